import Authentication
import KooberScenes
import KooberWorkers
import Rehearsal

/// The container of the onboarding, the scenes without a signed-in user; only it posts logins, until it is ended.
///
/// ```
/// OnboardingController ──strong──> OnboardingDC ──strong──> OnboardingFactory ──unowned──> OnboardingDC
/// a scene of the act ──strong──> OnboardingDC
/// ```
final class OnboardingDC: OnboardingDCInterface {
    let auth: any KooberAuthWorker
    /// Makes the scenes; strong, it holds this container unowned.
    private(set) lazy var factory: any OnboardingFactoryInterface = OnboardingFactory(container: self)
    /// Whether the onboarding has left, so that nothing more is posted.
    private var hasEnded = false

    init(auth: any KooberAuthWorker) {
        self.auth = auth
    }

    /// Posts that a user has signed in; `failed` is called if the session could not be stored.
    func signedIn(_ session: UserSession, failed: @escaping () -> Void) {
        guard !hasEnded else { return }
        NotificationCenter.default.postLogin(of: session, failed: failed)
    }

    /// Ends the posting of logins; called when the onboarding has left for good.
    func end() { hasEnded = true }
}

/// Makes the scenes of the onboarding.
final class OnboardingFactory: OnboardingFactoryInterface {
    /// The container; unowned, it owns this factory.
    private unowned let container: OnboardingDC

    init(container: OnboardingDC) {
        self.container = container
    }

    func makeWelcome(_ setup: WelcomeSetup) -> UIViewController { WelcomeVC(container: container, setup: setup) }

    func makeSignIn(_ setup: SignInSetup) -> UIViewController { SignInVC(container: container, setup: setup) }

    func makeSignUp(_ setup: SignUpSetup) -> UIViewController { SignUpVC(container: container, setup: setup) }
}
