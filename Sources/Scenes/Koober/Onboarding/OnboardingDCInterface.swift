package import Rehearsal
package import Workers

/// What the scenes for somebody who is not signed in share; made each time they are shown.
///
/// The navigation controller of the onboarding owns the container, and each scene of the act keeps it while it lives.
package protocol OnboardingDCInterface: AnyObject {
    /// Signs in and signs up.
    var auth: any KooberAuthWorker { get }
    /// Makes the scenes of the act; the container owns it.
    var factory: any OnboardingFactoryInterface { get }
}

/// What makes the scenes for somebody who is not signed in.
package protocol OnboardingFactoryInterface: AnyObject {
    /// Makes the scene that the onboarding begins with.
    func makeWelcome(_ setup: WelcomeSetup) -> UIViewController
    /// Makes the sign-in.
    func makeSignIn(_ setup: SignInSetup) -> UIViewController
    /// Makes the sign-up.
    func makeSignUp(_ setup: SignUpSetup) -> UIViewController
}
