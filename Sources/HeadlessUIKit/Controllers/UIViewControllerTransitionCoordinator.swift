public import Foundation

/// The properties of a transition, given to closures that run alongside it.
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether it was cancelled.
    var isCancelled: Bool { get }
}

/// Lets a controller act alongside a change of the window's size and after it.
///
/// Passed to `viewWillTransition(to:with:)`; usable until the change is over.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Adds a closure to call when the views have their new frames, and another for the end of the change.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Adds a closure to call when the views have their new frames.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// The coordinator of a turn of the device; the turn holds it until it is over.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    /// The closures to call with the new size; strong until they are called.
    private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    /// The closures to call when the change is over; strong until they are called.
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    let isAnimated = true
    let isCancelled = false

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { alongside.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    /// Calls the closures in the order in which they were added, and releases them.
    func finish() {
        let (animations, ends) = (alongside, completions)
        alongside = []
        completions = []
        for animation in animations { animation(self) }
        for end in ends { end(self) }
    }
}
