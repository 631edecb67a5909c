import Foundation

extension UINavigationController {
    /// A change of the stack, for a delegate that animates it.
    @nonexhaustive public nonisolated enum Operation: Int, Sendable {
        /// What happens on the stack.
        case none, push, pop
    }

    /// Lets the app's animator begin a push or a pop, if the delegate returns one.
    func animateByApp(
        from previous: UIViewController, to next: UIViewController, with coordinator: TransitionCoordinator
    ) {
        let operation = children.contains(previous) ? Operation.push : .pop
        guard
            let animator = delegate?.navigationController(
                self, animationControllerFor: operation, from: previous, to: next)
        else { return }
        next.view.frame = previous.view.frame
        view.insertSubview(next.view, belowSubview: navigationBar)
        AppTransition(in: view, from: previous, to: next, moving: [previous, next])
            .animate(by: animator, with: coordinator)
    }

    /// Makes the coordinator of a push or a pop, which lasts 0.35 seconds as in UIKit.
    func makeCoordinator(
        from previous: UIViewController, to next: UIViewController, isInteractive: Bool
    ) -> TransitionCoordinator {
        TransitionCoordinator(
            of: [self], from: previous, to: next, in: view, isInteractive: isInteractive, duration: 0.35)
    }

    /// Why the user cannot go back here by the edge gesture; `nil` if the user can.
    var reasonNotToSwipeBack: GestureRefusal? {
        guard let gesture = interactivePopGestureRecognizer, children.count > 1 else { return reasonNotToGoBack }
        guard gesture.isEnabled else { return .edgeGestureOff }
        if gesture.delegate is StandardPopDelegate { return reasonNotToGoBack }
        return gesture.canBegin ? nil : .edgeGestureOff
    }
}

final class PopGestureRecognizer: UIGestureRecognizer {
    /// The delegate that it has until the app sets another; strong, the recogniser owns it.
    private let standard = StandardPopDelegate()

    init(in view: UIView) {
        super.init()
        self.view = view
        delegate = standard
    }
}

/// UIKit's own delegate: with it the gesture begins only if there is a Back button.
private final class StandardPopDelegate: NSObject, UIGestureRecognizerDelegate {}
