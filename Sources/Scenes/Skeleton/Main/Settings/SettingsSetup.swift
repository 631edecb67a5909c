/// What can happen in Settings.
package enum SettingsTransition: Equatable, Sendable {
    /// The user has logged out and is removed.
    case loggedOut
}

/// What Settings is given: who hears what happened.
package struct SettingsSetup {
    /// Called when the user is removed.
    package let transition: (SettingsTransition) -> Void

    /// Makes a setup.
    package init(transition: @escaping (SettingsTransition) -> Void) {
        self.transition = transition
    }
}
