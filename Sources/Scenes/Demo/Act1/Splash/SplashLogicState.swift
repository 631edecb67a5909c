/// How far the launch has come.
package struct SplashLogicState: Equatable, Codable {
    /// The settings update.
    enum Settings: String, CaseIterable, Codable {
        case idle
        case updating
        /// It failed, and the user has not yet read that.
        case failed
        case done
    }

    /// The minimum display time.
    enum Display: String, CaseIterable, Codable {
        case idle
        case running
        case elapsed
    }

    /// The way out.
    enum Departure: String, CaseIterable, Codable {
        case staying
        case fading
        case left
    }

    var settings = Settings.idle
    var display = Display.idle
    var departure = Departure.staying

    /// Whether nothing keeps Splash on screen any more.
    var isReady: Bool { settings == .done && display == .elapsed && departure == .staying }
}
