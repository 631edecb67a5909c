public import Foundation

/// Presents a controller; asks a delegate in which style, and whether the user may dismiss it.
open class UIPresentationController: NSObject {
    /// Asked and notified about the style and about dismissing by the user; weak, as in UIKit.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The presented controller; unowned, it owns this object.
    open private(set) unowned var presentedViewController: UIViewController
    /// The style in which the controller is shown since it was presented; `nil` before.
    var shownStyle: UIModalPresentationStyle?

    init(presenting controller: UIViewController) {
        presentedViewController = controller
    }

    /// The controller that presents the presented one, or will; before that, the presented one itself.
    open var presentingViewController: UIViewController {
        presentedViewController.ownPresenting ?? presentedViewController
    }

    /// The style that the app has set for the presented controller.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle.resolved }

    /// The style that replaces ``presentationStyle`` in a compact width, if the delegate does not decide; none by
    /// default.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

    /// Returns the style that replaces ``presentationStyle`` with some traits, if the delegate does not decide.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
    }

    /// Asks the delegate for the style of a sheet or popover, once for each presentation.
    func adapt() {
        let style = presentationStyle
        guard style == .pageSheet || style == .formSheet || style == .popover else {
            shownStyle = style
            return
        }
        let traits = UIApplication.shared.traitCollection
        let adapted =
            delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
            ?? adaptivePresentationStyle(for: traits)
        // Any other answer leaves the style as it is.
        shownStyle = [.fullScreen, .overFullScreen, .formSheet, .pageSheet].contains(adapted) ? adapted : style
    }
}

/// How a controller is presented.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
    /// As the system chooses: a page sheet.
    case automatic = -2
    /// In its own style, without an adaptation; only a delegate returns it.
    case none = -1
    /// It replaces what is below it; the user cannot pull it down.
    case fullScreen = 0
    /// Over what is below it, which stays visible; the user can pull it down.
    case pageSheet = 1
    /// As a page sheet, on a phone.
    case formSheet = 2
    /// As `fullScreen`; UIKit covers only the controller that defines a presentation context, if there is one.
    case currentContext = 3
    /// As `overFullScreen`: an app cannot define its own presentations on a stage.
    case custom = 4
    /// Over the whole screen below it, which shows where its view is transparent; the user cannot pull it down.
    case overFullScreen = 5
    /// As `overFullScreen`; UIKit covers only the controller that defines a presentation context, if there is one.
    case overCurrentContext = 6
    /// On a phone, as a page sheet, unless the delegate returns `none`: then in a box beside a view.
    case popover = 7

    /// The style itself, or a page sheet if the system chooses.
    var resolved: UIModalPresentationStyle { self == .automatic || self == .none ? .pageSheet : self }
}

/// An object that decides how a controller is presented and whether the user may dismiss it, and is notified.
///
/// It is asked and notified when the user pulls a sheet down or taps beside a popover; not of `dismiss(animated:)`.
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns the style in which a sheet or a popover is shown in a compact width; `none` for its own.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// Returns the style in which a sheet or a popover is shown with some traits; by default that for a compact width.
    ///
    /// It is asked once, when the controller is presented; a turn of the device does not ask again.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// Returns whether the user may dismiss the controller.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// Called when the user begins to dismiss it.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Called when the user has dismissed it.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Called when the user tried to dismiss a controller that may not be dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns the presentation controller's own style for a compact width.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.adaptivePresentationStyle
    }

    /// Returns what the method without traits returns.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        adaptivePresentationStyle(for: controller)
    }

    /// Returns `true`.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }

    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
