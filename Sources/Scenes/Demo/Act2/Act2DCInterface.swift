package import Rehearsal

/// The container of Act 2, as its scenes see it.
///
/// Act 1's factory makes it. Only the scenes of the act keep it, so it ends with the last of them.
package protocol Act2DCInterface: AnyObject {
    /// The user of the act.
    var user: User { get }
    /// Makes the scenes of Act 2; the container owns it.
    var factory: any Act2FactoryInterface { get }
}

/// Makes the scenes of Act 2 and the scenes embedded in them.
package protocol Act2FactoryInterface: AnyObject {
    /// Makes the detail.
    func makeDetail(_ setup: DetailSetup) -> UIViewController
    /// Makes the controller that Detail embeds.
    func makeEmbedded() -> UIViewController
}
