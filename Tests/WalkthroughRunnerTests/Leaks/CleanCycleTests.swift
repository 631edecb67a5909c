import Foundation
import HeadlessUIKit
import Scene
import StageRuntime
import TestSupport
import Testing

@testable import WalkthroughRunner

/// That scenes which come and go leave nothing behind, however often.
@Suite struct CleanCycleTests {
    /// How many visits are made.
    private static let cycles = Thoroughness.choose(500, thorough: 1000, exhaustive: 100_000)

    /// The counts of a stage and its process at one time.
    private struct Counts: Equatable {
        var tasks: Int
        var timers: Int
        var tokens: Int
        var descriptors: Int
        var alive: Int
    }

    /// Counts the controllers that are alive.
    private final class Census { var alive = 0 }

    /// A scene with a task, a timer, a worker's call and a debounced input under way when it goes.
    private final class BusyVC: SceneController {
        private let census: Census
        private let logic = LeakyLogic()
        private lazy var debouncer = Debouncer<Void>(.seconds(1), on: tasks) { [unowned logic] in logic.use() }

        override var screenName: String? { "Busy" }

        init(_ census: Census) {
            self.census = census
            census.alive += 1
            super.init()
        }

        deinit { census.alive -= 1 }

        override func viewDidLoad() {
            super.viewDidLoad()
            track(logic)
            let stage = Stage.current
            tasks.start("load") { [logic] in
                if (try? await stage.workers.perform(RaceCalls.slow) { "loaded" }) != nil { logic.use() }
            }
            tasks.start("download") { [logic] in
                let number = try await stage.elsewhere("download") { (token: StageToken<Int>) in
                    token.resume(returning: 1)
                    return {}
                }
                if number == 1 { logic.use() }
            }
            tasks.after(.seconds(5), "poll") { [unowned logic] in logic.use() }
            debouncer.send()
        }
    }

    /// The open files of the process; nothing else runs in the one that asks.
    private static func descriptorCount() -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count) ?? 0
    }

    /// Pushes and pops a scene very often; returns the counts before and after, and the stage's problems.
    private static func visit() -> (before: Counts, after: Counts, problems: [StageProblem]) {
        let stage = Stage()
        let census = Census()
        func counts() -> Counts {
            Counts(
                tasks: stage.loop.tasks.count, timers: stage.loop.pendingTimers.count,
                tokens: stage.loop.openTokenNames.count, descriptors: descriptorCount(), alive: census.alive)
        }
        defer { stage.shutDown() }
        return stage.run {
            let window = UIWindow()
            let stack = UINavigationController(rootViewController: UIViewController())
            window.rootViewController = stack
            window.makeKeyAndVisible()
            stage.settle()
            func visitOnce() {
                stack.pushViewController(BusyVC(census), animated: true)
                stage.settle()
                stack.popViewController(animated: true)
                stage.settle()
            }
            // The first visit of a process may open descriptors that the system's libraries keep.
            visitOnce()
            _ = counts()
            let before = counts()
            for _ in 0..<cycles { visitOnce() }
            return (before, counts(), stage.takeProblems())
        }
    }

    @Test func `after very many visits the counts are unchanged, and no leak was reported`() async {
        // In a process of its own: the tests beside this one open files too.
        await #expect(processExitsWith: .success) {
            let (before, after, problems) = Self.visit()
            // The status tells what differs.
            let differs = [
                before.tasks != after.tasks, before.timers != after.timers, before.tokens != after.tokens,
                // The testing library opens only a few meanwhile; a leak would be one each visit.
                abs(before.descriptors - after.descriptors) > 8, before.alive != after.alive, !problems.isEmpty,
            ]
            exit(differs.firstIndex(of: true).map { Int32($0 + 1) } ?? 0)
        }
    }
}
