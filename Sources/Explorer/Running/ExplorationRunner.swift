package import WalkthroughRunner

/// Who performs runs: this process, or runner processes that are copies of it.
package protocol ExplorationRunner {
    /// Performs units by their indices, and returns their outcomes in the same order.
    ///
    /// - Parameters:
    ///   - limit: the time limit of each unit.
    ///   - unit: performs a unit; its changes may be lost with a process.
    /// - Returns: nil if it was interrupted.
    func perform(
        _ count: Int, within limit: UnitLimit, _ unit: @escaping (Int, RunnerProgress?) -> ExploredRun
    ) -> [UnitOutcome]?
}

/// How long, in real time, a unit may take.
package enum UnitLimit: Sendable {
    /// A quarter of what is usual: for tries to fail once more in a way that takes its time.
    case brief
    /// What a run may take.
    case usual
    /// Twice as long, so that a busy machine proves nothing.
    case ample
}

/// The outcome of a unit.
package enum UnitOutcome {
    /// It ended.
    case ended(ExploredRun)
    /// Its process ended; the payload has the last state and the end of the app's output.
    case broke(WalkthroughBreakdown, output: [String])
}

/// Performs runs in this process, for tests and if processes cannot be copied.
package struct InProcessExplorationRunner: ExplorationRunner {
    /// Makes the runner.
    package init() {}

    /// Performs units one after the other.
    package func perform(
        _ count: Int, within limit: UnitLimit, _ unit: @escaping (Int, RunnerProgress?) -> ExploredRun
    ) -> [UnitOutcome]? {
        (0..<count).map { .ended(unit($0, nil)) }
    }
}

/// Performs runs in runner processes, started for each round, so that they have the explorer's current knowledge.
package struct ProcessExplorationRunner: ExplorationRunner {
    /// How many run at a time, and what each may take.
    private let options: RunnerPool.Options
    /// A descriptor that stops the exploration as soon as it can be read.
    private let interrupt: Int32?
    /// Called before processes are made: what was printed and not written would be written by each.
    private let prepare: () -> Void

    /// Makes the runner.
    package init(_ options: RunnerPool.Options, interrupt: Int32?, prepare: @escaping () -> Void) {
        (self.options, self.interrupt, self.prepare) = (options, interrupt, prepare)
    }

    /// Performs units side by side.
    package func perform(
        _ count: Int, within limit: UnitLimit, _ unit: @escaping (Int, RunnerProgress?) -> ExploredRun
    ) -> [UnitOutcome]? {
        prepare()
        var options = options
        options.jobs = min(options.jobs, count)
        switch limit {
        case .brief: options.timeout /= 4
        case .usual: break
        case .ample: options.timeout *= 2
        }
        let identify = { (index: Int) in
            WalkthroughIdentity(path: "explored", line: nil, title: "explored", rowName: nil, repetition: index)
        }
        let pool: RunnerPool
        do throws(RunnerPoolError) {
            pool = try RunnerPool(options) { index, progress in
                var result = WalkthroughResult(identify(index), .passed)
                result.exploration = unit(index, progress)
                return result
            }
        } catch {
            return InProcessExplorationRunner().perform(count, within: limit, unit)
        }
        defer { pool.end() }
        var outcomes = [UnitOutcome?](repeating: nil, count: count)
        let outcome = pool.run(Array(0..<count), interrupt: interrupt, identify: identify) { event in
            guard case .walkthroughEnded(let result) = event, let index = result.walkthrough.repetition else { return }
            if let run = result.exploration {
                outcomes[index] = .ended(run)
            } else if let breakdown = result.breakdown {
                outcomes[index] = .broke(breakdown, output: result.output?.lines ?? [])
            }
        }
        guard outcome.ending == .completed else { return nil }
        return outcomes.compactMap(\.self)
    }
}
