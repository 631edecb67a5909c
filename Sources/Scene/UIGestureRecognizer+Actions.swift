public import HeadlessUIKit

extension UIGestureRecognizer {
    /// Adds what is done when the gesture is recognised: once for a tap, as it begins for a long press.
    ///
    /// - Parameter action: what to do; it is kept as long as the recogniser: capture the scene unowned or weakly.
    public func onRecognition(_ action: @escaping () -> Void) {
        addAction { recognizer in
            let first: UIGestureRecognizer.State = recognizer is UILongPressGestureRecognizer ? .began : .ended
            if recognizer.state == first { action() }
        }
    }
}
