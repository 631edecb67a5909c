import Authentication
import KooberScenes
import Rehearsal
import Workers

/// What the scenes for somebody who is not signed in share.
///
/// From its creation to its end it alone posts logins.
///
/// ```
/// OnboardingController ──strong──> OnboardingDC ──strong──> OnboardingFactory ──unowned──> OnboardingDC
/// a scene of the act ──strong──> OnboardingDC
/// ```
final class OnboardingDC: OnboardingDCInterface {
    let auth: any KooberAuthWorker
    /// Makes scenes; strong, it holds this container unowned.
    private(set) lazy var factory: any OnboardingFactoryInterface = OnboardingFactory(container: self)
    /// Whether the onboarding is over, so that nothing is posted any more.
    private var hasEnded = false

    init(auth: any KooberAuthWorker) {
        self.auth = auth
    }

    /// Tells the app that a user has signed in; `failed` is called if the session could not be stored.
    func signedIn(_ session: UserSession, failed: @escaping () -> Void) {
        guard !hasEnded else { return }
        NotificationCenter.default.postLogin(of: session, failed: failed)
    }

    /// Ends the posting: the onboarding has left for good.
    func end() { hasEnded = true }
}

/// Makes the scenes for somebody who is not signed in.
final class OnboardingFactory: OnboardingFactoryInterface {
    /// What the scenes share; unowned, the container owns this factory.
    private unowned let container: OnboardingDC

    init(container: OnboardingDC) {
        self.container = container
    }

    func makeWelcome(_ setup: WelcomeSetup) -> UIViewController { WelcomeVC(container: container, setup: setup) }

    func makeSignIn(_ setup: SignInSetup) -> UIViewController { SignInVC(container: container, setup: setup) }

    func makeSignUp(_ setup: SignUpSetup) -> UIViewController { SignUpVC(container: container, setup: setup) }
}
