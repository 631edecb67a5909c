import TestSupport

@testable import StageRuntime

@Suite struct WorkerGateHoldTests {
    private let bench = GateBench()
    private var gate: WorkerGate { bench.gate }

    /// Asks four calls while replies are held.
    private func askHeld() -> [StageTask] {
        gate.hold("test.search")
        let tasks = ["a", "b", "c", "d"].map { bench.ask($0) }
        expect(bench.play(.seconds(1)), is: [])
        return tasks
    }

    @Test func `held replies wait for the release and come at once, in the order asked`() {
        _ = askHeld()
        expect((gate.isHolding, gate.heldNames), is: (true, Array(repeating: "test.search", count: 4)))
        expect(bench.stage.run { gate.release("test.search") }, is: 4)
        bench.stage.settle()
        expect(bench.notes.lines, is: ["a: offline 1s", "b: offline 1s", "c: offline 1s", "d: offline 1s"])
        #expect(!gate.isHolding)
    }

    @Test func `calls released in reverse order reply in reverse order, without the cancelled ones`() {
        let tasks = askHeld()
        bench.stage.run { tasks[2].cancel() }
        bench.stage.settle()
        expect(gate.heldNames.count, is: 3)
        bench.stage.run { tasks[1].cancel() }
        expect(bench.stage.run { gate.release("test.search", lastFirst: true) }, is: 2)
        bench.stage.settle()
        expect(bench.notes.lines, is: ["c: cancelled 1s", "b: cancelled 1s", "d: offline 1s", "a: offline 1s"])
    }

    @Test func `a release ends the hold for later calls`() {
        _ = askHeld()
        bench.stage.run { _ = gate.release("test.search") }
        bench.ask("e")
        expect(bench.play(.seconds(1)).last, is: "e: offline 1.05s")
        expect(bench.stage.run { gate.release("test.search") }, is: 0)
    }

    @Test func `a call asked before the hold is not held`() {
        bench.ask("a")
        bench.stage.settle()
        gate.hold("test.search")
        expect(bench.play(.seconds(1)), is: ["a: offline 50ms"])
    }

    @Test func `a hold is for its name only, and a held call is no stuck task`() {
        gate.hold("test.search")
        bench.ask("a")
        bench.ask("b", GateBench.device)
        expect((bench.play(.seconds(1)), bench.stage.stuckTasks), is: (["b: offline 20ms"], []))
        bench.stage.shutDown()
        expect(bench.notes.lines.last, is: "a: cancelled 1s")
    }

    @Test func `failures and scripted replies are held too, but offline fails at once`() {
        gate.hold("test.search")
        gate.reply("test.search", with: "ok:scripted")
        gate.fail("test.search", with: .status(500), times: 1)
        bench.ask("a")
        bench.ask("b")
        bench.stage.settle()
        gate.isNetworkOffline = true
        bench.ask("c")
        expect(bench.play(.seconds(1)), is: ["c: offline 0s"])
        bench.stage.run { _ = gate.release("test.search") }
        expect(bench.play(.seconds(1)), is: ["c: offline 0s", "a: status 500 1s", "b: scripted 1s"])
    }

    @Test func `five thousand held calls are cancelled and released`() {
        gate.hold("test.search")
        let tasks = (0..<5000).map { number in
            bench.stage.run {
                bench.stage.tasks.start("call") { [gate] in
                    _ = try? await gate.perform(GateBench.network, offline: { () throws(WorkerFault) in "reply" })
                }
            }
        }
        bench.stage.settle()
        bench.stage.run { for task in tasks.prefix(4999) { task.cancel() } }
        bench.stage.settle()
        expect((gate.heldNames.count, bench.stage.run { gate.release("test.search") }), is: (1, 1))
        bench.stage.settle()
        expect(bench.stage.loop.tasks.count, is: 0)
    }
}
