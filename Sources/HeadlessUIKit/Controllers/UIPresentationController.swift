/// What stands between a presented controller and the user who pulls it down.
open class UIPresentationController {
    /// What is asked and told about pulling down; weak, as in UIKit.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The presented controller; unowned, it owns this object.
    open private(set) unowned var presentedViewController: UIViewController

    init(presenting controller: UIViewController) {
        presentedViewController = controller
    }
}

/// How a controller is presented.
public nonisolated enum UIModalPresentationStyle: Sendable {
    /// As the system chooses: a page sheet.
    case automatic
    /// In place of what is below it; it cannot be pulled down.
    case fullScreen
    /// Over what is below it, which stays visible; the user can pull it down.
    case pageSheet
}

/// What is asked and told when the user pulls a presented controller down; `dismiss(animated:)` tells it nothing.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Returns whether the controller may be pulled down.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// Called when the user begins to pull it down.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Called when it was pulled down.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Called when the user tried to pull down what may not be.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns `true`.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }

    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
