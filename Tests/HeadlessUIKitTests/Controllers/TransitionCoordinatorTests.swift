import Foundation
import TestSupport

@testable import HeadlessUIKit

/// The coordinators of transitions.
@Suite struct TransitionCoordinatorTests {
    let play = Play()
    let (root, next): (SpyController, SpyController)

    init() {
        let spies = play.spies("root", "next")
        (root, next) = (spies[0], spies[1])
    }

    /// Has a controller note, before it appears, what runs alongside and after the transition.
    private func listen(_ controller: SpyController, to edit: @escaping () -> Void = {}) {
        controller.onWillAppear = { [unowned controller] in
            controller.transitionCoordinator?.animate { context in
                edit()
                let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
                let names = [from, to].map { ($0 as? SpyController)?.name ?? "-" }
                controller.note("alongside \(names.joined(separator: " ")) \(context.transitionDuration)")
            } completion: { context in
                controller.note("completion\(context.isCancelled ? ", cancelled" : "")")
            }
        }
    }

    @Test func `closures run alongside a push, and after the callbacks`() {
        let stack = play.stack([root])
        play.show(stack)
        listen(next)
        let calls = play.noting { stack.pushViewController(next, animated: true) }
        expect(
            calls + play.settling(), are: "root.willDisappear", "next.willAppear", "next.alongside root next 0.35",
            "root.didDisappear", "next.didAppear", "next.completion")
        #expect(stack.transitionCoordinator == nil && next.transitionCoordinator == nil)
    }

    @Test func `after a push has returned, its coordinator still takes closures`() throws {
        let stack = play.stack([root])
        play.show(stack)
        _ = play.noting { stack.pushViewController(next, animated: true) }
        let calls = try play.stage.run { () -> [String] in
            _ = play.journal.take()
            stack.popViewController(animated: true)
            let coordinator = try #require(stack.transitionCoordinator)
            #expect(
                coordinator.animate { _ in
                    root.note("alongside")
                } completion: { _ in
                    root.note("completion")
                })
            root.note("returned")
            return play.journal.take()
        }
        expect(
            calls, are: "next.willDisappear", "root.willAppear", "next.didDisappear", "root.didAppear", "next.left",
            "root.returned")
        expect(play.settling().filter { !$0.hasPrefix("next") }, is: ["root.alongside", "root.completion"])
        #expect(stack.transitionCoordinator == nil)
    }

    @Test func `a change without animation has no coordinator`() {
        let stack = play.stack([root])
        play.show(stack)
        var seen: [Bool] = []
        next.onWillAppear = { [unowned next] in seen.append(next.transitionCoordinator == nil) }
        play.stage.run {
            stack.pushViewController(next, animated: false)
            stack.popViewController(animated: false)
            root.present(next, animated: false)
        }
        expect(seen, is: [true, true])
    }

    @Test func `a presentation and a dismissal have one, for both controllers`() {
        play.show(root)
        listen(next)
        let presented = play.noting { root.present(next, animated: true) }
        expect(
            presented + play.settling(), are: "next.willAppear", "next.alongside root next 0.5", "next.didAppear",
            "next.completion")
        next.onWillDisappear = { [root, unowned next] in
            #expect(root.transitionCoordinator === next.transitionCoordinator)
            expect(root.transitionCoordinator?.presentationStyle, is: .automatic)
            expect(root.transitionCoordinator?.containerView, is: root.view.window)
            #expect(root.transitionCoordinator?.view(forKey: .from) === next.view)
            expect(root.transitionCoordinator?.view(forKey: .to), is: nil)
            root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in root.note("completion") }
        }
        let dismissed = play.noting { root.dismiss(animated: true) }
        expect(
            dismissed + play.settling(), are: "next.willDisappear", "next.didDisappear", "next.left", "root.completion")
    }

    @Test func `an edge gesture leads the transition until it is lifted, also if it is cancelled`() throws {
        let stack = play.stack([root, next])
        play.show(stack)
        root.onWillAppear = { [root] in
            guard let coordinator = root.transitionCoordinator else { return }
            root.note("interactive \(coordinator.isInteractive)")
            coordinator.notifyWhenInteractionChanges { context in
                root.note("lifted, interactive \(context.isInteractive), cancelled \(context.isCancelled)")
            }
            coordinator.animate(alongsideTransition: nil) { root.note("completion, cancelled \($0.isCancelled)") }
        }
        let cancelled = play.noting { try? play.window.swipeBack(cancelled: true) }
        expect(
            (cancelled + play.settling()).filter { $0.contains("interactive") || $0.contains("completion") },
            are: "root.interactive true", "root.lifted, interactive false, cancelled true",
            "root.completion, cancelled true")
        let popped = play.noting { try? play.window.swipeBack() }
        expect(
            (popped + play.settling()).filter { $0.contains("interactive") || $0.contains("completion") },
            are: "root.interactive true", "root.lifted, interactive false, cancelled false",
            "root.completion, cancelled false")
        expect(stack.viewControllers, is: [root])
    }

    @Test func `a turn of the device has the coordinator that viewWillTransition is given`() throws {
        play.show(root)
        root.notesTransitions = true
        var isSame = false
        root.onTransition = { [root] in isSame = root.transitionCoordinator === $0 }
        let calls = play.noting {
            UIApplication.shared.add(play.window)
            try? UIApplication.shared.rotate()
        }
        #expect(isSame && root.transitionCoordinator == nil)
        expect(calls, is: ["root.willTransition 844x390", "root.alongside", "root.completion"])
    }

    @Test func `a view that is hidden alongside stays on screen as long as the transition`() {
        let stack = play.stack([root])
        play.show(stack)
        let badge = UIView()
        listen(next) { badge.isHidden = true }
        play.stage.run {
            root.view.addSubview(badge)
            stack.pushViewController(next, animated: true)
        }
        #expect(badge.isFading)
        play.stage.settle()
        play.stage.advance(by: .milliseconds(300))
        play.stage.settle()
        #expect(badge.isFading)
        play.stage.advance(by: .milliseconds(50))
        play.stage.settle()
        #expect(!badge.isFading)
    }

    @Test func `the app's own animation determines how long the transition takes`() {
        let delegate = CustomTransitionTests.Delegate()
        let stack = play.stack([root])
        play.show(stack)
        listen(next)
        let calls = play.noting {
            stack.delegate = delegate
            stack.pushViewController(next, animated: true)
        }
        #expect(calls.contains("next.alongside root next 0.5"))
    }
}
