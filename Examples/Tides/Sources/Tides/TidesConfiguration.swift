/// The part of `Config.plist` that Tides reads.
package nonisolated struct TidesConfiguration: Decodable, Equatable, Sendable {
    /// How heights are written.
    package nonisolated enum Units: String, Decodable, CaseIterable, Sendable {
        /// Metres, with a decimal: 5.1 m.
        case metres
        /// Feet: 17 ft.
        case feet
    }

    /// How heights are written; metres where the file does not say.
    package var units: Units?
}
