import Coordinators
import Rehearsal
import SkeletonScenes

/// The flow without a signed-in user: AuthSelect, and above it the sign-in or the sign-up.
final class AuthCoordinator: Coordinator {
    /// The services; strong, the app owns them.
    private let container: SkeletonDC

    init(container: SkeletonDC, navigationController: UINavigationController) {
        self.container = container
        super.init(navigationController: navigationController)
    }

    /// Shows AuthSelect as the only screen.
    override func start() {
        let select = AuthSelectBuilder().build { [weak self] in self?.chose($0) }
        navigationController.setViewControllers([select], animated: true)
    }

    private func chose(_ transition: AuthSelectTransition) {
        switch transition {
        case .signIn: push { SignInBuilder(container: container).build { [weak self] _ in self?.finish() } }
        case .signUp: push { SignUpBuilder(container: container).build { [weak self] _ in self?.finish() } }
        case .skip: finish()
        }
    }

    /// Pushes a module above AuthSelect, unless another tap has already pushed one.
    private func push(_ build: () -> UIViewController) {
        guard navigationController.viewControllers.count == 1 else { return }
        navigationController.pushViewController(build(), animated: true)
    }
}

struct AuthSelectBuilder {
    /// Builds the module; in all builders, `transition` holds the coordinator weakly.
    func build(transition: @escaping (AuthSelectTransition) -> Void) -> UIViewController {
        AuthSelectVC(setup: AuthSelectSetup(transition: transition))
    }
}

struct SignInBuilder {
    /// The services; strong, the app owns them.
    let container: SkeletonDC

    func build(transition: @escaping (SignInTransition) -> Void) -> UIViewController {
        SignInVC(
            account: container.account, users: container.users, overlay: container.overlay,
            setup: SignInSetup(transition: transition))
    }
}

struct SignUpBuilder {
    /// The services; strong, the app owns them.
    let container: SkeletonDC

    func build(transition: @escaping (SignUpTransition) -> Void) -> UIViewController {
        SignUpVC(
            account: container.account, users: container.users, overlay: container.overlay,
            setup: SignUpSetup(transition: transition))
    }
}
