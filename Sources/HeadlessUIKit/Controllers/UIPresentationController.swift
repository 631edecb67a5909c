public import Foundation

/// The object that asks a delegate before the user pulls down a presented controller.
open class UIPresentationController: NSObject {
    /// Asked and notified about pulling down; weak, as in UIKit.
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
    /// Instead of what is below it; the user cannot pull it down.
    case fullScreen
    /// Over what is below it, which stays visible; the user can pull it down.
    case pageSheet
}

/// An object that decides whether the user may pull a controller down, and is notified; not of `dismiss(animated:)`.
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns whether the controller may be pulled down.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// Called when the user begins to pull it down.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Called when it was pulled down.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Called when the user tried to pull down a controller that may not be pulled down.
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
