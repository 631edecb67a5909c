package import Rehearsal

/// What the scenes of Act 2 share: a user.
///
/// Act 1's factory makes the container; the scenes of the act keep it, so it goes with the last of them.
package protocol Act2DCInterface: AnyObject {
    /// Who the act is for.
    var user: User { get }
    /// Makes the scenes of Act 2; the container owns it.
    var factory: any Act2FactoryInterface { get }
}

/// What makes the scenes of Act 2 and what is embedded in them.
package protocol Act2FactoryInterface: AnyObject {
    /// Makes the detail.
    func makeDetail(_ setup: DetailSetup) -> UIViewController
    /// Makes the controller that Detail embeds.
    func makeEmbedded() -> UIViewController
}
