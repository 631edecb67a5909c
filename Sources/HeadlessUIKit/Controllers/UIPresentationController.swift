public import Foundation

/// Presents a controller; asks a delegate in which style, and whether the user may dismiss it.
///
/// A subclass of the app presents a controller of the style `custom`, in a frame of its choice, and may add views to
/// the container.
open class UIPresentationController: NSObject {
    /// Asked and notified about the style and about dismissing by the user; weak, as in UIKit.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The presented controller; unowned, it owns this object.
    open private(set) unowned var presentedViewController: UIViewController
    /// The style in which the controller is shown; `nil` until it is presented.
    var shownStyle: UIModalPresentationStyle?
    /// The container of a controller of the style `custom`, with what the app adds to it; strong while it is presented.
    private(set) var container: UIView? { didSet { withExtendedLifetime(oldValue) {} } }

    /// Makes an object that presents a controller; `presentingViewController` is not needed here.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
    }

    /// The controller that presents the presented one, or will; before that, the presented one itself.
    open var presentingViewController: UIViewController {
        presentedViewController.ownPresenting ?? presentedViewController
    }

    /// The style that the app has set for the presented controller.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle.resolved }

    /// The style that replaces ``presentationStyle`` in a compact width if the delegate does not decide; by default
    /// none.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

    /// Returns the style that replaces ``presentationStyle`` with some traits, if the delegate does not decide.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
    }

    // MARK: A presentation of the app's own

    /// The view in which the presented view is; `nil` before the presentation.
    open var containerView: UIView? { container ?? presentedViewController.viewIfLoaded?.superview }
    /// The view that is presented.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    /// Where the presented view lies, in points of the container; by default all of it.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// Called before the presented view is added to the container.
    open func presentationTransitionWillBegin() {}
    /// Called when the controller is presented.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the controller is dismissed.
    open func dismissalTransitionWillBegin() {}
    /// Called when the controller is dismissed.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before the presented view gets its frame.
    open func containerViewWillLayoutSubviews() {}
    /// Called when the presented view has its frame.
    open func containerViewDidLayoutSubviews() {}

    var isCustom: Bool { shownStyle == .custom && type(of: self) != UIPresentationController.self }

    /// The topmost view behind the presented one that recognises a tap, or the container; `nil` if none does.
    var backdrop: UIView? {
        guard let container, let presentedView else { return nil }
        let behind = container.subviews.filter { !presentedView.isDescendant(of: $0) && $0.isOnDisplay }
        return (behind.reversed() + [container]).first { !$0.tapRecognizers.isEmpty }
    }

    /// Adds the view of a controller that the app presents itself to a window, in a container.
    func present(in window: UIWindow) {
        guard let view = presentedView else { return }
        if container == nil {
            let made = UIView(frame: window.bounds)
            container = made
            window.addSubview(made)
            presentationTransitionWillBegin()
        }
        container?.addSubview(view)
    }

    /// Places the container over its window, and the presented view in it.
    func place(in window: UIWindow) {
        container?.place(CGRect(origin: .zero, size: window.placement.size))
        containerViewWillLayoutSubviews()
        presentedView?.place(frameOfPresentedViewInContainerView)
        containerViewDidLayoutSubviews()
    }

    func removeContainer() {
        container?.removeFromSuperview()
        container = nil
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
        // The style stays if the answer is any other.
        shownStyle = [.fullScreen, .overFullScreen, .formSheet, .pageSheet].contains(adapted) ? adapted : style
    }
}

/// How a controller is presented.
@nonexhaustive public nonisolated enum UIModalPresentationStyle: Int, Sendable {
    /// As the system chooses: a page sheet.
    case automatic = -2
    /// In its own style, without an adaptation; only a delegate returns it.
    case none = -1
    /// It replaces what is below it; the user cannot pull it down.
    case fullScreen = 0
    /// Over what is below it, which stays visible; the user can pull it down.
    case pageSheet = 1
    /// On a phone, like a page sheet.
    case formSheet = 2
    /// Like `fullScreen`; UIKit covers only the controller that defines a presentation context, if there is one.
    case currentContext = 3
    /// As the presentation controller of the app's transitioning delegate determines, or like `overFullScreen`.
    case custom = 4
    /// Over the whole screen below it, which shows where its view is transparent; the user cannot pull it down.
    case overFullScreen = 5
    /// Like `overFullScreen`; UIKit covers only the controller that defines a presentation context, if there is one.
    case overCurrentContext = 6
    /// On a phone like a page sheet; if the delegate returns `none`, in a box beside a view.
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

    /// Returns the style in which a sheet or a popover is shown with some traits; by default, that for a compact width.
    ///
    /// It is asked once, when the controller is presented, and not when the device turns.
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
