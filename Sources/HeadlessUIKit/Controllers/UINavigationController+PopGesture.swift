import Foundation

extension UINavigationController {
    /// A change of the stack, for a delegate that animates it.
    public nonisolated enum Operation: Int, Sendable {
        /// None.
        case none = 0
        /// A controller is pushed.
        case push = 1
        /// A controller is popped.
        case pop = 2
    }

    /// Why the user cannot go back here by the edge gesture; `nil` if the user can.
    var reasonNotToSwipeBack: GestureRefusal? {
        guard let gesture = interactivePopGestureRecognizer, children.count > 1 else { return reasonNotToGoBack }
        guard gesture.isEnabled else { return .edgeGestureOff }
        if gesture.delegate is StandardPopDelegate { return reasonNotToGoBack }
        return gesture.canBegin ? nil : .edgeGestureOff
    }
}

/// The recogniser of a navigation controller's edge gesture.
final class PopGestureRecognizer: UIGestureRecognizer {
    /// The delegate that it has until the app sets another; strong, the recogniser owns it.
    private let standard = StandardPopDelegate()

    init(in view: UIView) {
        super.init()
        self.view = view
        delegate = standard
    }
}

/// The delegate of UIKit's own, with which the gesture begins only where there is a Back button.
private final class StandardPopDelegate: NSObject, UIGestureRecognizerDelegate {}
