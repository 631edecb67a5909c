/// What can happen in SignIn.
package enum SignInTransition: Equatable, Sendable {
    /// The user has signed in and is stored.
    case signedIn
}

/// What SignIn is given: who hears what happened.
package struct SignInSetup {
    /// Called when the user has signed in and is stored.
    package let transition: (SignInTransition) -> Void

    /// Makes a setup.
    package init(transition: @escaping (SignInTransition) -> Void) {
        self.transition = transition
    }
}
