package import Workers

/// What the scenes of a signed-in user share; one for each session.
///
/// The controller of the signed-in interface owns the container, and each scene of the act keeps it while it lives.
package protocol SignedInDCInterface: AnyObject {
    /// Who is signed in.
    var profile: UserProfile { get }
    /// Knows where the user is.
    var locator: any KooberLocatorWorker { get }
    /// Makes the scenes of the act; the container owns it.
    var factory: any SignedInFactoryInterface { get }
}
