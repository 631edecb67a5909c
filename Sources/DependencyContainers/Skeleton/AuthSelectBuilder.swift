import Rehearsal
import SkeletonScenes

/// Builds AuthSelect, which needs no services.
struct AuthSelectBuilder {
    /// Builds the module.
    ///
    /// - Parameter transition: hears what happened; it holds the coordinator weakly, as in the builders below.
    func build(transition: @escaping (AuthSelectTransition) -> Void) -> UIViewController {
        AuthSelectVC(setup: AuthSelectSetup(transition: transition))
    }
}

/// Builds SignIn.
struct SignInBuilder {
    /// The services; strong, the app owns them.
    let container: SkeletonDC

    /// Builds the module.
    func build(transition: @escaping (SignInTransition) -> Void) -> UIViewController {
        SignInVC(
            account: container.account, users: container.users, overlay: container.overlay,
            setup: SignInSetup(transition: transition))
    }
}

/// Builds SignUp.
struct SignUpBuilder {
    /// The services; strong, the app owns them.
    let container: SkeletonDC

    /// Builds the module.
    func build(transition: @escaping (SignUpTransition) -> Void) -> UIViewController {
        SignUpVC(
            account: container.account, users: container.users, overlay: container.overlay,
            setup: SignUpSetup(transition: transition))
    }
}
