public import Rehearsal

/// A container that shows one child, which another one can replace.
open class SingleChildController: SceneController {
    /// The child, the last of the children while one takes another's place; `nil` before the first.
    public var child: UIViewController? { children.last }

    /// Shows a child in place of the one that is shown, which leaves.
    ///
    /// The order is that of a new root: old willDisappear, new willAppear, old didDisappear, new didAppear.
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

    /// What the child supports.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        child?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
}

/// To which side the old interface leaves; the raw value is what a trace calls it.
public enum TransitionDirection: String, Sendable {
    /// To the left: the way out.
    case left
    /// To the right: the way in.
    case right
}
