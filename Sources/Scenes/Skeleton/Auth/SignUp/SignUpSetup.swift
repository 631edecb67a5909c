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

/// Tells the coordinator that the user has signed up, and goes nowhere itself.
final class SignUpNavigator: AccountNavigatorInterface {
    /// What the scene was given; its closure holds the coordinator weakly.
    private let setup: SignUpSetup

    init(setup: SignUpSetup) {
        self.setup = setup
    }

    func finished() { setup.transition(.signedUp) }
}
