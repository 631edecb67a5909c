import HeadlessUIKit
import KooberScenes

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
