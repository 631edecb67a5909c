/// The transitions from SignIn.
package enum SignInTransition: Equatable, Sendable {
    /// The user has signed in and was stored.
    case signedIn
}

/// The input of SignIn: the closure for its transitions.
package struct SignInSetup {
    /// Called when the user has signed in and was stored.
    package let transition: (SignInTransition) -> Void

    /// Makes a setup.
    package init(transition: @escaping (SignInTransition) -> Void) {
        self.transition = transition
    }
}
