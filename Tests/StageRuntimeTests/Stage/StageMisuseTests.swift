import TestSupport

@testable import StageRuntime

/// A programmer's error stops the program at once, with a sentence that names the fix.
@Suite struct StageMisuseTests {
    @Test func `the current stage while no stage runs`() async {
        await #expect(processExitsWith: .failure) { _ = Stage.current }
    }

    @Test func `a settle by a task of the stage`() async {
        await #expect(processExitsWith: .failure) {
            let stage = Stage()
            stage.run { _ = stage.tasks.start("task") { [stage] in stage.settle() } }
            stage.settle()
        }
    }

    @Test func `an advance by a timer of the stage`() async {
        await #expect(processExitsWith: .failure) {
            let stage = Stage()
            stage.tasks.after(.seconds(1), "timer") { stage.advance(by: .seconds(1)) }
            stage.advance(by: .seconds(1))
        }
    }
}
