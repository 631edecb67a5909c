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
            let prepared = try PreparedWalkthrough(walkthrough, apps: apps, configuration: configuration, seed: seed)
            let usual = try ScheduledRun(prepared, Schedule(mode, seed: seed, number: 0), usual: nil)
            result.usual = usual.result
            guard usual.failureKind == nil else {
                result.outcome = .failedInDefaultOrder(usual.result.failures)
                return result
            }
            try sweep(prepared, usual, schedules, isInterrupted, &result)
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
    ///   - stepEnded: told of each step that was performed.
    /// - Returns: the run, whose trace hash equals that in the sweep.
    package func run(
        _ walkthrough: Walkthrough, schedule number: UInt64, stepEnded: @escaping (StepRecord) -> Void = { _ in }
    ) -> WalkthroughResult {
        do throws(StepFailure) {
            let prepared = try PreparedWalkthrough(walkthrough, apps: apps, configuration: configuration, seed: seed)
            let schedule = Schedule(mode, seed: seed, number: number)
            let usual =
                number == 0 ? nil : try ScheduledRun(prepared, Schedule(mode, seed: seed, number: 0), usual: nil)
            return try ScheduledRun(prepared, schedule, usual: usual, stepEnded: stepEnded).result
        } catch {
            return WalkthroughResult(
                identity: WalkthroughIdentity(walkthrough), outcome: .failed,
                failures: [WalkthroughFailure(error, before: walkthrough)])
        }
    }

    private func sweep(
        _ prepared: PreparedWalkthrough, _ usual: ScheduledRun, _ schedules: Int, _ isInterrupted: () -> Bool,
        _ result: inout ScheduleSweepResult
    ) throws(StepFailure) {
        var traces: Set<UInt64> = []
        var first: (number: UInt64, run: ScheduledRun)?
        for number in 1...UInt64(max(schedules, 1)) where !isInterrupted() {
            let schedule = Schedule(mode, seed: seed, number: number)
            let run = try ScheduledRun(prepared, schedule, usual: usual)
            result.scheduleCount += 1
            traces.insert(run.result.traceHash.value)
            guard run.failureKind != nil else { continue }
            result.failureCount += 1
            result.failuresByStrategy.count(schedule.strategy)
            if first == nil { first = (number, run) }
        }
        result.distinctTraceCount = traces.count
        guard let first else { return }
        result.outcome = .failed(try finding(prepared, usual, first.number, first.run))
    }

    private func finding(
        _ prepared: PreparedWalkthrough, _ usual: ScheduledRun, _ number: UInt64, _ run: ScheduledRun
    ) throws(StepFailure) -> ScheduleFinding {
        var schedule = Schedule(mode, seed: seed, number: number)
        schedule.isRecorded = true
        let recorded = try ScheduledRun(prepared, schedule, usual: usual)
        var replays: [ScheduledRun] = []
        let shrinker = ScheduleShrinker(nominal: prepared.nominalLatency) { deviations in
            guard let replay = try? replay(prepared, usual, deviations), replay.failureKind == run.failureKind
            else { return false }
            replays = [replay]
            return true
        }
        let deviations = shrinker.shrink(recorded.deviations)
        let smallest = replays.last ?? recorded
        let plain = try replay(prepared, usual, [])
        let explanation = ScheduleExplanation(usual: plain.occurrences, failing: smallest.occurrences)
        return ScheduleFinding(
            number: number, strategy: schedule.strategy, failures: run.result.failures, deviations: deviations,
            explanation: deviations.map(explanation.line), shrunkFailures: smallest.result.failures)
    }

    private func replay(
        _ prepared: PreparedWalkthrough, _ usual: ScheduledRun, _ deviations: [ScheduleDeviation]
    ) throws(StepFailure) -> ScheduledRun {
        var schedule = Schedule(mode, replaying: deviations)
        schedule.isRecorded = true
        return try ScheduledRun(prepared, schedule, usual: usual)
    }
}

extension Walkthrough {
    /// Why no schedules are tried on it; `nil` where they are.
    package var reasonToSkipSchedules: String? {
        switch disposition {
        case .skip(let reason), .knownFailure(let reason): reason
        case nil: isTimingExact ? "timing exact" : nil
        }
    }
}
