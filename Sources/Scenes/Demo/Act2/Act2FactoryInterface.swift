package import HeadlessUIKit

/// What makes the scenes of Act 2 and what is embedded in them.
package protocol Act2FactoryInterface: AnyObject {
    /// Makes the detail.
    func makeDetail(_ setup: DetailSetup) -> UIViewController
    /// Makes the controller that Detail embeds.
    func makeEmbedded() -> UIViewController
}
