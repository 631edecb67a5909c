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

/// Tells the coordinator that the user has signed in, and goes nowhere itself.
final class SignInNavigator: AccountNavigatorInterface {
    /// What the scene was given; its closure holds the coordinator weakly.
    private let setup: SignInSetup

    init(setup: SignInSetup) {
        self.setup = setup
    }

    func finished() { setup.transition(.signedIn) }
}
