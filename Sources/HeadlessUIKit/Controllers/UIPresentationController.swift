/// What stands between a presented controller and the user who pulls it down.
public final class UIPresentationController {
    /// What is asked and told about pulling down; weak, as in UIKit.
    public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The presented controller; weak, it owns this object.
    public private(set) weak var presentedViewController: UIViewController?

    init(presenting controller: UIViewController) {
        presentedViewController = controller
    }
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Sendable {
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

/// What lets a controller act alongside a change of the window's size and after it.
///
/// Given to `viewWillTransition(to:with:)`; good until the change is over. A class, where UIKit has a protocol.
public final class UIViewControllerTransitionCoordinator {
    /// What to do with the new size; strong until it is done.
    private var alongside: [(UIViewControllerTransitionCoordinator) -> Void] = []
    /// What to do when the change is over; strong until it is done.
    private var completions: [(UIViewControllerTransitionCoordinator) -> Void] = []
    /// Whether the change is animated; a turn of the device is.
    public let isAnimated = true

    init() {}

    /// Adds what to do alongside the change, when the views have their new frames, and what when it is over.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinator) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinator) -> Void)? = nil
    ) -> Bool {
        if let animation { alongside.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    /// Performs what was added, in the order in which it was added, and lets go of it.
    func finish() {
        let (animations, ends) = (alongside, completions)
        alongside = []
        completions = []
        for animation in animations { animation(self) }
        for end in ends { end(self) }
    }
}
