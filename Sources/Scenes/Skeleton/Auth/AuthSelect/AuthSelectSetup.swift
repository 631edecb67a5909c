/// What can happen in AuthSelect.
package enum AuthSelectTransition: Equatable, Sendable {
    /// The user wants to sign in.
    case signIn
    /// The user wants to sign up.
    case signUp
    /// The user wants to enter without authorising.
    case skip
}

/// What AuthSelect is given: who hears what happened.
package struct AuthSelectSetup {
    /// Called with each choice.
    package let transition: (AuthSelectTransition) -> Void

    /// Makes a setup.
    package init(transition: @escaping (AuthSelectTransition) -> Void) {
        self.transition = transition
    }
}
