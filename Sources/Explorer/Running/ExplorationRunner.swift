package import WalkthroughRunner

/// Performs the runs of an exploration, in this process or in runner processes.
package protocol ExplorationRunner {
    /// Performs units by their indices, and returns their outcomes in the same order.
    ///
    /// - Parameters:
    ///   - limit: the time limit of each unit.
    ///   - unit: performs a unit; it may run in another process, so its side effects may be lost.
    /// - Returns: nil if it was interrupted.
    func perform(
        _ count: Int, within limit: UnitLimit, _ unit: @escaping (Int, RunnerProgress?) -> ExploredRun
    ) -> [UnitOutcome]?
}

/// The time limit of a unit, in real time.
package enum UnitLimit: Sendable {
    /// A quarter of the usual limit, for scripts that are expected to time out again.
    case brief
    /// The limit of a run.
    case usual
    /// Twice the usual limit, so that a busy machine does not cause a timeout.
    case ample
    /// The limit of a test; a crash is explained by the app's frames, which takes a second or two.
    case explained
}

/// The outcome of a unit.
package enum UnitOutcome {
    /// The unit was performed.
    case ended(ExploredRun)
    /// Its process ended; the payload says where, with the end of the app's output.
    case broke(WalkthroughBreakdown, output: [String])
}

/// Performs runs in this process, for tests and for systems that cannot copy a process.
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

/// Performs runs in runner processes, which are started for each round so that they have the current knowledge.
package struct ProcessExplorationRunner: ExplorationRunner {
    /// The number of processes, and the limits of each.
    private let options: RunnerPool.Options
    /// A descriptor that ends the exploration as soon as it is readable.
    private let interrupt: Int32?
    /// Called before processes are made, to write buffered output: else each process would write it.
    private let prepare: () -> Void

    /// Makes the runner.
    package init(_ options: RunnerPool.Options, interrupt: Int32?, prepare: @escaping () -> Void) {
        (self.options, self.interrupt, self.prepare) = (options, interrupt, prepare)
    }

    /// Performs units in several processes at the same time.
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
        case .explained:
            options.timeout = .seconds(30)
            options.explainsCrashes = true
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
