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
