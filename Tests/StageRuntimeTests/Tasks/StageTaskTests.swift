import TestSupport

@testable import StageRuntime

@Suite struct StageTaskTests {
    private let stage = Stage()

    private func text(_ wait: StageTask.Wait) -> String {
        switch wait {
        case .clock(let due): "clock " + due.offset.text
        case .worker(let name): "worker " + name
        case .elsewhere(let name): "elsewhere " + name
        case .task(let path): "task " + path
        }
    }

    @Test func `a task says what it waits for`() {
        let task = stage.run {
            stage.tasks.start("work") { [stage] in try await stage.clock.sleep(for: .seconds(1)) }
        }
        stage.settle()
        expect(task.waits.map(text), is: ["clock 1s"])
        stage.advance(by: .seconds(1))
        #expect(task.waits.isEmpty)
    }

    @Test func `child tasks that wait side by side each end their own wait`() {
        let task = stage.run {
            stage.tasks.start("work") { [stage] in
                let clock = stage.clock
                await withTaskGroup { group in
                    for seconds in 1...3 { group.addTask { try? await clock.sleep(for: .seconds(seconds)) } }
                }
            }
        }
        stage.settle()
        expect(task.waits.map(text), is: ["clock 1s", "clock 2s", "clock 3s"])
        stage.advance(by: .seconds(1))
        expect(task.waits.map(text), is: ["clock 2s", "clock 3s"])
        stage.advance(by: .seconds(2))
        #expect(task.waits.isEmpty)
        #expect(task.isFinished)
    }

    @Test func `cancelling a task that has ended changes nothing`() {
        let task = stage.run { stage.tasks.start("work") {} }
        stage.settle()
        task.cancel()
        #expect(!task.isCancelled)
    }
}
