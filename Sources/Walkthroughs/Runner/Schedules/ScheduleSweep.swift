package import Configuration
package import StageRuntime

/// Runs walkthroughs under many schedules and finds the smallest deviation from the default order that fails.
///
/// The same walkthrough, mode and seed give the same result in every process, in debug and release.
package struct ScheduleSweep {
    /// The apps that walkthroughs may name.
    private let apps: [RunnableApp]
    /// The configuration without what scripts set.
    private let configuration: ResolvedConfiguration
    /// Which choices the schedules make.
    package let mode: ScheduleMode
    /// What the schedules, and all randomness on the stages, derive from.
    package let seed: UInt64

    /// Makes a sweep; a report names the seed before the first run.
    package init(
        apps: [RunnableApp], configuration: ResolvedConfiguration, mode: ScheduleMode = .completions, seed: UInt64 = 0
    ) {
        self.apps = apps
        self.configuration = configuration
        self.mode = mode
        self.seed = seed
    }

    /// Runs a walkthrough in the default order and under schedules 1 to `schedules`, and shrinks the first that fails.
    ///
    /// - Parameters:
    ///   - walkthrough: what to run; one whose header says `timing exact`, `skip` or `known failure` is skipped.
    ///   - schedules: how many.
    ///   - isInterrupted: asked before each run; the counts say how far it came.
    package func sweep(
        _ walkthrough: Walkthrough, schedules: Int, isInterrupted: () -> Bool = { false }
    ) -> ScheduleSweepResult {
        var result = ScheduleSweepResult(identity: WalkthroughIdentity(walkthrough), mode: mode, seed: seed)
        if let reason = walkthrough.reasonToSkipSchedules {
            result.outcome = .skipped(reason: reason)
            return result
        }
        do throws(StepFailure) {
            let bench = try bench(for: walkthrough)
            let usual = try bench.runUsual()
            result.usual = usual.result
            guard usual.failureKind == nil else {
                result.outcome = .failedInDefaultOrder(usual.result.failures)
                return result
            }
            let numbers = 1...UInt64(max(schedules, 1))
            let first = try bench.runAll(numbers, against: usual, into: &result.tally) { _ in isInterrupted() }
            if let number = result.tally.firstFailure, let first {
                result.outcome = .failed(try bench.finding(number, first, against: usual))
            }
        } catch {
            result.outcome = .failedInDefaultOrder([WalkthroughFailure(error, before: walkthrough)])
        }
        return result
    }

    /// Runs a walkthrough under one schedule, as ``sweep(_:schedules:isInterrupted:)`` did; 0 is the default order.
    ///
    /// - Parameters:
    ///   - walkthrough: what to run.
    ///   - number: the schedule's number.
    /// - Returns: the run, whose trace hash equals that in the sweep.
    package func run(_ walkthrough: Walkthrough, schedule number: UInt64) -> WalkthroughResult {
        do throws(StepFailure) {
            return try bench(for: walkthrough).run(number, telling: RunAudience())
        } catch {
            return WalkthroughResult(
                identity: WalkthroughIdentity(walkthrough), outcome: .failed,
                failures: [WalkthroughFailure(error, before: walkthrough)])
        }
    }

    /// Makes a walkthrough ready for its runs.
    ///
    /// - Throws: `StepFailure` where there is no such app or the configuration does not fit it.
    func bench(
        for walkthrough: Walkthrough, noting progress: WorkerProgress? = nil
    ) throws(StepFailure) -> ScheduleBench {
        ScheduleBench(
            try PreparedWalkthrough(walkthrough, apps: apps, configuration: configuration, seed: seed), mode,
            seed: seed, noting: progress)
    }
}

extension Walkthrough {
    /// Why no schedules are tried on it; `nil` where they are.
    package var reasonToSkipSchedules: String? {
        switch disposition {
        case .skip(let reason): reason
        case .knownFailure(let reason): "known failure: " + reason
        case nil: isTimingExact ? "timing exact" : nil
        }
    }
}
