#if os(iOS) || PHONE
    public import UIKit
#else
    public import HeadlessUIKit
#endif

extension UIGestureRecognizer {
    /// Adds what is done when the gesture is recognised: once for a tap, as it begins for a long press.
    ///
    /// - Parameter action: what to do; it is kept as long as the recogniser: capture the scene unowned or weakly.
    public func onRecognition(_ action: @escaping () -> Void) {
        #if os(iOS)
            let target = RecognitionTarget(action)
            addTarget(target, action: #selector(RecognitionTarget.recognize(_:)))
            // A recogniser does not keep its targets, so this one is associated with it.
            objc_setAssociatedObject(
                self, Unmanaged.passUnretained(target).toOpaque(), target, .OBJC_ASSOCIATION_RETAIN)
        #else
            addAction { if $0.isRecognizedNow { action() } }
        #endif
    }

    /// Whether this is the state in which an action is performed.
    fileprivate var isRecognizedNow: Bool { state == (self is UILongPressGestureRecognizer ? .began : .ended) }
}

#if os(iOS)
    /// The target that UIKit calls for a gesture.
    private final class RecognitionTarget: NSObject {
        /// What to do; strong, as long as the recogniser.
        private let action: () -> Void

        init(_ action: @escaping () -> Void) { self.action = action }

        /// Performs the action if the gesture is recognised.
        @objc func recognize(_ recognizer: UIGestureRecognizer) {
            if recognizer.isRecognizedNow { action() }
        }
    }
#endif
