/// The transitions from SignUp.
package enum SignUpTransition: Equatable, Sendable {
    /// The user has signed up and was stored.
    case signedUp
}

/// The input of SignUp: the closure for its transitions.
package struct SignUpSetup {
    /// Called when the user has signed up and was stored.
    package let transition: (SignUpTransition) -> Void

    /// Makes a setup.
    package init(transition: @escaping (SignUpTransition) -> Void) {
        self.transition = transition
    }
}
