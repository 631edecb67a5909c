#if os(iOS) || PHONE
    public import UIKit
#else
    public import HeadlessUIKit
#endif

extension UIGestureRecognizer {
    /// Adds an action for when the gesture is recognised: at the end of a tap or a swipe, at the beginning of a long
    /// press.
    ///
    /// - Parameter action: called each time; the recogniser keeps it: capture the scene unowned or weakly.
    public func onRecognition(_ action: @escaping () -> Void) {
        onChange { [unowned self] in if isRecognizedNow { action() } }
    }

    /// Adds an action for each phase of the gesture, as a pan needs it: `state` says which.
    ///
    /// - Parameter action: called each time; the recogniser keeps it: capture the scene and the recogniser unowned or
    ///   weakly.
    public func onChange(_ action: @escaping () -> Void) {
        #if os(iOS)
            let target = RecognitionTarget(action)
            addTarget(target, action: #selector(RecognitionTarget.recognize(_:)))
            // A recogniser does not keep its targets; the association keeps this one alive.
            objc_setAssociatedObject(
                self, Unmanaged.passUnretained(target).toOpaque(), target, .OBJC_ASSOCIATION_RETAIN)
        #else
            addAction { _ in action() }
        #endif
    }

    /// Whether the recogniser is in the state in which actions are called.
    fileprivate var isRecognizedNow: Bool { state == (self is UILongPressGestureRecognizer ? .began : .ended) }
}

#if os(iOS)
    /// The target that UIKit calls for a gesture.
    private final class RecognitionTarget: NSObject {
        /// The action; strong, the target and its recogniser live equally long.
        private let action: () -> Void

        init(_ action: @escaping () -> Void) { self.action = action }

        /// Calls the action.
        @objc func recognize(_ recognizer: UIGestureRecognizer) { action() }
    }
#endif
