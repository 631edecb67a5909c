/// The state of Settings.
struct SettingsLogicState: Equatable, Codable {
    /// What Settings does at the moment.
    enum Phase: String, CaseIterable, Codable {
        case idle
        /// Waiting for the user to be removed.
        case loggingOut
    }

    /// The app's name.
    var appName: String
    /// The name of the app's environment.
    var environment: String
    /// Whether notifications are on.
    var notifications = false
    /// Whether some feature is on.
    var someFeature = false
    /// What Settings does at the moment.
    var phase = Phase.idle
}
