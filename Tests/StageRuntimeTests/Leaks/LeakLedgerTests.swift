import TestSupport

@testable import StageRuntime

@Suite struct LeakLedgerTests {
    private final class Part {}
    private final class SearchLogic {}

    private let stage = Stage()

    @Test func `nothing is reported for a scene whose parts are gone`() {
        let scene = stage.ledger.open(scene: "Search")
        do {
            let part = Part()
            scene.track(part)
        }
        stage.ledger.leave(scene)
        stage.settle()
        expect(stage.takeProblems(), is: [])
    }

    @Test func `parts still alive are named in the order of their registration, once`() {
        let scene = stage.ledger.open(scene: "Search")
        let logic = SearchLogic()
        let part = Part()
        scene.track(logic)
        scene.track(Part(), as: "Gone")
        scene.track(part, as: "SearchView")
        stage.settle()
        expect(stage.takeProblems(), is: [])
        stage.ledger.leave(scene)
        stage.settle()
        let problems = stage.takeProblems()
        expect(problems, is: [.leak(Leak(scene: "Search", parts: ["SearchLogic", "SearchView"], holders: []))])
        #expect(
            problems.map(\.message) == [
                "Search has left for good, but SearchLogic, SearchView are still alive. The usual cause is a "
                    + "closure that one of them stores, such as a view's UIAction: let it capture `[weak self]` or "
                    + "`[unowned self]`. If no closure holds it, look for a delegate or a cache that does."
            ])
        stage.settle()
        expect(stage.takeProblems(), is: [])
        withExtendedLifetime((logic, part)) {}
    }

    @Test func `a running task of a dropped scene is named as holder of its parts and as an orphan`() {
        let scene = stage.ledger.open(scene: "Search")
        var waiting: UnsafeContinuation<Void, Never>?
        stage.run {
            let part = Part()
            scene.track(part, as: "SearchLogic")
            let scope = TaskScope("demo/Search")
            scene.scope = scope
            scope.start("stubborn") {
                await withUnsafeContinuation { waiting = $0 }
                withExtendedLifetime(part) {}
            }
        }
        stage.settle()
        stage.run { scene.scope?.end() }
        stage.ledger.leave(scene)
        stage.settle()
        let problems = stage.takeProblems()
        #expect(
            problems == [
                .leak(
                    Leak(scene: "Search", parts: ["SearchLogic"], holders: ["the task demo/Search: stubborn"])),
                .orphanedTask(task: "demo/Search: stubborn"),
            ])
        #expect(
            problems.map(\.message) == [
                "Search has left for good, but SearchLogic is still alive. Held by the task demo/Search: stubborn.",
                "demo/Search: stubborn still runs although its scene has left for good. Let it end when it is "
                    + "cancelled: do not catch CancellationError and go on.",
            ])
        stage.run { waiting?.resume() }
        stage.settle()
        expect(stage.loop.tasks.count, is: 0)
    }

    @Test func `a timer of another scene is no suspect`() {
        let part = Part()
        let scope = stage.run { TaskScope("demo/Home") }
        let (home, scene) = (stage.ledger.open(scene: "Home"), stage.ledger.open(scene: "Search"))
        home.scope = scope
        scene.track(part)
        scope.after(.seconds(2), "tick") {}
        stage.ledger.leave(scene)
        stage.settle()
        expect(stage.takeProblems(), is: [.leak(Leak(scene: "Search", parts: ["Part"], holders: []))])
        withExtendedLifetime((part, home)) {}
        stage.shutDown()
    }

    @Test func `a scope from before the scene is not reported, but the scene's own first timer is`() {
        let part = Part()
        let scope = stage.run { TaskScope("test") }
        scope.after(.seconds(1), "before") {}
        let scene = stage.ledger.open(scene: "Search")
        scene.track(part)
        scope.after(.seconds(2), "after") {}
        stage.ledger.leave(scene)
        stage.settle()
        #expect(
            stage.takeProblems() == [
                .leak(
                    Leak(
                        scene: "Search", parts: ["Part"], holders: [], suspects: ["the timer test: after, due at 2s"]))
            ])
        withExtendedLifetime(part) {}
        stage.shutDown()
    }

    @Test func `scenes are looked at when the stage is idle, in the order in which they left`() {
        let parts = [Part(), Part()]
        for (name, part) in zip(["Detail", "Search"], parts) {
            let scene = stage.ledger.open(scene: name)
            scene.track(part)
            stage.ledger.leave(scene)
        }
        expect(stage.takeProblems(), is: [])
        stage.settle()
        expect(
            stage.takeProblems(), is: ["Detail", "Search"].map { .leak(Leak(scene: $0, parts: ["Part"], holders: [])) })
        withExtendedLifetime(parts) {}
    }

    @Test func `a part that an idle check lets go of in time does not leak`() {
        let scene = stage.ledger.open(scene: "Search")
        var part: Part? = Part()
        if let part { scene.track(part) }
        var isFirst = true
        stage.addIdleCheck { [stage] in
            if isFirst { stage.tasks.start("let go") { part = nil } }
            isFirst = false
        }
        stage.ledger.leave(scene)
        stage.settle()
        #expect(part == nil)
        expect(stage.takeProblems(), is: [])
    }

    @Test func `a kept scene is no leak while its keeper lives, and one afterwards`() {
        let part = Part()
        let scene = stage.ledger.open(scene: "Detail")
        do {
            let keeper = Part()
            scene.keeper = keeper
            scene.track(part)
            stage.ledger.leave(scene)
            stage.settle()
            stage.settle()
            expect((stage.takeProblems(), stage.ledger.idlyKept), is: ([], ["Detail"]))
            withExtendedLifetime(keeper) {}
        }
        stage.settle()
        expect(stage.takeProblems(), is: [.leak(Leak(scene: "Detail", parts: ["Part"], holders: []))])
        expect(stage.ledger.idlyKept, is: [])
        withExtendedLifetime(part) {}
    }

    @Test func `a kept scene is no longer reported after it is shown again or released`() {
        let keeper = Part()
        var part: Part? = Part()
        let scene = stage.ledger.open(scene: "Detail")
        scene.keeper = keeper
        if let part { scene.track(part) }
        stage.ledger.leave(scene)
        stage.settle()
        stage.ledger.comeBack(scene, without: [])
        expect(stage.ledger.idlyKept, is: [])
        stage.ledger.leave(scene)
        stage.settle()
        expect(stage.ledger.idlyKept, is: [])
        part = nil
        stage.settle()
        expect(stage.takeProblems(), is: [])
        withExtendedLifetime(keeper) {}
    }
}
