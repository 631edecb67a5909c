package import KooberWorkers
package import Rehearsal

/// The container of the onboarding, as its scenes see it; a new one is made each time that no user is signed in.
///
/// The onboarding's controller owns the container, and each scene of the act keeps it while it lives.
package protocol OnboardingDCInterface: AnyObject {
    /// Signs in and signs up.
    var auth: any KooberAuthWorker { get }
    /// Makes the scenes of the act; the container owns it.
    var factory: any OnboardingFactoryInterface { get }
}

/// Makes the scenes of the onboarding.
package protocol OnboardingFactoryInterface: AnyObject {
    /// Makes the first scene of the onboarding.
    func makeWelcome(_ setup: WelcomeSetup) -> UIViewController
    /// Makes the sign-in.
    func makeSignIn(_ setup: SignInSetup) -> UIViewController
    /// Makes the sign-up.
    func makeSignUp(_ setup: SignUpSetup) -> UIViewController
}
