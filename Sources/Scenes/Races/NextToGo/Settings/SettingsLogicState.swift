/// The state of Settings.
package struct SettingsLogicState: Equatable, Codable {
    /// Whether the app is dark.
    package var darkMode: Bool
    /// The app's version.
    package var version = "1.0.0"
    /// The name of the app's environment.
    package var environment: String
}
