import ProcessPool
import Results
import StageRuntime

/// Runs a prepared walkthrough under the schedules of one mode and seed.
struct ScheduleRunner {
    let prepared: PreparedWalkthrough
    let mode: ScheduleMode
    let seed: UInt64
    /// Records each run before it begins; strong, the runner process owns it.
    let progress: RunnerProgress?
    /// What starts the program again for a schedule, with the walkthrough's index in the sweep; nil if it is copied.
    var copies: (ProgramCopies, walkthrough: Int)?
    /// The runs that passed; strong, shared by the copies of this value.
    let memory = ScheduleMemory()

    init(_ prepared: PreparedWalkthrough, _ mode: ScheduleMode, seed: UInt64, noting progress: RunnerProgress? = nil) {
        (self.prepared, self.mode, self.seed, self.progress) = (prepared, mode, seed, progress)
    }

    func schedule(_ number: UInt64) -> Schedule { prepared.walkthrough.schedule(mode, seed: seed, number: number) }

    func runBaseline(telling audience: RunAudience = RunAudience()) throws(StepFailure) -> ScheduledRun {
        let baseline = try run(schedule(0), 0, against: nil, telling: audience)
        remember(baseline)
        return baseline
    }

    /// Remembers a run that passed, so that a schedule with the same choices need not be performed.
    private func remember(_ run: ScheduledRun) {
        guard run.failureKind == nil, let decisions = run.decisions else { return }
        memory.note(decisions, trace: run.traceHash)
    }

    /// Runs one schedule; 0 is the default order.
    func run(_ number: UInt64, telling audience: RunAudience) throws(StepFailure) -> PerformedWalkthrough {
        guard number > 0 else { return try runBaseline(telling: audience).performed }
        var silent = RunAudience()
        silent.progress = audience.progress
        let baseline = try runBaseline(telling: silent)
        let schedule = self.schedule(number)
        var performed = try run(schedule, number, against: baseline, telling: audience).performed
        performed.result.ownRuns = 2
        return performed
    }

    /// Runs schedules in order and counts the results; one with the choices of a passed run is not performed.
    ///
    /// - Parameter isToStop: called before each run, with the number of schedules that have failed.
    /// - Returns: the first run that failed.
    func runAll(
        _ numbers: ClosedRange<UInt64>, against baseline: ScheduledRun, into tally: inout ScheduleTally,
        isToStop: (Int) -> Bool = { _ in false }
    ) throws(StepFailure) -> ScheduledRun? {
        var first: ScheduledRun?
        for number in numbers {
            if isToStop(tally.failureCount) { break }
            let schedule = self.schedule(number)
            if let trace = memory.trace(of: schedule) {
                tally.count(number, schedule.strategy, trace: trace, hasFailed: false)
                continue
            }
            let run = try run(schedule, number, against: baseline)
            remember(run)
            let hasFailed = run.failureKind != nil
            tally.count(number, schedule.strategy, trace: run.traceHash, hasFailed: hasFailed)
            if hasFailed, first == nil {
                first = run
                progress?.noteFailure(of: number)
            }
        }
        return first
    }

    /// Shrinks a failed schedule to a minimal list of deviations from the default order that fails in the same way.
    func shrink(
        _ number: UInt64, _ run: ScheduledRun, against baseline: ScheduledRun
    ) throws(StepFailure) -> ShrunkSchedule {
        var schedule = self.schedule(number)
        schedule.isRecorded = true
        let recorded = try self.run(schedule, number, against: baseline)
        var replays: [ScheduledRun] = []
        let shrinker = ScheduleShrinker(nominal: { prepared.call($0)?.latency }) { deviations in
            guard let replay = try? replay(deviations, number, against: baseline),
                replay.failureIdentity == run.failureIdentity
            else { return false }
            replays = [replay]
            return true
        }
        let deviations = shrinker.shrink(recorded.deviations)
        let smallest = replays.last ?? recorded
        let plain = try replay([], number, against: baseline)
        let explanation = ScheduleExplanation(
            baseline: plain.occurrences, failing: smallest.occurrences, describe: prepared.call)
        var advice: [String] = []
        for text in deviations.compactMap(explanation.advice) where !advice.contains(text) { advice.append(text) }
        return ShrunkSchedule(
            deviations: deviations, explanation: deviations.map(explanation.line), advice: advice)
    }

    /// Runs the default order with only these deviations.
    func replay(
        _ deviations: [ScheduleDeviation], _ number: UInt64, against baseline: ScheduledRun
    ) throws(StepFailure) -> ScheduledRun {
        var schedule = Schedule(mode, replaying: deviations)
        schedule.isRecorded = true
        return try run(schedule, number, against: baseline)
    }

    func run(
        _ schedule: Schedule, _ number: UInt64, against baseline: ScheduledRun?, telling audience: RunAudience? = nil
    ) throws(StepFailure) -> ScheduledRun {
        var audience = audience ?? RunAudience()
        audience.progress = audience.progress ?? progress
        audience.progress?.beginRun(number)
        var silent = RunAudience()
        silent.progress = audience.progress
        let run = try ScheduledRun(prepared, schedule, baseline: baseline, telling: audience)
        return try run.judged { () throws(StepFailure) in
            try ScheduledRun(prepared, Schedule(mode, replaying: run.pauses), baseline: nil, telling: silent)
        }
    }
}
