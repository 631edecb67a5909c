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
