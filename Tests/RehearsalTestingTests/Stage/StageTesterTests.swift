import StageRuntime
import TestSupport
import Testing

/// That a test which leaves something behind fails by name.
@Suite struct StageTesterTests {
    @Test func `the body runs on the stage, its value is returned, and time passes only as asked`() {
        let times = StageTester.run { tester in
            #expect(Stage.current === tester.stage)
            var times: [Duration] = []
            tester.stage.tasks.after(.seconds(1), "timer") { times.append(Stage.current.clock.now.offset) }
            tester.settle()
            #expect(times.isEmpty)
            tester.advance(by: .seconds(1))
            return times
        }
        expect(times, is: [.seconds(1)])
    }

    @Test func `an error of the body is rethrown`() {
        #expect(throws: StorageError.full(name: "x")) {
            try StageTester.run { _ in throw StorageError.full(name: "x") }
        }
    }

    @Test func `a task begun by the test has a result once it has ended`() {
        StageTester.run { tester in
            let slow = tester.begin { () throws(WorkerFault) in
                do { try await tester.stage.tasks.sleep(for: .seconds(2)) } catch { throw .cancelled }
                return 7
            }
            let cancelled = tester.begin { try await tester.stage.tasks.sleep(for: .seconds(1)) }
            let failed = tester.begin { () throws(WorkerFault) -> Int in throw .full }
            #expect(slow.result == nil)
            expect(failed.result, is: .failure(.full))
            cancelled.cancel()
            tester.settle()
            #expect(throws: CancellationError.self) { try cancelled.result?.get() }
            tester.advance(by: .seconds(2))
            expect(slow.result, is: .success(7))
        }
    }

    @Test func `a problem left on the stage fails the test where it runs the stage`() {
        let failures = Failures.of {
            StageTester.run { tester in
                _ = tester.stage.tasks.start("work") { throw WorkerFault.io }
            }
        }
        #expect(
            failures.texts == [
                "The test left a problem on its stage, unhandled error: work ended with an error: io. "
                    + "Handle it in the task."
            ])
        expect(failures.lines, is: [#line - 9])
    }

    @Test func `a task that waits for nothing pending fails the test`() {
        let failures = Failures.of {
            StageTester.run { tester in
                let stub = HeldStub<Int, WorkerFault>("answer", cancelled: .cancelled)
                _ = tester.stage.tasks.start("ask") { _ = try await stub.wait() }
            }
        }
        #expect(
            failures.texts == [
                "The test left a problem on its stage, stuck: ask waits for something, but nothing pending can wake it. "
                    + "Resume it, cancel it, or start it with `observe` if it listens without end."
            ])
    }

    @Test func `a problem that the test expects does not fail it, another does`() {
        let failures = Failures.of {
            StageTester.run { tester in
                let problem = StageProblem.unhandledError(task: "work", error: "io")
                tester.begin("work") { throw WorkerFault.io }.cancel()
                tester.expectProblems([])
                _ = tester.stage.tasks.start("work") { throw WorkerFault.io }
                tester.settle()
                tester.expectProblems([problem])
                tester.expectProblems([problem])
            }
        }
        #expect(
            failures.texts == [
                """
                The stage's problems are not as expected (- expected, + found):
                  - [0]: .unhandledError(task: "work", error: "io")
                """
            ])
    }
}
