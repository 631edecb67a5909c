/// What Settings is given: nothing; what is chosen in it, the container's appearance keeps.
package struct SettingsSetup: Equatable, Sendable {
    /// Makes a setup.
    package init() {}
}
