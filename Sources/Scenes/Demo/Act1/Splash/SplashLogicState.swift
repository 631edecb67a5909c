/// The progress of the launch.
package struct SplashLogicState: Equatable, Codable {
    /// The settings update.
    enum Settings: String, CaseIterable, Codable {
        case idle
        case updating
        /// It has failed, and its alert is on screen.
        case failed
        case done
    }

    /// The minimum display time.
    enum Display: String, CaseIterable, Codable {
        case idle
        case running
        case elapsed
    }

    /// The departure from Splash.
    enum Departure: String, CaseIterable, Codable {
        case staying
        case fading
        case left
    }

    var settings = Settings.idle
    var display = Display.idle
    var departure = Departure.staying

    /// Whether Splash can leave.
    var isReady: Bool { settings == .done && display == .elapsed && departure == .staying }
}
