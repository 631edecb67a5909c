/// The input of Settings, which is empty; the container's appearance stores the choices.
package struct SettingsSetup: Equatable, Sendable {
    /// Makes a setup.
    package init() {}
}
