package import ProcessPool
package import Results
import StageRuntime
import WalkthroughLanguage

/// Has the tasks of a sweep performed, combines their results into those of walkthroughs, and reports the run.
///
/// The results do not depend on which processes perform the tasks, nor on how many at a time: the schedule with the
/// lowest number that fails or crashes counts. A part whose process has ended is repeated with each schedule in a
/// separate process; if that is impossible, schedules after the end are left out.
package struct SweepConductor {
    /// Performs tasks; calls its second parameter with each that has ended.
    package typealias Performance = (_ tasks: [SweepTask], _ ended: @escaping (SweepTask) -> Void) -> Batch

    private let units: ScheduleUnits
    /// The number of failed walkthroughs after which no further one is begun.
    private let maxFailures: Int
    /// Called with each event of the run, from its start to its end.
    private let tell: (RunEvent) -> Void

    /// Makes a conductor of one run.
    package init(_ units: ScheduleUnits, maxFailures: Int = .max, tell: @escaping (RunEvent) -> Void) {
        self.units = units
        self.maxFailures = maxFailures
        self.tell = tell
    }

    /// Runs the sweep.
    ///
    /// - Parameter perform: performs tasks, begun in the given order, and reports each that has ended; it may stop at
    ///   the first failure.
    /// - Returns: the counts, and why the run ended.
    package func conduct(by perform: Performance) -> (summary: RunSummary, ending: PoolEnding) {
        var summary = RunSummary(planned: units.walkthroughs.count)
        var ending = PoolEnding.completed
        tell(.runStarted(planned: summary.planned))
        for index in units.walkthroughs.indices where ending == .completed {
            let identity = WalkthroughIdentity(units.walkthroughs[index])
            tell(.walkthroughStarted(identity))
            var progress = Progress(units: units, index: index)
            var count = 0
            let result = progress.result { order in
                perform(order) { task in
                    guard let tried = units.scheduleCount(of: task) else { return }
                    count = min(count + tried, units.parts.total)
                    tell(.schedulesTried(identity, count: count, total: units.parts.total))
                }
            }
            ending = progress.ending
            guard let result else { break }
            summary.count(result.outcome)
            tell(.walkthroughEnded(result))
            if ending == .completed, summary.failed >= maxFailures, summary.ended < summary.planned {
                ending = .failureLimit
            }
        }
        tell(.runEnded(summary))
        return (summary, ending)
    }
}

extension SweepConductor {
    /// The results of several tasks.
    package struct Batch {
        /// The results; tasks that were not performed are missing.
        package var results: [SweepTask: SweepTaskResult]
        /// Why it ended.
        package var ending: PoolEnding

        /// Makes a batch.
        package init(results: [SweepTask: SweepTaskResult] = [:], ending: PoolEnding = .completed) {
            self.results = results
            self.ending = ending
        }
    }
}

extension SweepConductor {
    /// The progress of one walkthrough's tasks.
    struct Progress {
        private let units: ScheduleUnits
        private let index: Int
        /// The results of the trials, by part, up to the first that is missing or failed.
        private var trials: [SweepTaskResult] = []
        /// The results of repeated parts whose processes had ended, by part.
        private var crashes: [Int: WalkthroughResult] = [:]
        private var tally = ScheduleTally()
        /// The first failed schedule; nil as long as none is known.
        private var first: ScheduleRecord.Finding?
        /// Why the last batch of tasks ended; an end because of this walkthrough's failure does not count.
        private(set) var ending = PoolEnding.completed

        init(units: ScheduleUnits, index: Int) {
            (self.units, self.index) = (units, index)
        }

        /// Has the walkthrough's tasks performed; returns nil if the run ended before that.
        mutating func result(by perform: ([SweepTask]) -> Batch) -> WalkthroughResult? {
            let identity = WalkthroughIdentity(units.walkthroughs[index])
            if let reason = units.walkthroughs[index].reasonToSkipSchedules {
                return WalkthroughResult(identity, .skipped, reason: reason)
            }
            tryAll(by: perform)
            guard ending == .completed || ending == .failureLimit, let last = trials.last?.result else { return nil }
            for trial in trials {
                if trial.result.outcome == .passed, let part = trial.tally { tally.add(part) }
            }
            var result: WalkthroughResult
            let part = trials.firstIndex(where: \.hasFailedSchedule)
            if let part, let crash = crashes[part] {
                result = crash
                first = trials[part].result.schedules?.first
            } else if let part {
                guard let shrunk = shrunk(part, by: perform) else { return nil }
                result = shrunk
                if let breakdown = last.breakdown { result.note(Self.text(of: breakdown)) }
            } else {
                result = last.outcome == .passed ? trials[0].result : last
                first = last.schedules?.first
                if let breakdown = last.breakdown { note(breakdown.schedule ?? 0) }
            }
            if ending == .failureLimit { ending = .completed }
            result.walkthrough = identity
            result.schedules = ScheduleRecord(mode: units.sweep.mode, seed: units.sweep.seed, tally, first: first)
            result.wallNanoseconds = nil
            return result
        }

        /// Tries the parts: the first alone, and the others as long as no failure makes them useless.
        private mutating func tryAll(by perform: ([SweepTask]) -> Batch) {
            var rest = 0..<1
            // The batch may end together with the task's result; then no process is left to perform another.
            while ending == .completed, !rest.isEmpty {
                add(perform(rest.map { .trial(walkthrough: index, part: $0) }), parts: rest)
                if trials.last?.result.breakdown != nil { tryLastSeparately(by: perform) }
                guard trials.count > rest.lowerBound, trials.last?.result.outcome == .passed,
                    crashes[trials.count - 1]?.outcome != .timedOut
                else { return }
                rest = trials.count..<units.parts.count
            }
        }

        /// Repeats the last part, whose process has ended, so that its schedules count and the crashing one is shrunk.
        private mutating func tryLastSeparately(by perform: ([SweepTask]) -> Batch) {
            let part = trials.count - 1
            guard ending == .completed || ending == .failureLimit, !trials[part].hasFailedSchedule else { return }
            let task = SweepTask.separate(walkthrough: index, part: part)
            let batch = perform([task])
            guard batch.ending == .completed || batch.ending == .failureLimit else {
                ending = batch.ending
                return
            }
            guard let again = batch.results[task], again.result.schedules?.first != nil else { return }
            crashes[part] = trials[part].result
            trials[part] = again
            ending = .completed
        }

        private mutating func add(_ batch: Batch, parts: Range<Int>) {
            ending = batch.ending
            for part in parts {
                guard let trial = batch.results[.trial(walkthrough: index, part: part)] else { return }
                trials.append(trial)
                if trial.result.outcome != .passed { return }
            }
        }

        /// Returns the result of the first failed schedule, shrunk; nil if the run ended meanwhile.
        private mutating func shrunk(_ part: Int, by perform: ([SweepTask]) -> Batch) -> WalkthroughResult? {
            let task = SweepTask.shrinking(walkthrough: index, part: part)
            let batch = perform([task])
            ending = batch.ending
            guard let shrunk = batch.results[task] else { return nil }
            var result = shrunk.result
            let trial = trials[part].result
            if let crash = trial.breakdown {
                // The counts of the trial were lost with its process; those up to the failure are made again.
                if let part = shrunk.tally { tally.add(part) }
                if result.breakdown != nil {
                    note(crash.schedule ?? 0)
                    return trial
                }
            } else if let breakdown = result.breakdown {
                result = trial
                result.outcome = .failed
                result.note("it could not be shrunk: " + breakdown.message)
            }
            first = result.schedules?.first
            if let number = tally.firstFailure, first == nil { note(number) }
            return result
        }

        private mutating func note(_ number: UInt64) {
            var record = ScheduleRecord(mode: units.sweep.mode, seed: units.sweep.seed)
            record.note(number, of: units.walkthroughs[index])
            first = record.first
        }

        private static func text(of breakdown: WalkthroughBreakdown) -> String {
            "schedule \(breakdown.schedule ?? 0) failed too: " + breakdown.message
        }
    }
}

extension Walkthrough {
    /// Why its schedules are not tried; nil if they are.
    fileprivate var reasonToSkipSchedules: String? {
        switch disposition {
        case .skip(let reason): reason
        case .knownFailure(let reason): "known failure: " + reason
        case nil: isTimingExact ? "timing exact" : nil
        }
    }
}

extension SweepTaskResult {
    /// Whether a schedule of the task is known to have failed, even if a later one ended the process.
    fileprivate var hasFailedSchedule: Bool {
        tally?.firstFailure != nil || result.breakdown?.failedSchedule != nil
    }
}
