public import Rehearsal

/// A container with one child, which can be replaced.
open class SingleChildController: SceneController {
    /// The current child, or the new one while it replaces another; `nil` before the first.
    public var child: UIViewController? { children.last }

    /// Replaces the current child with another one.
    ///
    /// The order of the callbacks is that of a new root controller: old willDisappear, new willAppear, old
    /// didDisappear, new didAppear.
    public func show(_ next: UIViewController) {
        let previous = child
        guard next !== previous else { return }
        let isOnScreen = view.window != nil
        previous?.willMove(toParent: nil)
        addChild(next)
        if isOnScreen {
            previous?.beginAppearanceTransition(false, animated: true)
            next.beginAppearanceTransition(true, animated: true)
        }
        previous?.view.removeFromSuperview()
        next.view.frame = view.bounds
        next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(next.view)
        if isOnScreen {
            previous?.endAppearanceTransition()
            next.endAppearanceTransition()
        }
        previous?.removeFromParent()
        next.didMove(toParent: self)
    }

    /// The child's supported orientations.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        child?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
}

/// The side to which the old interface leaves; the raw value is the name in the trace.
public enum TransitionDirection: String, Sendable {
    /// To the left: the user signs out.
    case left
    /// To the right: the user signs in.
    case right
}
