import Basics
package import Foundation
package import ProcessPool
package import WalkthroughRunner

/// Performs the runs of an exploration, in this process or in runner processes.
package protocol ExplorationRunner {
    /// Performs the runs of a round, and returns their outcomes in the same order.
    ///
    /// - Parameters:
    ///   - round: the runs; what one of them changes in its process may be lost.
    ///   - setup: the app, the roots and the options of the exploration.
    ///   - limit: the time limit of each run.
    /// - Throws: why runs are missing; then the exploration is over.
    func perform(
        _ round: ExplorationRound, of setup: ExplorationSetup, within limit: UnitLimit
    ) throws(ExplorationHalt) -> [UnitOutcome]
}

/// Why an exploration has ended before its time.
package enum ExplorationHalt: Error, Equatable {
    /// It was interrupted, mostly by Ctrl-C.
    case interrupted
    /// The processes cannot do their work, for the given reason.
    case broken(String)
}

/// The time limit of a unit, in real time.
package enum UnitLimit: Sendable {
    /// A quarter of the normal limit, for scripts that are expected to time out again.
    case brief
    /// The limit of a run.
    case normal
    /// Twice the normal limit, so that a busy machine does not cause a timeout.
    case ample
    /// The limit of a test; a crash is explained by the app's frames, which needs a second or two.
    case explained
}

/// The outcome of a unit.
package enum UnitOutcome {
    /// The unit was performed.
    case ended(ExploredRun)
    /// Its process ended; the payload says where, with the end of the app's output.
    case broke(WalkthroughBreakdown, output: [String])

    /// Whether the time limit has ended its process.
    var isTimeout: Bool { if case .broke(let breakdown, _) = self { breakdown.limit == .time } else { false } }
}

/// Performs runs in this process, for tests: a trap of the app ends it.
package struct InProcessExplorationRunner: ExplorationRunner {
    /// Makes the runner.
    package init() {}

    /// Performs the runs one after the other.
    package func perform(
        _ round: ExplorationRound, of setup: ExplorationSetup, within limit: UnitLimit
    ) -> [UnitOutcome] {
        let performer = RoundPerformer(setup, round)
        return round.units.indices.map { .ended(performer.perform($0, noting: nil)) }
    }
}

/// Runner processes that perform the runs of a round, by their indices.
package typealias ExplorationPool = RunnerPool<Int, Never, ExploredRun>

extension ExploredRun: PoolOutput {}

/// Performs runs in runner processes, which are started for each round so that they have the current knowledge.
package struct ProcessExplorationRunner: ExplorationRunner {
    /// Makes a pool of processes that are programs of their own, given a round as JSON; always used, or only if
    /// processes cannot be copied.
    package struct Spawning {
        /// Whether it is used even if processes can be copied.
        let isAlways: Bool
        let makePool: (PoolOptions, _ round: Data) throws(RunnerPoolError) -> ExplorationPool

        /// Makes it from a closure that makes the pool.
        package init(
            isAlways: Bool,
            makePool: @escaping (PoolOptions, _ round: Data) throws(RunnerPoolError) -> ExplorationPool
        ) {
            (self.isAlways, self.makePool) = (isAlways, makePool)
        }
    }

    /// The number of processes, and the limits of each.
    private let options: PoolOptions
    /// A descriptor that ends the exploration as soon as it is readable.
    private let interrupt: Int32?
    private let spawning: Spawning
    /// Called before processes are made, to write buffered output: else each process would write it.
    private let prepare: () -> Void

    /// Makes the runner.
    package init(
        _ options: PoolOptions, interrupt: Int32?, spawning: Spawning, prepare: @escaping () -> Void
    ) {
        (self.options, self.interrupt, self.spawning, self.prepare) = (options, interrupt, spawning, prepare)
    }

    /// Performs runs in several processes at the same time.
    package func perform(
        _ round: ExplorationRound, of setup: ExplorationSetup, within limit: UnitLimit
    ) throws(ExplorationHalt) -> [UnitOutcome] {
        guard !round.units.isEmpty else { return [] }
        prepare()
        let pool: ExplorationPool
        do throws(RunnerPoolError) {
            pool = try makePool(for: round, setup, within: limit)
        } catch {
            throw .broken(error.message)
        }
        defer { pool.end() }
        var outcomes = [UnitOutcome?](repeating: nil, count: round.units.count)
        let order = Array(round.units.indices)
        let outcome = pool.run(order, interrupt: interrupt) { event in
            guard case .ended(let index, let end) = event else { return }
            switch end.result {
            case .output(let run): outcomes[index] = .ended(run)
            case .lost(let task): outcomes[index] = .broke(WalkthroughBreakdown(task), output: end.printed?.lines ?? [])
            }
        }
        switch outcome.ending {
        case .completed, .failureLimit: break
        case .interrupted: throw .interrupted
        case .broken(let reason): throw .broken(reason)
        }
        let performed = outcomes.compactMap(\.self)
        guard performed.count == order.count else {
            throw .broken("\(order.count - performed.count) of \(order.count) runs have no result")
        }
        return performed
    }

    private func makePool(
        for round: ExplorationRound, _ setup: ExplorationSetup, within limit: UnitLimit
    ) throws(RunnerPoolError) -> ExplorationPool {
        var options = options
        options.jobs = min(options.jobs, round.units.count)
        switch limit {
        case .brief: options.timeout /= 4
        case .normal: break
        case .ample: options.timeout *= 2
        case .explained:
            options.timeout = .seconds(30)
            options.explainsCrashes = true
        }
        if !spawning.isAlways {
            do throws(RunnerPoolError) {
                let performer = RoundPerformer(setup, round)
                return try ExplorationPool(options) { index, progress, _ in performer.perform(index, noting: progress) }
            } catch {
                guard error == .threadsRun else { throw error }
            }
        }
        // A started program loads the app and the scripts first.
        options.timeout += .seconds(2)
        guard let json = try? JSONEncoder().encode(round) else { throw .threadsRun }
        return try spawning.makePool(options, json)
    }
}
