/// The progress of the launch.
package struct SplashLogicState: Equatable, Codable {
    enum Settings: String, CaseIterable, Codable {
        case idle
        case updating
        /// It has failed, and its alert is on screen.
        case failed
        case done
    }

    enum Display: String, CaseIterable, Codable {
        case idle
        case running
        case elapsed
    }

    enum Departure: String, CaseIterable, Codable {
        case staying
        case fading
        case left
    }

    var settings = Settings.idle
    var display = Display.idle
    var departure = Departure.staying

    var isReady: Bool { settings == .done && display == .elapsed && departure == .staying }
}
