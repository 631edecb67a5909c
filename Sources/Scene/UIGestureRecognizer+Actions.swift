#if os(iOS) || PHONE
    public import UIKit
#else
    public import HeadlessUIKit
#endif

extension UIGestureRecognizer {
    /// Adds an action for a recognised gesture: at the end of a tap or a swipe, at the beginning of a long press.
    ///
    /// - Parameter action: called each time; the recogniser keeps it: capture the scene unowned or weakly.
    public func onRecognition(_ action: @escaping () -> Void) {
        onChange { [unowned self] in if isRecognizedNow { action() } }
    }

    /// Adds an action for each phase of the gesture, as for a pan; `state` gives the phase.
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

    fileprivate var isRecognizedNow: Bool { state == (self is UILongPressGestureRecognizer ? .began : .ended) }
}

#if os(iOS)
    /// The target that UIKit calls for a gesture.
    private final class RecognitionTarget: NSObject {
        /// The action; strong, the target lives as long as its recogniser.
        private let action: () -> Void

        init(_ action: @escaping () -> Void) { self.action = action }

        @objc func recognize(_ recognizer: UIGestureRecognizer) { action() }
    }
#endif
