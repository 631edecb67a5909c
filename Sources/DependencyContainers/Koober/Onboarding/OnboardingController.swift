import Authentication
import KooberScenes
import Rehearsal

/// The onboarding: a stack with Welcome, and over it the sign-in or the sign-up.
final class OnboardingController: SingleChildController {
    /// What the scenes share; strong, it goes with the stack.
    private let container: OnboardingDC
    /// The scenes on each other; strong, it is the child.
    private let stack = UINavigationController()

    init(container: OnboardingDC) {
        self.container = container
        super.init()
        let welcome = container.factory.makeWelcome(
            WelcomeSetup(
                goToSignIn: { [weak self] in self?.showSignIn() }, goToSignUp: { [weak self] in self?.showSignUp() }))
        stack.setViewControllers([welcome], animated: false)
    }

    /// Shows the stack, and registers the container: it must be gone once the onboarding has left.
    override func viewDidLoad() {
        super.viewDidLoad()
        show(stack)
        track(container)
    }

    /// Ends the container's posting.
    override func didLeaveForGood() {
        super.didLeaveForGood()
        container.end()
    }

    private func showSignIn() {
        let setup = SignInSetup { [weak self] session, failed in
            self?.container.signedIn(session) {
                failed()
                self?.presentSignInFailure()
            }
        }
        push { container.factory.makeSignIn(setup) }
    }

    private func showSignUp() {
        let setup = SignUpSetup { [weak self] session, failed in
            self?.container.signedIn(session) {
                failed()
                self?.presentSignUpFailure()
            }
        }
        push { container.factory.makeSignUp(setup) }
    }

    /// Pushes one scene over Welcome; a second tap at the same moment pushes no second one.
    private func push(_ make: () -> UIViewController) {
        guard stack.viewControllers.count == 1 else { return }
        stack.pushViewController(make(), animated: true)
    }
}
