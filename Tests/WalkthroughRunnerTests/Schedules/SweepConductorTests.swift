import Basics
import ProcessPool
import TestSupport

@testable import WalkthroughRunner

@Suite struct SweepConductorTests {
    private let bench: RaceBench

    init() throws { bench = try RaceBench() }

    private func units(_ scripts: String..., schedules: Int = 100) throws -> ScheduleUnits {
        ScheduleUnits(try scripts.map(bench.load), schedules: schedules, by: bench.makeSweep())
    }

    /// Conducts a sweep whose units are performed here; `change` may put another result in place of a unit's.
    private func conduct(
        _ units: ScheduleUnits, maxFailures: Int = .max,
        change: (SweepTask, SweepTaskResult) -> SweepTaskResult = { $1 }
    ) -> (results: [WalkthroughResult], summary: RunSummary, ending: PoolEnding, progress: [Int]) {
        var results: [WalkthroughResult] = []
        var progress: [Int] = []
        let conductor = SweepConductor(units, maxFailures: maxFailures) { event in
            if case .walkthroughEnded(let result) = event { results.append(result) }
            if case .schedulesTried(_, let count, let total) = event {
                progress.append(count)
                expect(total, is: units.parts.total)
            }
        }
        let (summary, ending) = conductor.conduct { tasks, ended in
            var batch = SweepConductor.Batch()
            for task in tasks {
                batch.results[task] = change(task, units.perform(task))
                ended(task)
            }
            return batch
        }
        return (results, summary, ending, progress)
    }

    private func crash(_ number: UInt64, after failed: UInt64? = nil) -> SweepTaskResult {
        SweepTaskResult(
            WalkthroughResult(
                WalkthroughIdentity(path: "a.walk", line: nil, title: "a", rowName: nil),
                WalkthroughBreakdown(.signal(11), schedule: number, failedSchedule: failed)))
    }

    @Test(arguments: [0, 1, 4, 7, 8])
    func `a sweep in parts comes to the result of a sweep as a whole`(race: Int) throws {
        for isMended in [false, true] {
            let script = Race.all[race].script(isMended: isMended)
            let whole = try bench.makeSweep().runner(for: try bench.load(script))
            let baseline = try whole.runBaseline()
            var tally = ScheduleTally()
            let first = try whole.runAll(1...100, against: baseline, into: &tally)
            var record = ScheduleRecord(mode: .completions, seed: 1, tally)
            if let first, let number = tally.firstFailure {
                record.note(number, of: try bench.load(script), try whole.shrink(number, first, against: baseline))
            }
            let parts = conduct(try units(script)).results[0]
            expect((parts.outcome, parts.failures), is: ((isMended ? .passed : .failed), first?.result.failures ?? []))
            expect(parts.schedules, is: record)
            if isMended { #expect(parts.traceHash == baseline.result.traceHash) }
        }
    }

    @Test func `how many schedules were tried is told as it goes, and again from the beginning of each walkthrough`()
        throws
    {
        let script = Race.all[0].script(isMended: true)
        expect(
            conduct(try units(script, script, schedules: 34)).progress,
            is: [1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34, 1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34])
    }

    @Test func `what fails in the default order is tried once and no race`() throws {
        var performed = 0
        let result = conduct(try units("tap \"Nothing\"\n")) { _, result in
            performed += 1
            return result
        }.results[0]
        expect(
            (performed, result.outcome, result.failures.map(\.message)),
            is: (1, .failed, ["no \"Nothing\" is on screen"]))
        expect(
            (result.schedules?.first, result.schedules?.count),
            is: (ScheduleRecord.Finding(number: 0, strategy: nil), 0))
    }

    /// What a sweep shows of its walkthrough.
    private struct Shown: Equatable {
        var outcome: WalkthroughResult.Outcome
        var breakdown: WalkthroughBreakdown?
        var finding: ScheduleRecord.Finding?
        var count: Int?
        var failed: Int?
        var notes: [String]?
    }

    /// Returns what is shown if performing some tasks ends the process.
    private func shown(_ race: Int, isMended: Bool = false, _ crashes: [SweepTask: SweepTaskResult]) throws -> Shown {
        let result = conduct(try units(Race.all[race].script(isMended: isMended))) { crashes[$0] ?? $1 }.results[0]
        return Shown(
            outcome: result.outcome, breakdown: result.breakdown, finding: result.schedules?.first,
            count: result.schedules?.count, failed: result.schedules?.failed, notes: result.failures.last?.notes)
    }

    @Test func `of failures and crashes the one with the lowest number is shown, with a word on the other`() throws {
        let ending = "the process was ended by SIGSEGV (bad memory access or stack overflow)"
        func trial(_ part: Int) -> SweepTask { .trial(walkthrough: 0, part: part) }
        try expect(
            shown(0, isMended: true, [trial(3): crash(17), trial(5): crash(30)]),
            is: Shown(
                outcome: .crashed, breakdown: WalkthroughBreakdown(.signal(11), schedule: 17),
                finding: .init(number: 17, strategy: .priorities(depth: 1)), count: 15, failed: 0))
        let finding = ScheduleRecord.Finding(
            number: 3, strategy: .priorities(depth: 1),
            deviations: ["reply 1 of race.find arrived after the step `tap \"Send\"`"],
            replay: [.reply(call: "race.find", number: 1, latency: .milliseconds(61), gap: nil)])
        try expect(
            shown(1, [trial(5): crash(31)]),
            is: Shown(
                outcome: .failed, finding: finding, count: 29, failed: 15,
                notes: ["schedule 31 failed too: \(ending)"]))
        // In the same part.
        try expect(
            shown(1, [trial(1): crash(5, after: 3)]),
            is: Shown(
                outcome: .failed, finding: finding, count: 3, failed: 1, notes: ["schedule 5 failed too: \(ending)"]))
        // The crash comes again before the failure does.
        let again = crash(5, after: 3)
        try expect(
            shown(1, [trial(1): again, .shrinking(walkthrough: 0, part: 1): again]),
            is: Shown(
                outcome: .crashed, breakdown: again.result.breakdown,
                finding: .init(number: 5, strategy: .slowUser), count: 1, failed: 0))
    }

    @Test func `where shrinking crashes, the failure is shown as it was`() throws {
        let units = try units(Race.all[1].script())
        let whole = conduct(units).results[0]
        let result = conduct(units) { $0 == .shrinking(walkthrough: 0, part: 1) ? crash(3) : $1 }.results[0]
        expect(
            (result.outcome, result.failures.map(\.message), result.failures.last?.notes),
            is: (
                .failed, whole.failures.map(\.message),
                ["it could not be shrunk: the process was ended by SIGSEGV (bad memory access or stack overflow)"]
            ))
        expect(
            (result.schedules?.first, result.schedules?.count),
            is: (ScheduleRecord.Finding(number: 3, strategy: .priorities(depth: 1)), whole.schedules?.count))
    }

    @Test func `a limit of failures ends the run after that many walkthroughs`() throws {
        let units = try units(
            Race.all[1].script(isMended: true), Race.all[1].script(), Race.all[1].script(isMended: true), schedules: 20)
        let outcome = conduct(units, maxFailures: 1)
        expect((outcome.results.map(\.outcome), outcome.summary.ended), is: ([.passed, .failed], 2))
        expect(outcome.ending, is: .failureLimit)
    }

    @Test func `the first failure in a batch does not end the run, and a unit's time limit is its own`()
        throws
    {
        let units = try units("tap \"Nothing\"\n", "tap \"Nothing\"\n")
        var results: [WalkthroughResult] = []
        let conductor = SweepConductor(units) { event in
            if case .walkthroughEnded(let result) = event { results.append(result) }
        }
        let (summary, ending) = conductor.conduct { tasks, _ in
            var batch = SweepConductor.Batch(ending: .failureLimit)
            for task in tasks {
                var performed = units.perform(task)
                performed.result.wallNanoseconds = 1_000_000_000
                batch.results[task] = performed
            }
            return batch
        }
        expect((summary.failed, ending, results.map(\.wallNanoseconds)), is: (2, .completed, [nil, nil]))
    }

    @Test func `an interruption leaves what runs without a result`() throws {
        let units = try units(Race.all[1].script(isMended: true), Race.all[1].script(isMended: true), schedules: 20)
        var events: [String] = []
        let conductor = SweepConductor(units) { event in
            switch event {
            case .runStarted: events.append("run")
            case .walkthroughStarted: events.append("start")
            case .walkthroughEnded: events.append("end")
            case .runEnded: events.append("run ended")
            default: break
            }
        }
        var batches = 0
        let (summary, ending) = conductor.conduct { tasks, _ in
            batches += 1
            guard batches < 4 else { return SweepConductor.Batch(ending: .interrupted) }
            var batch = SweepConductor.Batch()
            for task in tasks { batch.results[task] = units.perform(task) }
            return batch
        }
        expect((events, summary.passed, ending), is: (["run", "start", "end", "start", "run ended"], 1, .interrupted))
    }

    /// Conducts a sweep that is interrupted at the moment at which a unit ends; nothing can be performed after that.
    private func interrupted(at last: SweepTask, _ units: ScheduleUnits) -> (
        results: [WalkthroughResult], RunSummary, Bool
    ) {
        var results: [WalkthroughResult] = []
        var hasEnded = false
        let conductor = SweepConductor(units, maxFailures: 1) { event in
            if case .walkthroughEnded(let result) = event { results.append(result) }
        }
        let (summary, ending) = conductor.conduct { tasks, _ in
            #expect(!hasEnded, "tasks \(tasks) were to be performed after the run's end")
            var batch = SweepConductor.Batch()
            for task in tasks { batch.results[task] = units.perform(task) }
            hasEnded = hasEnded || tasks.contains(last)
            if hasEnded { batch.ending = .interrupted }
            return batch
        }
        return (results, summary, ending == .interrupted)
    }

    @Test func `an interruption that is seen together with the end of a unit ends the run`() throws {
        let mended = Race.all[0].script(isMended: true)
        let first = interrupted(at: .trial(walkthrough: 0, part: 0), try units(mended, mended))
        expect((first.results, first.1.ended, first.2), is: ([], 0, true))
        // After the end of shrinking the walkthrough has its result.
        let broken = Race.all[1].script()
        let second = interrupted(at: .shrinking(walkthrough: 0, part: 1), try units(broken, broken))
        expect((second.results.map(\.outcome), second.1.failed, second.2), is: ([.failed], 1, true))
    }
}
