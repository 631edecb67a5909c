/// What Settings knows.
struct SettingsLogicState: Equatable, Codable {
    /// What Settings is doing.
    enum Phase: String, CaseIterable, Codable {
        case idle
        /// Waiting for the user to be removed.
        case loggingOut
    }

    /// The app's name.
    var appName: String
    /// The name of the environment that the app runs in.
    var environment: String
    /// Whether notifications are on.
    var notifications = false
    /// Whether some feature is on.
    var someFeature = false
    /// What Settings is doing.
    var phase = Phase.idle
}
