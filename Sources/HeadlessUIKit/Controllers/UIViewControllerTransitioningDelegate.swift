public import Foundation

/// An object that gives a presented controller the app's own animation, and the app's own presentation.
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Returns the object that animates a presentation; `nil` for the system's animation.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the object that animates a dismissal; `nil` for the system's animation.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the object that presents a controller of the style `custom`; `nil` for a cover of the whole screen.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Returns `nil`.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns `nil`.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns `nil`.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// An object that animates a transition.
///
/// On a stage a transition is over when the call that began it returns. Before that, when all views have their final
/// frames, `animateTransition(using:)` is called; its animations go on afterwards, on the virtual clock.
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns how long the animation lasts, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Begins the animation, whose end calls `completeTransition(_:)` of the context.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Called when the animation has called `completeTransition(_:)`.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The properties of a transition that the app animates.
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the views of both controllers are.
    var containerView: UIView { get }
    /// Whether the transition is animated: always.
    var isAnimated: Bool { get }
    /// Whether the user's finger leads the transition: never.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled: never.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation; `none` in a navigation controller.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Says that the animation has ended.
    func completeTransition(_ didComplete: Bool)
    /// Returns one of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view of one of the two controllers, if the transition adds or removes it.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns where a controller's view begins, in points of the container; zero for one that is not on screen yet.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns where a controller's view ends, in points of the container; zero for one that leaves.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Names one of the controllers of a transition.
public nonisolated struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller that was visible before.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible after it.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names the view of one of the controllers of a transition.
public nonisolated struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view of the controller that was visible before.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view of the controller that is visible after it.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// A transition that the app animates; the animation holds it until it has ended.
final class AppTransition: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    let isAnimated = true
    let isInteractive = false
    let transitionWasCancelled = false
    /// The controller that was visible before; strong, until the transition has ended.
    private let from: UIViewController?
    /// The controller that is visible after it; strong, until the transition has ended.
    private let to: UIViewController?
    /// Those of the two whose views the transition adds or removes; strong, until it has ended.
    private let moving: [UIViewController?]
    /// The object that animates; strong, until it has ended.
    private var animator: (any UIViewControllerAnimatedTransitioning)? { didSet { withExtendedLifetime(oldValue) {} } }

    init(
        in containerView: UIView, from: UIViewController?, to: UIViewController?, moving: [UIViewController?],
        style: UIModalPresentationStyle = .none
    ) {
        (self.containerView, presentationStyle) = (containerView, style)
        (self.from, self.to, self.moving) = (from, to, moving)
    }

    func animate(by animator: any UIViewControllerAnimatedTransitioning, with coordinator: TransitionCoordinator?) {
        self.animator = animator
        coordinator?.transitionDuration = animator.transitionDuration(using: self)
        animator.animateTransition(using: self)
    }

    func completeTransition(_ didComplete: Bool) {
        let ended = animator
        animator = nil
        ended?.animationEnded(didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        let controller = key == .from ? from : key == .to ? to : nil
        return moving.contains { $0 === controller } ? controller?.viewIfLoaded : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === from ? vc.viewIfLoaded?.frame ?? .zero : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        guard vc === to else { return moving.contains { $0 === vc } ? .zero : vc.viewIfLoaded?.frame ?? .zero }
        return vc.customPresentation?.frameOfPresentedViewInContainerView ?? containerView.bounds
    }
}
