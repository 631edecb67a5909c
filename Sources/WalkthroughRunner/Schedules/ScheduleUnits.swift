package import Configuration
package import StageRuntime
package import WalkthroughLanguage

/// The work of a sweep over several walkthroughs, divided into units that any process can perform by their indices.
///
/// A unit tries a part of a walkthrough's schedules, shrinks the first failed schedule of a part, or repeats a part
/// whose process has ended, with each schedule in a process of its own. A ``SweepConductor`` combines the results of
/// units into those of walkthroughs.
package final class ScheduleUnits {
    /// The walkthroughs of the sweep, in order.
    let walkthroughs: [Walkthrough]
    /// How each walkthrough's schedules are divided.
    let parts: ScheduleParts
    /// Prepares walkthroughs.
    let sweep: ScheduleSweep
    /// What starts the program again for a schedule that may end its process; nil if processes are copied.
    private let copies: ProgramCopies?
    /// The last prepared walkthrough, with its run in the default order; units come mostly in order.
    private var latest: (walkthrough: Int, runner: ScheduleRunner, usual: ScheduledRun)?

    /// Divides a sweep into units.
    package init(
        _ walkthroughs: [Walkthrough], schedules: Int, by sweep: ScheduleSweep, copies: ProgramCopies? = nil
    ) {
        self.copies = copies
        self.walkthroughs = walkthroughs
        self.sweep = sweep
        parts = ScheduleParts(schedules: schedules)
    }

    /// The maximum number of units to perform at a time.
    package var count: Int { walkthroughs.count * parts.count }

    /// Returns the index of the unit that tries a part.
    func trial(_ part: Int, of walkthrough: Int) -> Int { walkthrough * 3 * parts.count + part }

    /// Returns the index of the unit that shrinks the failure of a part.
    func shrinking(_ part: Int, of walkthrough: Int) -> Int { trial(part, of: walkthrough) + parts.count }

    /// Returns the index of the unit that repeats a part whose process has ended, each schedule in a copy.
    func separate(_ part: Int, of walkthrough: Int) -> Int { trial(part, of: walkthrough) + 2 * parts.count }

    /// Returns the identity of a unit: that of its walkthrough, with the unit's index as the repetition.
    package func identity(of unit: Int) -> WalkthroughIdentity {
        var identity = WalkthroughIdentity(walkthroughs[walkthrough(of: unit)])
        identity.repetition = unit
        return identity
    }

    private func walkthrough(of unit: Int) -> Int { unit / (3 * parts.count) }

    /// Returns how many schedules a unit tries; `nil` if it shrinks or repeats.
    func scheduleCount(of unit: Int) -> Int? {
        let part = unit - trial(0, of: walkthrough(of: unit))
        return part < parts.count ? parts[part].count : nil
    }

    /// Performs a unit in a runner process.
    package func perform(_ unit: Int, in progress: RunnerProgress) -> WalkthroughResult {
        AutoreleasePool.drain {
            perform(unit, noting: progress, wantsDetail: progress.wantsDetail) { progress.record(.stepEnded($0)) }
        }
    }

    /// Performs a unit.
    ///
    /// - Parameters:
    ///   - unit: its index.
    ///   - progress: records what a runner process does; nil in any other process.
    ///   - wantsDetail: whether the steps of the failing run are recorded with their results.
    ///   - stepEnded: called with these steps.
    /// - Returns: for a trial, a passed result that contains the failures of the first failed schedule, or a failed
    ///   one if the default order fails; for a shrinking, the walkthrough's failed result; for a repetition, a passed
    ///   result with the counts and the first schedule that ends its process.
    package func perform(
        _ unit: Int, noting progress: RunnerProgress? = nil, wantsDetail: Bool = false,
        stepEnded: @escaping (PerformedStep) -> Void = { _ in }
    ) -> WalkthroughResult {
        let place = walkthrough(of: unit)
        let walkthrough = walkthroughs[place]
        do throws(StepFailure) {
            let (runner, usual) = try ready(place, progress)
            var record = ScheduleRecord(mode: sweep.mode, seed: sweep.seed)
            var tally = ScheduleTally()
            var result = usual.result
            if usual.failureKind != nil {
                record.note(0, of: walkthrough)
            } else {
                let part = (unit - trial(0, of: place)) % parts.count
                if unit == separate(part, of: place) {
                    let crash = try runner.runSeparately(parts[part], against: usual, into: &tally)
                    if let crash { record.note(crash.number, of: walkthrough, deviations: crash.deviations) }
                    result.schedules = record
                    result.tally = tally
                    return result
                }
                let isTrial = unit == trial(part, of: place)
                let first = try runner.runAll(parts[part], against: usual, into: &tally) { !isTrial && $0 > 0 }
                if let first, isTrial {
                    result.failures = first.result.failures
                } else if let first, let number = tally.firstFailure {
                    let shrunk = try runner.shrink(number, first, against: usual)
                    result = first.result
                    if wantsDetail {
                        let audience = RunAudience(wantsDetail: true, progress: progress, stepEnded: stepEnded)
                        result = try runner.run(number, telling: audience)
                    }
                    if let last = result.failures.indices.last { result.failures[last].notes += shrunk.advice }
                    record.note(number, of: walkthrough, deviations: shrunk.explanation)
                }
            }
            result.schedules = record
            result.tally = tally
            return result
        } catch {
            var result = WalkthroughResult(
                WalkthroughIdentity(walkthrough), .failed,
                failures: [WalkthroughFailure(error, at: walkthrough.location)])
            var record = ScheduleRecord(mode: sweep.mode, seed: sweep.seed)
            record.note(0, of: walkthrough)
            result.schedules = record
            return result
        }
    }

    private func ready(
        _ place: Int, _ progress: RunnerProgress?
    ) throws(StepFailure) -> (ScheduleRunner, ScheduledRun) {
        if let latest, latest.walkthrough == place { return (latest.runner, latest.usual) }
        var runner = try sweep.runner(for: walkthroughs[place], noting: progress)
        runner.copies = copies.map { ($0, walkthrough: place) }
        let usual = try runner.runUsual()
        latest = (place, runner, usual)
        return (runner, usual)
    }
}

/// The apps, configuration, mode and seed of a sweep; ``ScheduleUnits`` performs it.
///
/// The same walkthrough, mode and seed give the same result in every process, in debug and release.
package struct ScheduleSweep {
    /// The apps that walkthroughs may name.
    private let apps: [RunnableApp]
    /// The configuration before scripts change it.
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
