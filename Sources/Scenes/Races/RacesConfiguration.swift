/// The part of `Config.plist` that races reads.
package nonisolated struct RacesConfiguration: Decodable, Equatable, Sendable {
    /// The app's own group of keys.
    package struct Races: Decodable, Equatable, Sendable {
        /// The number of races at launch and after a reset; by default 5.
        package var topCount: UInt16?
        /// How long a race is shown after its start, in seconds; by default 60.
        package var expirySeconds: UInt16?
        /// The time between the requests of two loads, in seconds; by default 300.
        package var refreshSeconds: UInt16?

        /// Makes a group; nil stands for the app's default.
        package init(topCount: UInt16? = nil, expirySeconds: UInt16? = nil, refreshSeconds: UInt16? = nil) {
            self.topCount = topCount
            self.expirySeconds = expirySeconds
            self.refreshSeconds = refreshSeconds
        }
    }

    /// The app's own group of keys; nil if it is missing.
    package var races: Races?

    /// Makes a configuration.
    package init(races: Races? = nil) {
        self.races = races
    }
}
