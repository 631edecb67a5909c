import Foundation
import Synchronization
import TestSupport
import Testing

@testable import StageRuntime

/// How long a test waits for another thread; only a defect takes that long, but other suites may fill the pool of threads.
private let patience: Duration = .seconds(900)

/// The table "what each construct does" of the architecture page, row by row.
@Suite struct ConstructTests {
    /// Runs `body` as a task of a new stage, on a thread of its own, and returns once all came to rest.
    ///
    /// - Parameter arrivals: how many problems to wait for, each with something from another thread.
    private func play(
        arrivals: Int = 0, _ body: @escaping @Sendable (TaskScope, Log) async throws -> Void
    ) async -> (problems: [StageProblem], log: [String]) {
        await onOwnThread {
            let stage = Stage()
            let log = Log()
            stage.run {
                let scope = TaskScope("test")
                scope.start("work") { try await body(scope, log) }
            }
            stage.settle()
            log.door.open()
            var problems = stage.takeProblems()
            while problems.count < arrivals, stage.loop.waitForArrival(for: patience) {
                stage.settle()
                problems += stage.takeProblems()
            }
            stage.advance(by: .seconds(1))
            problems += stage.takeProblems()
            stage.shutDown()
            return (problems, log.lines)
        }
    }

    /// Notes the thread on which a line of a task ran.
    private final class Log {
        var lines: [String] = []
        /// Opened once the task is suspended; a task that is resumed earlier does not leave the loop.
        let door = Door()
        func note(_ what: String) {
            lines.append(Stage.running == nil ? what + " off the loop" : what)
        }
    }

    private let uncontrolled: [StageProblem] = [.uncontrolledConcurrency(task: "test: work")]

    @Test func `the start of a task is on the loop`() async {
        let (problems, log) = await play { _, log in log.note("start") }
        #expect(problems == [])
        #expect(log == ["start"])
    }

    @Test func `the await of another task's end is on the loop`() async {
        let (problems, log) = await play { scope, log in
            let other = scope.start("other") { try await scope.sleep(for: .milliseconds(5)) }
            await other.finish()
            log.note("after")
        }
        #expect(problems == [])
        #expect(log == ["after"])
    }

    @Test func `AsyncStream next is on the loop`() async {
        let (problems, log) = await play { scope, log in
            let (stream, continuation) = AsyncStream<Int>.makeStream()
            scope.start("producer") {
                continuation.yield(1)
                try await scope.sleep(for: .milliseconds(5))
                continuation.yield(2)
                continuation.finish()
            }
            for await number in stream { log.note("next \(number)") }
        }
        #expect(problems == [])
        #expect(log == ["next 1", "next 2"])
    }

    @Test func `a continuation resumed later is on the loop`() async {
        let (problems, log) = await play { scope, log in
            await withCheckedContinuation { continuation in
                scope.after(.milliseconds(5), "resume") { continuation.resume() }
            }
            log.note("resumed")
        }
        #expect(problems == [])
        #expect(log == ["resumed"])
    }

    @Test func `Task yield is on the loop`() async {
        let (problems, log) = await play { _, log in
            await Task.yield()
            log.note("yielded")
        }
        #expect(problems == [])
        #expect(log == ["yielded"])
    }

    @Test func `a task group is on the loop`() async {
        let (problems, log) = await play { _, log in
            let places = await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<3 { group.addTask { Stage.running != nil } }
                return await group.reduce(into: []) { $0.append($1) }
            }
            log.note("children \(places)")
        }
        #expect(problems == [])
        #expect(log == ["children [true, true, true]"])
    }

    @Test func `async let is on the loop`() async {
        let (problems, log) = await play { _, log in
            async let place = isOnLoop()
            let isInside = await place
            log.note("child \(isInside)")
        }
        #expect(problems == [])
        #expect(log == ["child true"])
    }

    @Test func `a default actor is on the loop`() async {
        let (problems, log) = await play { _, log in
            let place = await Counter().isOnLoop()
            log.note("actor \(place)")
        }
        #expect(problems == [])
        #expect(log == ["actor true"])
    }

    @Test func `concurrent and nonisolated async functions are on the loop`() async {
        let (problems, log) = await play { _, log in
            let first = await isOnLoopConcurrently()
            let second = await isOnLoop()
            log.note("concurrent \(first) nonisolated \(second)")
        }
        #expect(problems == [])
        #expect(log == ["concurrent true nonisolated true"])
    }

    @Test func `an unstructured task that is awaited is caught by name`() async {
        let (problems, log) = await play(arrivals: 1) { _, log in
            let door = log.door
            let isOnLoop = await Task {
                await door.pass()
                return Stage.running != nil
            }.value
            log.note("unstructured \(isOnLoop)")
        }
        #expect(problems == uncontrolled)
        #expect(log == ["unstructured false"])
    }

    @Test func `a detached task that is awaited is caught by name`() async {
        let (problems, log) = await play(arrivals: 1) { _, log in
            let door = log.door
            let isOnLoop = await Task.detached {
                await door.pass()
                return Stage.running != nil
            }.value
            log.note("detached \(isOnLoop)")
        }
        #expect(problems == uncontrolled)
        #expect(log == ["detached false"])
    }

    @Test func `Task sleep is real time and caught by name`() async {
        let (problems, _) = await play(arrivals: 1) { _, _ in try await Task.sleep(for: .milliseconds(50)) }
        #expect(problems == uncontrolled)
    }

    @Test func `a sleep on the continuous clock is real time and caught by name`() async {
        let (problems, _) = await play(arrivals: 1) { _, _ in
            try await ContinuousClock().sleep(for: .milliseconds(50))
        }
        #expect(problems == uncontrolled)
    }

    @Test func `a sleep on the stage's clock is on the loop`() async {
        let (problems, log) = await play { _, log in
            try await Stage.current.clock.sleep(for: .milliseconds(5))
            log.note("awake")
        }
        #expect(problems == [])
        #expect(log == ["awake"])
    }

    @Test func `the main actor is caught by name`() async {
        let (problems, log) = await play(arrivals: 1) { _, log in
            let isOnLoop = await MainActor.run { Stage.running != nil }
            log.note("main actor \(isOnLoop)")
        }
        #expect(problems == uncontrolled)
        #expect(log == ["main actor false"])
    }

    @Test func `a Dispatch callback is caught by name`() async {
        let (problems, _) = await play(arrivals: 1) { _, log in
            let door = log.door
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                    door.waitUntilOpen()
                    continuation.resume()
                }
            }
        }
        #expect(problems == uncontrolled)
    }

    @Test func `a thread is caught by name`() async {
        let (problems, _) = await play(arrivals: 1) { _, log in
            let door = log.door
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    door.waitUntilOpen()
                    continuation.resume()
                }
            }
        }
        #expect(problems == uncontrolled)
    }

    @Test func `a child task that leaves the loop is caught by its parent's name`() async {
        let (problems, _) = await play(arrivals: 1) { _, _ in
            await withTaskGroup { group in
                group.addTask { try? await Task.sleep(for: .milliseconds(50)) }
            }
        }
        #expect(problems == [.uncontrolledConcurrency(task: "a child task of test: work")])
    }

    @Test func `a start through the scope from another thread is caught by name`() async {
        let problems = await onOwnThread {
            let stage = Stage()
            let scope = stage.run { TaskScope("test") }
            nonisolated(unsafe) let strayed = scope
            Thread.detachNewThread { strayed.start("stray") {} }
            #expect(stage.loop.waitForArrival(for: patience))
            stage.settle()
            return stage.takeProblems()
        }
        #expect(problems == [.uncontrolledConcurrency(task: "test: stray")])
    }

    @Test func `a sleep on the stage's clock by a task elsewhere is caught`() async {
        let problems = await onOwnThread {
            let stage = Stage()
            let clock = stage.clock
            Task.detached { try await clock.sleep(for: .seconds(1)) }
            #expect(stage.loop.waitForArrival(for: patience))
            stage.settle()
            return stage.takeProblems()
        }
        #expect(
            problems == [.uncontrolledConcurrency(task: "a task outside the stage that sleeps on its clock")])
    }

    @Test func `a result posted through a token comes in on the loop and is no problem`() async {
        let (problems, log) = await play { _, log in
            let number = try await Stage.current.elsewhere("work") { (token: StageToken<Int>) in
                Thread.detachNewThread { token.resume(returning: 42) }
                return {}
            }
            log.note("posted \(number)")
        }
        #expect(problems == [])
        #expect(log == ["posted 42"])
    }
}

private actor Counter {
    func isOnLoop() -> Bool { Stage.running != nil }
}

private nonisolated func isOnLoop() async -> Bool { Stage.running != nil }

@concurrent
private func isOnLoopConcurrently() async -> Bool { Stage.running != nil }
