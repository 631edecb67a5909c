/// The transitions from AuthSelect.
package enum AuthSelectTransition: Equatable, Sendable {
    /// The user wants to sign in.
    case signIn
    /// The user wants to sign up.
    case signUp
    /// The user wants to use the app without signing in.
    case skip
}

/// The input of AuthSelect: the closure for its transitions.
package struct AuthSelectSetup {
    /// Called with each choice.
    package let transition: (AuthSelectTransition) -> Void

    /// Makes a setup.
    package init(transition: @escaping (AuthSelectTransition) -> Void) {
        self.transition = transition
    }
}
