import Foundation
import TestSupport

@testable import HeadlessUIKit

/// Animations and presentations of the app's own.
@Suite struct CustomTransitionTests {
    /// Fades a view in or out, and notes the frames of the transition.
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        let log: Journal
        init(_ log: Journal) { self.log = log }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.5
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
            log.note("animate \(from?.title ?? "-") to \(to?.title ?? "-")")
            if let view = context.view(forKey: .to), let to {
                context.containerView.addSubview(view)
                view.frame = context.finalFrame(for: to)
                log.note("in at \(Int(view.frame.minY))")
            }
            if let view = context.view(forKey: .from) { log.note("out from \(Int(view.frame.minY))") }
            UIView.animate(withDuration: transitionDuration(using: context)) {
                context.view(forKey: .to)?.alpha = 1
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { log.note("ended \(transitionCompleted)") }
    }

    /// Presents a controller over the lower half, above a dimmed background.
    final class HalfSheet: UIPresentationController {
        let log: Journal
        let dimming = UIView()

        init(_ presented: UIViewController, _ log: Journal) {
            self.log = log
            super.init(presentedViewController: presented, presenting: nil)
        }

        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
        }
        override func presentationTransitionWillBegin() {
            log.note("will present")
            dimming.backgroundColor = .systemRed
            containerView?.addSubview(dimming)
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { log.note("did present \(completed)") }
        override func dismissalTransitionWillBegin() { log.note("will dismiss") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { log.note("did dismiss \(completed)") }
        override func containerViewWillLayoutSubviews() { dimming.frame = containerView?.bounds ?? .zero }
    }

    /// Gives what the tests set.
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
        let log = Journal()
        var presentsHalf = true

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fade(log) }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fade(log) }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { presentsHalf ? HalfSheet(presented, log) : nil }
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            log.note("\(operation)")
            return Fade(log)
        }
    }

    let play = Play()
    let delegate = Delegate()
    let (root, next): (SpyController, SpyController)

    init() {
        let spies = play.spies("root", "next")
        (root, next) = (spies[0], spies[1])
        (root.title, next.title) = ("root", "next")
        play.show(root)
    }

    /// Presents the second controller with the delegate, in a style.
    private func present(_ style: UIModalPresentationStyle, animated: Bool = true) {
        play.stage.run {
            next.modalPresentationStyle = style
            next.transitioningDelegate = delegate
            root.present(next, animated: animated)
            play.window.layoutIfNeeded()
        }
    }

    @Test func `a presentation of the app's own has its frame, its container and its calls in order`() throws {
        present(.custom)
        expect(delegate.log.take(), is: ["will present", "animate root to next", "in at 422", "did present true"])
        expect(next.view.frame, is: CGRect(x: 0, y: 422, width: 390, height: 422))
        let container = try #require(next.presentationController?.containerView)
        expect((container.superview, container.subviews.count), is: (play.window, 2))
        #expect(container.subviews[0].frame == container.bounds && container.subviews[1] === next.view)
        play.stage.settle()
        play.stage.advance(by: .seconds(1))
        play.stage.settle()
        expect(delegate.log.take(), is: ["ended true"])
        play.stage.run { root.dismiss(animated: true) }
        expect(delegate.log.take(), is: ["will dismiss", "animate next to root", "out from 422", "did dismiss true"])
        #expect(
            container.superview == nil && next.view.superview !== play.window && play.window.subviews == [root.view])
    }

    @Test func `a pull down taps the dimmed background of the app's own presentation`() throws {
        present(.custom)
        #expect(throws: GestureRefusal.self) { try play.stage.run { try play.window.pullDown() } }
        play.stage.run {
            let tap = UITapGestureRecognizer()
            tap.addAction { [root] _ in root.dismiss(animated: false) }
            (next.presentationController as? HalfSheet)?.dimming.addGestureRecognizer(tap)
        }
        #expect(play.window.canBePulledDown && next.takesTapBeside)
        try play.stage.run { try play.window.pullDown() }
        expect(root.presentedViewController, is: nil)
    }

    @Test func `the device's turn lays the presented view out anew`() throws {
        present(.custom)
        try play.stage.run {
            UIApplication.shared.add(play.window)
            try UIApplication.shared.rotate()
        }
        expect(next.view.frame, is: CGRect(x: 0, y: 195, width: 844, height: 195))
    }

    @Test func `without a presentation controller of the app, the style custom covers the screen`() {
        delegate.presentsHalf = false
        present(.custom)
        expect((next.view.frame, next.view.superview), is: (play.window.bounds, play.window))
    }

    @Test func `an animation of the app is asked of a full-screen controller too, but not without animation`() {
        present(.fullScreen)
        expect(delegate.log.take(), is: ["animate root to next", "in at 0", "out from 0"])
        play.stage.run { root.dismiss(animated: false) }
        present(.fullScreen, animated: false)
        expect(delegate.log.take(), is: [])
    }

    @Test func `a controller appears and leaves in the usual order around its animation`() {
        root.notesMoves = true
        let calls = play.noting {
            next.modalPresentationStyle = .custom
            next.transitioningDelegate = delegate
            root.present(next, animated: true)
        }
        expect(calls, is: ["next.willAppear", "next.didAppear"])
    }

    @Test func `a navigation controller's delegate animates a push and a pop`() {
        let stack = play.stack(play.spies("first"))
        play.show(stack)
        play.stage.run {
            stack.delegate = delegate
            stack.pushViewController(next, animated: true)
        }
        let pushed = delegate.log.take()
        expect((pushed.prefix(2), stack.topViewController), is: (["push", "animate - to next"], next))
        play.stage.run { _ = stack.popViewController(animated: true) }
        expect((delegate.log.take().prefix(2), next.view.superview), is: (["pop", "animate next to -"], nil))
        play.stage.run { stack.pushViewController(next, animated: false) }
        expect(delegate.log.take(), is: [])
    }
}
