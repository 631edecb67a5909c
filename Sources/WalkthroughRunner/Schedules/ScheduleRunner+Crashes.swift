import Basics
package import Foundation
package import ProcessPool
import Results
import StageRuntime
import WalkthroughLanguage

/// A schedule that a program performs as its only task, if processes cannot be copied.
private struct SeparateSchedule: Codable {
    /// The walkthrough's index in the sweep.
    let walkthrough: Int
    let number: UInt64
    /// The only deviations from the default order; `nil` if the seed chooses.
    let deviations: [ScheduleDeviation]?
    /// Whether its choices and events are sent.
    let isRecorded: Bool

    func schedule(_ mode: ScheduleMode, seed: UInt64) -> Schedule {
        var schedule =
            deviations.map { Schedule(mode, replaying: $0) } ?? Schedule(mode, seed: seed, number: number)
        schedule.isRecorded = isRecorded
        return schedule
    }
}

/// A schedule performed in a process of its own: a copy of this one, or the program started again.
private struct SeparateRun {
    /// How a copy has ended.
    struct Ending: Equatable {
        /// Its status; nil if it exceeded its time.
        let status: Int32?
        /// The position of the current step; nil before the first.
        let location: SourceLocation?
    }

    /// A message of a copy, sent as a line of JSON.
    enum Message: Codable {
        /// A choice of its schedule, or an event.
        case noted(ScheduleNote)
        /// The run is over.
        case done(trace: UInt64, hasFailed: Bool)
    }

    /// How the copy ended before the run was over; nil if the run was over.
    var ending: Ending?
    /// The hash of the run's trace; that of an empty trace if the run was not over.
    var trace = TraceHash()
    /// Whether the run was over and has failed.
    var hasFailed = false
    var deviations: [ScheduleDeviation] = []
    var occurrences: [ScheduleOccurrence] = []
}

/// Schedules that end their process, each tried in a copy of it.
extension ScheduleRunner {
    /// The first schedule of a part that ends its process.
    struct Crash {
        let number: UInt64
        /// A minimal list of deviations from the default order that still end the process there.
        let shrunk: ShrunkSchedule
    }

    /// The maximum number of runs for a schedule that exceeds its time with each failure.
    private static let lateRunLimit = 40

    /// Runs schedules, one of which has ended its process, each in a copy, counts them, and shrinks the crashing one.
    ///
    /// - Returns: the first that ends its process; nil if another failure comes before it, if none ends its process
    ///   now, or if the process cannot be copied.
    func runSeparately(
        _ numbers: ClosedRange<UInt64>, against baseline: ScheduledRun, into tally: inout ScheduleTally
    ) throws(StepFailure) -> Crash? {
        let limit = try timeLimit(against: baseline)
        var first: (number: UInt64, ending: SeparateRun.Ending)?
        for number in numbers {
            let schedule = self.schedule(number)
            if let trace = memory.trace(of: schedule) {
                tally.count(number, schedule.strategy, trace: trace, hasFailed: false)
                continue
            }
            guard let run = runSeparately(schedule, number, against: baseline, within: limit) else { return nil }
            tally.count(number, schedule.strategy, trace: run.trace, hasFailed: run.hasFailed || run.ending != nil)
            if first == nil {
                if run.hasFailed { return nil }
                first = run.ending.map { (number, $0) }
            }
            // If one exceeds its time, others may too, and waiting for each would take minutes.
            if run.ending?.status == nil, run.ending != nil { break }
        }
        guard let first else { return nil }
        return Crash(
            number: first.number, shrunk: try shrink(first.number, first.ending, against: baseline, within: limit))
    }

    private func shrink(
        _ number: UInt64, _ ending: SeparateRun.Ending, against baseline: ScheduledRun, within limit: Duration
    ) throws(StepFailure) -> ShrunkSchedule {
        var schedule = self.schedule(number)
        schedule.isRecorded = true
        guard var smallest = runSeparately(schedule, number, against: baseline, within: limit) else {
            return ShrunkSchedule(deviations: [], explanation: [], advice: [])
        }
        let runs = ending.status == nil ? Self.lateRunLimit : ScheduleShrinker.defaultRunLimit
        let shrinker = ScheduleShrinker(runLimit: runs, nominal: { prepared.call($0)?.latency }) { deviations in
            var replay = Schedule(mode, replaying: deviations)
            replay.isRecorded = true
            guard let run = runSeparately(replay, number, against: baseline, within: limit), run.ending == ending else {
                return false
            }
            smallest = run
            return true
        }
        let deviations = shrinker.shrink(smallest.deviations)
        let plain = try replay([], number, against: baseline)
        let explanation = ScheduleExplanation(
            baseline: plain.occurrences, failing: smallest.occurrences, describe: prepared.call)
        return ShrunkSchedule(deviations: deviations, explanation: deviations.map(explanation.line), advice: [])
    }

    /// Returns the time limit of a copy: a hundred times the default order's, but at least 400 ms to report a trap.
    private func timeLimit(against baseline: ScheduledRun) throws(StepFailure) -> Duration {
        let start = RealTime.now
        _ = try replay([], 0, against: baseline)
        return min(max((RealTime.now - start) * 100, .milliseconds(400)), .seconds(10))
    }

    private func runSeparately(
        _ schedule: Schedule, _ number: UInt64, against baseline: ScheduledRun, within limit: Duration
    ) -> SeparateRun? {
        let end: ProcessCopy.End?
        if let (copies, walkthrough) = copies {
            let task = SeparateSchedule(
                walkthrough: walkthrough, number: number, deviations: schedule.deviations,
                isRecorded: schedule.isRecorded)
            end = (try? JSONEncoder().encode(task)).flatMap { copies.perform($0, within: limit) }
        } else {
            end = ProcessCopy.perform(within: limit) { tellRun(schedule, number, against: baseline, to: $0) }
        }
        guard let end else { return nil }
        var run = SeparateRun(
            ending: SeparateRun.Ending(status: end.status, location: progress?.step.map { SourceLocation($0) }))
        let decoder = JSONDecoder()
        for line in end.bytes.split(separator: UInt8(ascii: "\n")) {
            switch try? decoder.decode(SeparateRun.Message.self, from: Data(line)) {
            case .noted(.deviation(let deviation)): run.deviations.append(deviation)
            case .noted(.occurrence(let occurrence)): run.occurrences.append(occurrence)
            case .done(let trace, let hasFailed):
                (run.trace, run.hasFailed, run.ending) = (TraceHash(value: trace), hasFailed, nil)
            case nil: break
            }
        }
        return run
    }
    /// Performs a schedule, and tells about it as it goes; the process may end at any moment.
    fileprivate func tellRun(
        _ schedule: Schedule, _ number: UInt64, against baseline: ScheduledRun, to channel: Descriptor
    ) {
        let encoder = JSONEncoder()
        func tell(_ message: SeparateRun.Message) {
            guard let line = try? encoder.encode(message) else { return }
            _ = channel.send(line + [UInt8(ascii: "\n")])
        }
        var audience = RunAudience()
        if schedule.isRecorded { audience.scheduleNoted = { tell(.noted($0)) } }
        guard let run = try? run(schedule, number, against: baseline, telling: audience) else { return }
        tell(.done(trace: run.traceHash.value, hasFailed: run.failureKind != nil))
    }
}

extension ScheduleUnits {
    /// Performs the one schedule for which a runner process has started this program; ends the process.
    package func performAlone(_ task: Data, in process: SpawnedRunner) -> Never {
        process.performAlone { progress, channel in
            guard let task = try? JSONDecoder().decode(SeparateSchedule.self, from: task),
                let runner = try? sweep.runner(for: walkthroughs[task.walkthrough], noting: progress),
                let baseline = try? runner.runBaseline()
            else { return }
            let schedule = task.schedule(sweep.mode, seed: sweep.seed)
            runner.tellRun(schedule, task.number, against: baseline, to: channel)
        }
    }
}
