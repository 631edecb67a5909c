import Foundation
import Synchronization
import TestSupport

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
    final class Log {
        var lines: [String] = []
        /// Opened once the task is suspended; a task that is resumed earlier does not leave the loop.
        let door = Door()
        func note(_ what: String) { lines.append(Stage.running == nil ? what + " off the loop" : what) }
    }

    /// What a task does, what it notes of that, and whether the stage finds that it has left the loop.
    struct Construct: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let lines: [String]?
        let isCaught: Bool
        let body: @Sendable (TaskScope, Log) async throws -> Void

        init(
            _ name: String, _ lines: [String]?, isCaught: Bool = false,
            _ body: @escaping @Sendable (TaskScope, Log) async throws -> Void
        ) {
            (testDescription, self.lines, self.isCaught, self.body) = (name, lines, isCaught, body)
        }
    }

    private static let constructs = [
        Construct("the start of a task is on the loop", ["start"]) { _, log in log.note("start") },
        Construct("the await of another task's end is on the loop", ["after"]) { scope, log in
            let other = scope.start("other") { try await scope.sleep(for: .milliseconds(5)) }
            await other.finish()
            log.note("after")
        },
        Construct("AsyncStream next is on the loop", ["next 1", "next 2"]) { scope, log in
            let (stream, continuation) = AsyncStream<Int>.makeStream()
            scope.start("producer") {
                continuation.yield(1)
                try await scope.sleep(for: .milliseconds(5))
                continuation.yield(2)
                continuation.finish()
            }
            for await number in stream { log.note("next \(number)") }
        },
        Construct("a continuation resumed later is on the loop", ["resumed"]) { scope, log in
            await withCheckedContinuation { continuation in
                scope.after(.milliseconds(5), "resume") { continuation.resume() }
            }
            log.note("resumed")
        },
        Construct("Task yield is on the loop", ["yielded"]) { _, log in
            await Task.yield()
            log.note("yielded")
        },
        Construct("a task group is on the loop", ["children [true, true, true]"]) { _, log in
            let places = await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<3 { group.addTask { Stage.running != nil } }
                return await group.reduce(into: []) { $0.append($1) }
            }
            log.note("children \(places)")
        },
        Construct("async let is on the loop", ["child true"]) { _, log in
            async let place = isOnLoop()
            let isInside = await place
            log.note("child \(isInside)")
        },
        Construct("a default actor is on the loop", ["actor true"]) { _, log in
            let place = await Counter().isOnLoop()
            log.note("actor \(place)")
        },
        Construct("concurrent and nonisolated async functions are on the loop", ["concurrent true nonisolated true"]) {
            _, log in
            let first = await isOnLoopConcurrently()
            let second = await isOnLoop()
            log.note("concurrent \(first) nonisolated \(second)")
        },
        Construct("an unstructured task that is awaited is caught by name", ["unstructured false"], isCaught: true) {
            _, log in
            let door = log.door
            let isOnLoop = await Task {
                await door.pass()
                return Stage.running != nil
            }.value
            log.note("unstructured \(isOnLoop)")
        },
        Construct("a detached task that is awaited is caught by name", ["detached false"], isCaught: true) { _, log in
            let door = log.door
            let isOnLoop = await Task.detached {
                await door.pass()
                return Stage.running != nil
            }.value
            log.note("detached \(isOnLoop)")
        },
        Construct("Task sleep is real time and caught by name", nil, isCaught: true) { _, _ in
            try await Task.sleep(for: .milliseconds(50))
        },
        Construct("a sleep on the continuous clock is real time and caught by name", nil, isCaught: true) { _, _ in
            try await ContinuousClock().sleep(for: .milliseconds(50))
        },
        Construct("a sleep on the stage's clock is on the loop", ["awake"]) { _, log in
            try await Stage.current.clock.sleep(for: .milliseconds(5))
            log.note("awake")
        },
        Construct("the main actor is caught by name", ["main actor false"], isCaught: true) { _, log in
            let isOnLoop = await MainActor.run { Stage.running != nil }
            log.note("main actor \(isOnLoop)")
        },
        Construct("a Dispatch callback is caught by name", nil, isCaught: true) { _, log in
            let door = log.door
            await withCheckedContinuation { continuation in
                DispatchQueue.global().async {
                    door.waitUntilOpen()
                    continuation.resume()
                }
            }
        },
        Construct("a thread is caught by name", nil, isCaught: true) { _, log in
            let door = log.door
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    door.waitUntilOpen()
                    continuation.resume()
                }
            }
        },
    ]

    @Test(arguments: constructs)
    func `a construct is on the loop, or is caught by the name of its task`(construct: Construct) async {
        let (problems, log) = await play(arrivals: construct.isCaught ? 1 : 0, construct.body)
        expect(problems, is: construct.isCaught ? [.uncontrolledConcurrency(task: "test: work")] : [])
        if let lines = construct.lines { expect(log, is: lines) }
    }

    @Test func `a child task that leaves the loop is caught by its parent's name`() async {
        let (problems, _) = await play(arrivals: 1) { _, _ in
            await withTaskGroup { group in
                group.addTask { try? await Task.sleep(for: .milliseconds(50)) }
            }
        }
        expect(problems, is: [.uncontrolledConcurrency(task: "a child task of test: work")])
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
        expect(problems, is: [.uncontrolledConcurrency(task: "test: stray")])
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
        expect(problems, is: [.uncontrolledConcurrency(task: "a task outside the stage that sleeps on its clock")])
    }

    @Test func `a worker's call by a task elsewhere is caught, and not performed`() async {
        let (problems, count) = await onOwnThread {
            let stage = Stage()
            nonisolated(unsafe) let gate = stage.workers
            let call = WorkerCall<Void>(WorkerCallDescription("file.read", kind: .store))
            Task.detached { try await gate.perform(call) {} }
            #expect(stage.loop.waitForArrival(for: patience))
            stage.settle()
            return (stage.takeProblems(), gate.requestCount)
        }
        expect(problems, is: [.uncontrolledConcurrency(task: "a task outside the stage that calls file.read")])
        expect(count, is: 0)
    }

    @Test func `a result posted through a token comes in on the loop and is no problem`() async {
        let (problems, log) = await play { _, log in
            let number = try await Stage.current.elsewhere("work") { (token: StageToken<Int>) in
                Thread.detachNewThread { token.resume(returning: 42) }
                return {}
            }
            log.note("posted \(number)")
        }
        expect((problems, log), is: ([], ["posted 42"]))
    }
}

private actor Counter {
    func isOnLoop() -> Bool { Stage.running != nil }
}

private nonisolated func isOnLoop() async -> Bool { Stage.running != nil }

@concurrent
private func isOnLoopConcurrently() async -> Bool { Stage.running != nil }
