/// The state of Settings.
struct SettingsLogicState: Equatable, Codable {
    enum Phase: String, CaseIterable, Codable {
        case idle
        /// Waiting for the user to be removed.
        case loggingOut
    }

    var appName: String
    var environment: String
    var notifications = false
    var someFeature = false
    var phase = Phase.idle
}
