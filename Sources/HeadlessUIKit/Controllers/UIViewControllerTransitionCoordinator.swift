/// What a transition is like, for what happens alongside it.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether it was begun and let go.
    var isCancelled: Bool { get }
}

/// What lets a controller act alongside a change of the window's size and after it.
///
/// Given to `viewWillTransition(to:with:)`; good until the change is over.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Adds what to do alongside the change, when the views have their new frames, and what when it is over.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Adds what to do alongside the change, when the views have their new frames.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// The coordinator of a turn of the device; held by whoever turns it until the change is over.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    /// What to do with the new size; strong until it is done.
    private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    /// What to do when the change is over; strong until it is done.
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

    /// Performs what was added, in the order in which it was added, and lets go of it.
    func finish() {
        let (animations, ends) = (alongside, completions)
        alongside = []
        completions = []
        for animation in animations { animation(self) }
        for end in ends { end(self) }
    }
}
