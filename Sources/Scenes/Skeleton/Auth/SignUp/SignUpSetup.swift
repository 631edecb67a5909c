/// What can happen in SignUp.
package enum SignUpTransition: Equatable, Sendable {
    /// The user has signed up and is stored.
    case signedUp
}

/// What SignUp is given: who hears what happened.
package struct SignUpSetup {
    /// Called when the user has signed up and is stored.
    package let transition: (SignUpTransition) -> Void

    /// Makes a setup.
    package init(transition: @escaping (SignUpTransition) -> Void) {
        self.transition = transition
    }
}
