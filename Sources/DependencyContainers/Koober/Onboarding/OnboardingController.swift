import Authentication
import KooberScenes
import Rehearsal

/// The interface without a user: a navigation controller with Welcome, and above it the sign-in or the sign-up.
final class OnboardingController: SingleChildController {
    /// The container of the onboarding; strong, it is released with this controller.
    private let container: OnboardingDC
    /// The navigation controller of the scenes; strong, it is the child.
    private let stack = UINavigationController()

    init(container: OnboardingDC) {
        self.container = container
        super.init()
        let welcome = container.factory.makeWelcome(
            WelcomeSetup(
                goToSignIn: { [weak self] in self?.showSignIn() }, goToSignUp: { [weak self] in self?.showSignUp() }))
        stack.setViewControllers([welcome], animated: false)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        show(stack)
        track(container)
    }

    /// Stops the container from posting logins.
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

    /// Pushes a scene above Welcome, unless another tap has already pushed one.
    private func push(_ make: () -> UIViewController) {
        guard stack.viewControllers.count == 1 else { return }
        stack.pushViewController(make(), animated: true)
    }
}
