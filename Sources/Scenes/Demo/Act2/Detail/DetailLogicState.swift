/// What Detail knows.
package struct DetailLogicState: Equatable, Codable {
    /// Whether the device may turn.
    package enum Rotation: String, CaseIterable, Codable {
        /// It may.
        case unlocked
        /// It stays as it is.
        case locked
    }

    /// The heading.
    package var headline: String
    /// How often the device was turned.
    package var numberOfRotations: Int
    /// Whether the device may turn.
    package var rotation = Rotation.unlocked
}
