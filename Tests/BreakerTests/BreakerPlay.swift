import Dispatch
import Foundation
import StageRuntime
import TestSupport

/// A stage on which one breaker is performed by the task `work` of the scene `Scene`.
final class BreakerPlay {
    /// What came of it.
    struct Outcome: Sendable {
        /// What fails the run, as a person reads it.
        let failures: [String]
        /// What identifies the run.
        let trace: TraceHash
    }

    /// How long to wait for what comes from another thread; only a defect takes that long.
    private static let patience: Duration = .seconds(900)

    let scope: TaskScope
    let door = Door()
    private let stage: Stage
    private var continuations: [UnsafeContinuation<Void, Never>] = []

    private init(_ stage: Stage) {
        self.stage = stage
        scope = TaskScope("demo/Scene")
    }

    /// Shows a value, so that it is part of the run.
    func show(_ value: some Any) { stage.trace.record("show", fields: [TraceEvent.Field("value", "\(value)")]) }

    /// Keeps a continuation until the run is over.
    func keep(_ continuation: UnsafeContinuation<Void, Never>) { continuations.append(continuation) }

    /// Performs a breaker on a thread of its own.
    ///
    /// - Parameter arrivals: how many failures to wait for, each with something from another thread.
    static func perform(
        arrivals: Int, _ breaker: @escaping @Sendable (BreakerPlay) async throws -> Void
    ) async -> Outcome {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                let stage = Stage()
                stage.loop.jobLimit = 1000
                let play = stage.run { BreakerPlay(stage) }
                continuation.resume(returning: play.run(breaker, arrivals))
            }
        }
    }

    private func run(_ breaker: @escaping @Sendable (BreakerPlay) async throws -> Void, _ arrivals: Int) -> Outcome {
        stage.run { _ = scope.start("work") { [self] in try await breaker(self) } }
        stage.settle()
        door.open()
        var problems = stage.takeProblems()
        while problems.count < arrivals, stage.loop.waitForArrival(for: Self.patience) {
            stage.settle()
            problems += stage.takeProblems()
        }
        let stuck = stage.stuckTasks
        if problems.isEmpty, !stuck.isEmpty { problems.append(.stuck(tasks: stuck)) }
        let trace = stage.trace.hash
        stage.run { for continuation in continuations { continuation.resume() } }
        stage.shutDown()
        return Outcome(failures: problems.map { $0.kind + ": " + $0.message }, trace: trace)
    }
}
