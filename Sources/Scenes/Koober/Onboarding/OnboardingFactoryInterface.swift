package import HeadlessUIKit

/// What makes the scenes for somebody who is not signed in.
package protocol OnboardingFactoryInterface: AnyObject {
    /// Makes the scene that the onboarding begins with.
    func makeWelcome(_ setup: WelcomeSetup) -> UIViewController
    /// Makes the sign-in.
    func makeSignIn(_ setup: SignInSetup) -> UIViewController
    /// Makes the sign-up.
    func makeSignUp(_ setup: SignUpSetup) -> UIViewController
}
