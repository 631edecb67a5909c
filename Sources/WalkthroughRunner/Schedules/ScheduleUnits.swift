package import Configuration
package import ProcessPool
package import Results
package import StageRuntime
package import WalkthroughLanguage

/// A task of a sweep, which any process can perform; a ``SweepConductor`` combines the results.
package enum SweepTask: Hashable, PoolValue {
    /// Try a part of a walkthrough's schedules.
    case trial(walkthrough: Int, part: Int)
    /// Shrink the first failed schedule of a part.
    case shrinking(walkthrough: Int, part: Int)
    /// Repeat a part whose process has ended, with each schedule in a process of its own.
    case separate(walkthrough: Int, part: Int)

    /// The walkthrough's index in the sweep, and the part.
    var indices: (walkthrough: Int, part: Int) {
        switch self {
        case .trial(let walkthrough, let part), .shrinking(let walkthrough, let part),
            .separate(let walkthrough, let part):
            (walkthrough, part)
        }
    }
}

/// The result of a task of a sweep.
package struct SweepTaskResult: Equatable, PoolOutput {
    /// The walkthrough's result, as far as the task has found it.
    package var result: WalkthroughResult
    /// The counts of the schedules that were tried; nil if the process has ended.
    package var tally: ScheduleTally?

    /// Makes a result.
    package init(_ result: WalkthroughResult, tally: ScheduleTally? = nil) {
        (self.result, self.tally) = (result, tally)
    }

    /// Copies the end of a task in a runner process.
    ///
    /// - Parameter steps: the steps that it has sent.
    package init(_ end: TaskEnd<SweepTaskResult>, of walkthrough: WalkthroughIdentity, steps: [PerformedStep]) {
        switch end.result {
        case .output(let output): self = output
        case .lost(let task): self.init(WalkthroughResult(walkthrough, lost: task))
        }
        result.output = end.printed
        result.wallNanoseconds = end.wallNanoseconds
        result.steps = steps
    }

    /// Whether the default order fails.
    package var isFailure: Bool { result.isFailure }
}

/// Runner processes that perform the tasks of a sweep.
package typealias SweepPool = RunnerPool<SweepTask, PerformedStep, SweepTaskResult>

/// Performs the tasks of a sweep over several walkthroughs.
package final class ScheduleUnits {
    /// The walkthroughs of the sweep, in order.
    let walkthroughs: [Walkthrough]
    /// How each walkthrough's schedules are divided.
    let parts: ScheduleParts
    let sweep: ScheduleSweep
    /// What starts the program again for a schedule that may end its process; nil if processes are copied.
    private let copies: ProgramCopies?
    /// Sends steps; nil before the first task in a runner process; strong, this object owns it.
    private var sender: StepSender?
    /// The last prepared walkthrough, with its run in the default order; tasks come mostly in order.
    private var latest: (walkthrough: Int, runner: ScheduleRunner, baseline: ScheduledRun)?

    /// Divides the schedules of a sweep into parts.
    package init(
        _ walkthroughs: [Walkthrough], schedules: Int, by sweep: ScheduleSweep, copies: ProgramCopies? = nil
    ) {
        self.copies = copies
        self.walkthroughs = walkthroughs
        self.sweep = sweep
        parts = ScheduleParts(schedules: schedules)
    }

    /// The maximum number of tasks to perform at a time.
    package var count: Int { walkthroughs.count * parts.count }

    /// Returns the identity of a task's walkthrough.
    package func identity(of task: SweepTask) -> WalkthroughIdentity {
        WalkthroughIdentity(walkthroughs[task.indices.walkthrough])
    }

    /// Returns how many schedules a task tries; `nil` if it shrinks or repeats.
    func scheduleCount(of task: SweepTask) -> Int? {
        if case .trial(_, let part) = task { parts[part].count } else { nil }
    }

    /// Performs a task in a runner process, and tells the steps if they are wanted.
    package func perform(
        _ task: SweepTask, in progress: RunnerProgress, telling tell: @escaping (PerformedStep) -> Void
    ) -> SweepTaskResult {
        let sender = sender ?? StepSender(progress.wantedNotes, send: tell)
        self.sender = sender
        return AutoreleasePool.drain {
            var performed = perform(task, noting: progress, wantsDetail: sender.wantsDetail) {
                sender.record(.stepEnded($0))
            }
            performed.result.steps = []
            return performed
        }
    }

    /// Performs a task.
    ///
    /// - Parameters:
    ///   - progress: records what a runner process does; nil in any other process.
    ///   - wantsDetail: whether the steps of the failing run are recorded with their results.
    ///   - stepEnded: called with these steps.
    /// - Returns: for a trial, a passed result that contains the failures of the first failed schedule, or a failed
    ///   one if the default order fails; for a shrinking, the walkthrough's failed result; for a repetition, a passed
    ///   result with the counts and the first schedule that ends its process.
    package func perform(
        _ task: SweepTask, noting progress: RunnerProgress? = nil, wantsDetail: Bool = false,
        stepEnded: @escaping (PerformedStep) -> Void = { _ in }
    ) -> SweepTaskResult {
        let (index, part) = task.indices
        let walkthrough = walkthroughs[index]
        do throws(StepFailure) {
            let (runner, baseline) = try ready(index, progress)
            var record = ScheduleRecord(mode: sweep.mode, seed: sweep.seed)
            var tally = ScheduleTally()
            var result = baseline.result
            if baseline.failureKind != nil {
                record.note(0, of: walkthrough)
            } else {
                if case .separate = task {
                    let crash = try runner.runSeparately(parts[part], against: baseline, into: &tally)
                    if let crash { record.note(crash.number, of: walkthrough, crash.shrunk) }
                    result.schedules = record
                    return SweepTaskResult(result, tally: tally)
                }
                let isTrial = task == .trial(walkthrough: index, part: part)
                let first = try runner.runAll(parts[part], against: baseline, into: &tally) { !isTrial && $0 > 0 }
                if let first, isTrial {
                    result.failures = first.result.failures
                } else if let first, let number = tally.firstFailure {
                    let shrunk = try runner.shrink(number, first, against: baseline)
                    result = first.result
                    if wantsDetail {
                        let audience = RunAudience(wantsDetail: true, progress: progress, stepEnded: stepEnded)
                        result = try runner.run(number, telling: audience).result
                    }
                    if let last = result.failures.indices.last { result.failures[last].notes += shrunk.advice }
                    record.note(number, of: walkthrough, shrunk)
                }
            }
            result.schedules = record
            return SweepTaskResult(result, tally: tally)
        } catch {
            var result = WalkthroughResult(
                WalkthroughIdentity(walkthrough), .failed,
                failures: [WalkthroughFailure(error, at: walkthrough.location)])
            var record = ScheduleRecord(mode: sweep.mode, seed: sweep.seed)
            record.note(0, of: walkthrough)
            result.schedules = record
            return SweepTaskResult(result)
        }
    }

    private func ready(
        _ index: Int, _ progress: RunnerProgress?
    ) throws(StepFailure) -> (ScheduleRunner, ScheduledRun) {
        if let latest, latest.walkthrough == index { return (latest.runner, latest.baseline) }
        var runner = try sweep.runner(for: walkthroughs[index], noting: progress)
        runner.copies = copies.map { ($0, walkthrough: index) }
        let baseline = try runner.runBaseline()
        latest = (index, runner, baseline)
        return (runner, baseline)
    }
}

/// The apps, configuration, mode and seed of a sweep; ``ScheduleUnits`` performs it.
///
/// The same walkthrough, mode and seed give the same result in every process, in debug and release.
package struct ScheduleSweep {
    private let apps: [RunnableApp]
    private let configuration: ResolvedConfiguration
    /// The choices that the schedules make.
    let mode: ScheduleMode
    /// The number from which the schedules and all randomness on the stages derive.
    let seed: UInt64

    /// Makes a sweep; a report names the seed before the first run.
    package init(
        apps: [RunnableApp], configuration: ResolvedConfiguration, mode: ScheduleMode = .completions, seed: UInt64 = 0
    ) {
        self.apps = apps
        self.configuration = configuration
        self.mode = mode
        self.seed = seed
    }

    /// Runs a walkthrough under one schedule, beside its default order, as a sweep does.
    ///
    /// - Throws: `StepFailure` if it cannot begin.
    package func result(
        of walkthrough: Walkthrough, under schedule: Schedule
    ) throws(StepFailure) -> WalkthroughResult {
        let runner = try runner(for: walkthrough)
        return try runner.run(schedule, 0, against: try runner.runBaseline()).result
    }

    /// Prepares a walkthrough for its runs.
    ///
    /// - Throws: `StepFailure` if there is no such app or the configuration does not fit it.
    func runner(
        for walkthrough: Walkthrough, noting progress: RunnerProgress? = nil
    ) throws(StepFailure) -> ScheduleRunner {
        ScheduleRunner(
            try PreparedWalkthrough(walkthrough, apps: apps, configuration: configuration, seed: seed), mode,
            seed: seed, noting: progress)
    }
}
