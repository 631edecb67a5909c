import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What a phone finds out by UIKit's public calls, against what the stage itself knows of the same scenes.
@Suite struct LeavingWatchTests {
    @Test func `in random histories, UIKit's callbacks and the stage agree on when a scene has left`() {
        let count = Thoroughness.choose(300, thorough: 2_000)
        var leavings = 0
        var returns = 0
        for seed in 1...UInt64(count) {
            let history = RandomHistory(seed: seed)
            for step in 1...25 {
                let told = history.performStep()
                #expect(told.byWatch == told.byStage, "seed \(seed), step \(step): \(told.step)")
                guard told.byWatch == told.byStage else { return }
                leavings += told.byStage.count
            }
            returns += history.returns
            history.end()
        }
        // So many that no kind of leaving is missing.
        #expect(leavings > 10 * count)
        #expect(returns > count / 4)
    }
}

/// A scene that is told of its leaving twice: by the stage's hook, and by a watch.
private final class TwiceToldScene: SceneController, WatchedScene {
    /// What stands in an expectation for it.
    let number: Int
    /// Where it notes what it is told; unowned, the test owns it.
    unowned let history: RandomHistory

    init(_ number: Int, _ history: RandomHistory) {
        self.number = number
        self.history = history
        super.init()
        LeavingWatch.current.add(self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        LeavingWatch.current.noteEntering()
    }

    override func didLeaveForGood() { history.byStage.append(number) }

    func sceneHasLeft() { history.byWatch.append(number) }

    func sceneHasReturned() { history.returns += 1 }
}

/// One app's navigation by chance: stacks in tabs, sheets over them, other roots, and scenes that are shown again.
private final class RandomHistory {
    /// The stage; strong, the history owns it.
    private let stage = Stage()
    /// The window; strong, the history owns it.
    private let window: UIWindow
    /// The source of all choices.
    private var random: StageRandom
    /// How many scenes were made.
    private var count = 0
    /// A scene that was popped and may be shown again; strong, until the next one.
    private var kept: UIViewController?
    /// The scenes that the stage's hook told since the last step.
    var byStage: [Int] = []
    /// The scenes that the watch told since the last step.
    var byWatch: [Int] = []
    /// How many scenes came back.
    var returns = 0

    init(seed: UInt64) {
        random = StageRandom(seed: seed)
        window = stage.run { UIWindow() }
        stage.run {
            window.rootViewController = makeTabs()
            window.makeKeyAndVisible()
        }
        stage.settle()
    }

    /// Performs one step and lets the stage come to rest; returns what it was and who was told to have left.
    func performStep() -> (step: String, byStage: [Int], byWatch: [Int]) {
        (byStage, byWatch) = ([], [])
        let step = stage.run { act() }
        stage.settle()
        return (step, byStage.sorted(), byWatch.sorted())
    }

    /// Ends the stage.
    func end() { stage.shutDown() }

    private func makeScene() -> UIViewController {
        count += 1
        return TwiceToldScene(count, self)
    }

    private func makeStack() -> UINavigationController {
        let stack = UINavigationController(rootViewController: makeScene())
        if chance(3) { stack.setViewControllers([makeScene(), makeScene()], animated: false) }
        return stack
    }

    private func makeTabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [makeStack(), makeScene(), makeStack()]
        return tabs
    }

    private func chance(_ sides: UInt64) -> Bool { random.next() % sides == 0 }

    /// The stacks in the window's tree, hidden ones too.
    private var stacks: [UINavigationController] { window.allControllers.compactMap { $0 as? UINavigationController } }

    private var topmost: UIViewController? {
        var top = window.rootViewController
        while let above = top?.presentedViewController { top = above }
        return top
    }

    private func act() -> String {
        let stacks = stacks
        let stack = stacks.isEmpty ? nil : stacks[Int(random.next() % UInt64(stacks.count))]
        let animated = chance(2)
        switch random.next() % 14 {
        case 0, 1, 2:
            stack?.pushViewController(makeScene(), animated: animated)
            return "push"
        case 3, 4:
            kept = stack?.popViewController(animated: animated)
            return "pop"
        case 5:
            stack?.popToRootViewController(animated: animated)
            return "pop to root"
        case 6:
            let isCancelled = chance(2)
            try? window.swipeBack(cancelled: isCancelled)
            return "swipe back, cancelled: \(isCancelled)"
        case 7:
            let below = stack?.viewControllers.prefix(1) ?? []
            stack?.setViewControllers(below + [makeScene()], animated: animated)
            return "set the stack"
        case 8:
            guard let tabs = window.rootViewController as? UITabBarController else { return "no tabs" }
            tabs.selectedIndex = Int(random.next() % UInt64(tabs.viewControllers?.count ?? 1))
            return "select a tab"
        case 9:
            guard let tabs = window.rootViewController as? UITabBarController else { return "no tabs" }
            tabs.viewControllers = (tabs.viewControllers?.dropLast() ?? []) + [makeStack()]
            return "replace an unloaded tab"
        case 10:
            let presented = chance(2) ? makeScene() : makeStack()
            presented.modalPresentationStyle = chance(2) ? .fullScreen : .automatic
            topmost?.present(presented, animated: animated)
            return "present"
        case 11:
            window.rootViewController?.dismiss(animated: animated)
            return "dismiss"
        case 12:
            guard let kept, kept.parent == nil else { return "nothing to show again" }
            stack?.pushViewController(kept, animated: animated)
            self.kept = nil
            return "show again"
        default:
            guard chance(3) else { return "nothing" }
            window.rootViewController = chance(2) ? makeTabs() : makeStack()
            return "another root"
        }
    }
}
