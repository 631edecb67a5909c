/// What Settings knows.
package struct SettingsLogicState: Equatable, Codable {
    /// Whether all is dark.
    package var darkMode: Bool
    /// The app's version.
    package var version = "1.0.0"
    /// The name of the environment that the app runs in.
    package var environment: String
}
