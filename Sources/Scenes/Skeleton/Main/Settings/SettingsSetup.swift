/// The transitions from Settings.
package enum SettingsTransition: Equatable, Sendable {
    /// The user has logged out and was removed.
    case loggedOut
}

/// The input of Settings: the closure for its transitions.
package struct SettingsSetup {
    /// Called when the user was removed.
    package let transition: (SettingsTransition) -> Void

    /// Makes a setup.
    package init(transition: @escaping (SettingsTransition) -> Void) {
        self.transition = transition
    }
}
