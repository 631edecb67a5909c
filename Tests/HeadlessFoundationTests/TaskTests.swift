import HeadlessFoundation
import TestSupport

@Suite struct TaskTests {
    /// What an app's controller has: state that is confined to the stage, and async methods.
    private final class Feed {
        var log: [String] = []
        var loading: Task<Void, Never>?

        func load() {
            // `self` is implicit in the closure, as in Swift's tasks.
            loading = Task {
                await wait()
                log.append(Task.isCancelled ? "cancelled" : "loaded")
            }
        }

        func wait() async {
            do {
                try await Task.sleep(for: .milliseconds(200))
            } catch {
                log.append("woken by \(type(of: error))")
            }
        }
    }

    private struct Refused: Error {}

    @Test func `a task runs after the calls under way and sleeps in the stage's time`() {
        StageTester.run { tester in
            let feed = Feed()
            feed.load()
            feed.log.append("return")
            tester.advance(by: .milliseconds(199))
            expect(feed.log, is: ["return"])
            tester.advance(by: .milliseconds(1))
            expect(feed.log, is: ["return", "loaded"])
        }
    }

    @Test func `each form of sleep takes the stage's time`() {
        StageTester.run { tester in
            let start = tester.stage.clock.now
            var moments: [String] = []
            func note() { moments.append(start.duration(to: tester.stage.clock.now).text) }
            Task {
                try await Task.sleep(nanoseconds: 1_000_000_000)
                note()
                try await Task.sleep(for: .seconds(1), tolerance: .seconds(1))
                note()
                try await Task.sleep(for: .seconds(1), clock: .continuous)
                note()
            }
            tester.advance(by: .seconds(3))
            expect(moments, is: ["1s", "2s", "3s"])
        }
    }

    @Test func `a cancelled task is woken and runs to its end`() {
        StageTester.run { tester in
            let feed = Feed()
            feed.load()
            tester.settle()
            feed.loading?.cancel()
            tester.settle()
            expect((feed.log, feed.loading?.isCancelled), is: (["woken by CancellationError", "cancelled"], true))
        }
    }

    @Test func `a task that is cancelled before it first runs is performed, as Swift's is`() {
        StageTester.run { tester in
            let feed = Feed()
            feed.load()
            feed.loading?.cancel()
            tester.settle()
            expect(feed.log, is: ["woken by CancellationError", "cancelled"])
        }
    }

    @Test func `a task waits for the value of another, or for its error`() {
        StageTester.run { tester in
            var results: [String] = []
            let number = Task { 42 }
            let refusal = Task<Int, any Error> {
                try await Task.sleep(for: .seconds(1))
                throw Refused()
            }
            Task {
                results.append("\(await number.value)")
                do {
                    results.append("\(try await refusal.value)")
                } catch {
                    results.append("\(error)")
                }
                if case .failure = await refusal.result { results.append("failure") }
            }
            tester.settle()
            expect(results, is: ["42"])
            tester.advance(by: .seconds(1))
            expect(results, is: ["42", "Refused()", "failure"])
        }
    }

    @Test func `a cancellation handler may cancel a task`() {
        StageTester.run { tester in
            let feed = Feed()
            feed.load()
            let inner = feed.loading!
            let outer = Task {
                await withTaskCancellationHandler {
                    await inner.value
                } onCancel: {
                    inner.cancel()
                }
            }
            tester.settle()
            outer.cancel()
            tester.settle()
            expect(feed.log, is: ["woken by CancellationError", "cancelled"])
        }
    }

    @Test func `an error that nobody asks for is dropped, and the trace has it`() {
        StageTester.run { tester in
            Task(name: "sync") { throw Refused() }
            tester.settle()
            #expect(tester.stage.trace.last(5).map(\.name).contains("the task sync has thrown Refused()"))
        }
    }

    @Test func `a task without a name has the place of its start`() {
        StageTester.run { tester in
            let line = #line + 1
            Task { try await Task.sleep(for: .seconds(1)) }
            tester.settle()
            expect(tester.stage.loop.tasks.running.map(\.path), is: ["TaskTests.swift:\(line)"])
        }
    }

    @Test func `the main actor calls its closures at once`() {
        StageTester.run { tester in
            var log: [String] = []
            Task {
                log.append(await MainActor.run { "run" })
                log.append(MainActor.assumeIsolated { "assumed" })
            }
            tester.settle()
            expect(log, is: ["run", "assumed"])
        }
    }

    @Test func `tasks are equal if they are the same`() {
        StageTester.run { tester in
            let first = Task {}
            let second = Task {}
            expect(first, is: first)
            #expect(first != second)
            expect(Set([first, first, second]).count, is: 2)
            tester.settle()
        }
    }
}
