/// The part of `Config.plist` that races reads.
package nonisolated struct RacesConfiguration: Decodable, Equatable, Sendable {
    /// The app's own group of keys.
    package struct Races: Decodable, Equatable, Sendable {
        /// How many races are shown at launch and after a reset; 5 if nothing is said.
        package var topCount: UInt16?
        /// How long a race is shown after its start, in seconds; 60 if nothing is said.
        package var expirySeconds: UInt16?
        /// How long after a load was asked the next one is, in seconds; 300 if nothing is said.
        package var refreshSeconds: UInt16?

        /// Makes a group; what is left out is as the app has it.
        package init(topCount: UInt16? = nil, expirySeconds: UInt16? = nil, refreshSeconds: UInt16? = nil) {
            self.topCount = topCount
            self.expirySeconds = expirySeconds
            self.refreshSeconds = refreshSeconds
        }
    }

    /// The app's own group of keys, if there is one.
    package var races: Races?

    /// Makes a configuration.
    package init(races: Races? = nil) {
        self.races = races
    }
}
