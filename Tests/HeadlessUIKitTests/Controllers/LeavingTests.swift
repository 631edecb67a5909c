import Scene
import TestSupport

@testable import HeadlessUIKit

/// When a controller has left for good: each road, and what is no leaving.
@Suite struct LeavingTests {
    let play = Play()

    private func leaving(_ body: () -> Void) -> [String] { play.noting(body).filter { $0.hasSuffix(".left") } }

    /// The leaks found since the last look: scene and parts.
    private var leaks: [String] {
        play.stage.takeProblems().map { problem in
            guard case .leak(let leak) = problem else { return "\(problem)" }
            return leak.scene + ": " + leak.parts.joined(separator: ", ")
        }
    }

    private func settling() -> [String] {
        play.stage.settle()
        return play.journal.take().filter { $0.hasSuffix(".left") }
    }

    @Test func `a task that a scene starts in its initialiser is named as a possible holder`() {
        final class Eager: SceneController {
            override var screenName: String? { "Eager" }
            override init() {
                super.init()
                Stage.current.tasks.after(.seconds(5), "tick") { withExtendedLifetime(self) {} }
            }
        }
        let stack = play.stack(play.spies("a"))
        play.show(stack)
        play.stage.run {
            let eager = Eager()
            Stage.current.tasks.after(.seconds(9), "later") {}
            stack.pushViewController(eager, animated: false)
            play.stage.settle()
            stack.popViewController(animated: false)
        }
        play.stage.settle()
        let leaks = play.stage.takeProblems().compactMap { problem -> Leak? in
            if case .leak(let leak) = problem { leak } else { nil }
        }
        expect(leaks.first?.suspects, is: ["the timer tick, due at 5s", "the timer later, due at 9s"])
    }

    @Test(arguments: [false, true])
    func `a cell that holds itself is a leak, unless something pending may hold it`(isPending: Bool) {
        final class Cell: UITableViewCell { var action = {} }
        let stack = play.stack(play.spies("a"))
        play.show(stack)
        play.stage.run {
            let (list, cell) = (UITableViewController(), Cell())
            stack.pushViewController(list, animated: false)
            list.view.addSubview(cell)
            cell.action = { withExtendedLifetime(cell) {} }
            if isPending { Stage.current.tasks.after(.seconds(5), "poster") {} }
            stack.popViewController(animated: false)
        }
        play.stage.settle()
        expect(leaks, is: isPending ? [] : ["UITableViewController: Cell"])
    }

    @Test func `every controller that popToRoot removes leaves, the topmost first`() {
        let stack = play.shownStack("a", "b", "c").stack
        expect(leaving { stack.popToRootViewController(animated: true) }, is: ["c.left", "b.left"])
        expect(settling(), is: [])
    }

    @Test func `controllers that setViewControllers removes leave, and the others do not`() {
        let spies = play.spies("a", "b", "c")
        let stack = play.stack([spies[0], spies[1]])
        play.show(stack)
        expect(leaving { stack.setViewControllers([spies[1], spies[2]], animated: true) }, is: ["a.left"])
        expect(leaving { stack.viewControllers = [spies[2]] }, is: ["b.left"])
    }

    @Test func `a removed tab leaves with its whole stack`() {
        let spies = play.spies("a", "b", "c")
        let inner = play.stack([spies[1], spies[2]])
        let tabs = play.tabs([spies[0], inner])
        play.show(tabs)
        expect(leaving { tabs.viewControllers = [spies[0]] }, is: ["c.left", "b.left"])
    }

    @Test func `a child removed by hand leaves when the stage is idle`() {
        let spies = play.shown("parent", "child")
        play.noting {
            spies[0].addChild(spies[1])
            spies[0].view.addSubview(spies[1].view)
            spies[1].didMove(toParent: spies[0])
        }
        let told = play.noting {
            spies[1].willMove(toParent: nil)
            spies[1].view.removeFromSuperview()
            spies[1].removeFromParent()
        }
        expect(told, is: ["child.willDisappear", "child.didDisappear"])
        expect(settling(), is: ["child.left"])
        expect(settling(), is: [])
    }

    @Test func `a child that moves to another parent in the same turn does not leave`() {
        let spies = play.shown("root", "one", "two", "child")
        play.noting {
            for parent in spies[1...2] { spies[0].addChild(parent) }
            spies[1].addChild(spies[3])
        }
        play.noting {
            spies[3].removeFromParent()
            spies[2].addChild(spies[3])
        }
        expect((settling(), spies[3].parent, spies[1].children), is: ([], spies[2], []))
    }

    @Test func `a child taken over without being removed first does not leave`() {
        let spies = play.shown("root", "one", "child")
        play.noting {
            spies[0].addChild(spies[1])
            spies[0].addChild(spies[2])
            spies[1].addChild(spies[2])
        }
        expect((settling(), spies[0].children), is: ([], [spies[1]]))
    }

    @Test func `a controller that is popped and pushed again in one transition does not leave`() {
        let (stack, spies) = play.shownStack("a", "b")
        spies[1].onWillDisappear = {
            spies[1].onWillDisappear = {}
            stack.pushViewController(spies[1], animated: false)
        }
        expect((leaving { stack.popViewController(animated: true) }, stack.viewControllers), is: ([], spies))
        expect((spies[1].appearance, spies[1].parent), is: (.appeared, stack))
    }

    @Test func `a controller does not leave with a cancelled swipe, and leaves once with the next swipe`() {
        let stack = play.shownStack("a", "b").stack
        expect(leaving { stack.swipeBack(cancelled: true) }, is: [])
        expect(leaving { stack.swipeBack(cancelled: false) }, is: ["b.left"])
        expect(settling(), is: [])
    }

    @Test func `a controller that was never in the tree never leaves`() {
        let spies = play.spies("a", "b")
        let stack = play.stack([spies[0], spies[1]])
        expect(leaving { stack.popViewController(animated: true) }, is: [])
        expect((settling(), spies[1].hasLeftForGood), is: ([], false))
    }

    @Test func `a controller has left, and its tasks and timers have ended, before it is notified`() {
        let (stack, spies) = play.shownStack("a", "b")
        var hadEnded: Bool?
        play.stage.run {
            spies[1].tasks.after(.seconds(1), "later") { play.journal.note("late") }
            spies[1].onLeave = { hadEnded = spies[1].tasks.hasEnded }
        }
        expect((leaving { stack.popViewController(animated: true) }, hadEnded), is: (["b.left"], true))
        #expect(spies[1].hasLeftForGood)
        play.stage.advance(by: .seconds(2))
        expect(play.journal.take(), is: [])
    }

    @Test func `a controller that is shown again can start tasks and leaves again`() {
        let (stack, spies) = play.shownStack("a", "b")
        play.noting {
            _ = spies[1].tasks
            stack.popViewController(animated: false)
            stack.pushViewController(spies[1], animated: false)
        }
        #expect(play.stage.run { !spies[1].tasks.hasEnded })
        expect((spies[1].hasLeftForGood, leaving { stack.popViewController(animated: true) }), is: (false, ["b.left"]))
    }

    @Test func `leaving with the parent notifies both, the child first`() {
        let (stack, spies) = play.shownStack("a", "b", "c")
        spies[2].onLeave = { stack.popViewController(animated: false) }
        expect(leaving { stack.popViewController(animated: false) }, is: ["c.left", "b.left"])
    }

    @Test func `parts that are alive after their scene has left are a leak, named with the scene`() {
        let spies = play.spies("a")
        let part = Journal()
        let stack: UINavigationController = play.stage.run {
            let search = SpyController("Search", Journal())
            search.track(part)
            return play.stack([spies[0], search])
        }
        play.show(stack)
        play.noting { stack.popViewController(animated: true) }
        play.stage.settle()
        play.stage.ledger.check()
        expect(leaks, is: ["Search: Journal"])
    }

    @Test func `a retained controller is a leak with its view, and a released one is none`() {
        let spies = play.spies("a", "Kept")
        let stack = play.stack(spies + [play.stage.run { SpyController("Gone", Journal()) }])
        play.show(stack)
        play.noting { stack.popToRootViewController(animated: true) }
        play.stage.settle()
        play.stage.ledger.check()
        expect(leaks, is: ["Kept: SpyController, UIView"])
    }

    @Test func `a killed app notifies nothing, but its tasks end`() {
        let spies = play.spies("a", "child", "sheet", "removed")
        play.stage.run { spies[0].addChild(spies[1]) }
        play.show(spies[0])
        play.noting {
            spies[0].present(spies[2], animated: true)
            for spy in spies { _ = spy.tasks }
            let removed = spies[3]
            spies[0].addChild(removed)
            removed.removeFromParent()
        }
        expect(play.noting { UIApplication.shared.terminate() }, is: [])
        expect((settling(), play.stage.run { spies.map(\.tasks.hasEnded) }), is: ([], [true, true, true, true]))
        expect(play.stage.run { UIApplication.shared.allWindows }, is: [])
    }

    @Test func `a thousand pushes and pops leave no leak, task or timer`() {
        let stack = play.stack(play.spies("a"))
        play.show(stack)
        for _ in 0..<1000 {
            play.stage.run {
                let next = SpyController("next", Journal())
                next.tasks.after(.seconds(1), "later") {}
                stack.pushViewController(next, animated: true)
                stack.popViewController(animated: true)
            }
            play.stage.settle()
            play.stage.ledger.check()
        }
        let loop = play.stage.loop
        expect((play.stage.takeProblems(), loop.pendingTimers.count, loop.tasks.count), is: ([], 0, 0))
    }

    @Test func `the path of a controller's tasks names its screen, or else its type`() {
        play.stage.run {
            expect(SpyController("Search", Journal()).tasks.path, is: "Search")
            expect(UIViewController().stageTasks.path, is: "UIViewController")
        }
    }

    @Test func `a controller shown again after leaving is no leak, and is checked when it leaves again`() {
        let spies = play.spies("a", "b")
        let stack = play.stack([spies[0]])
        play.show(stack)
        let part = Journal()
        let (tasks, throttler) = play.stage.run {
            spies[1].track(part)
            let tasks = spies[1].tasks
            return (tasks, Throttler(.seconds(1), on: tasks) { part.note("passed") })
        }
        for isIdleBetween in [false, true] {
            play.stage.run { stack.pushViewController(spies[1], animated: false) }
            play.stage.settle()
            play.stage.run { throttler.send() }
            expect((part.take(), tasks.hasEnded), is: (["passed"], false))
            play.stage.run { stack.popViewController(animated: false) }
            #expect(tasks.hasEnded)
            if isIdleBetween { play.stage.settle() }
            expect(leaks, is: (isIdleBetween ? ["b: Journal, SpyController, UIView"] : []))
            play.stage.run { stack.pushViewController(spies[1], animated: false) }
            play.stage.settle()
            play.stage.ledger.check()
            #expect(leaks == [] && play.stage.run { tasks === spies[1].tasks && !tasks.hasEnded })
            play.stage.run { stack.popViewController(animated: false) }
            play.stage.settle()
            play.stage.ledger.check()
            expect(leaks, is: ["b: Journal, SpyController, UIView"])
            play.stage.advance(by: .seconds(2))
        }
    }
}
