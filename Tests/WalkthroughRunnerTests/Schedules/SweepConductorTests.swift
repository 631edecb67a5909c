import Basics
import ProcessPool
import StageRuntime
import TestSupport
import Testing

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
            expect(parts.outcome, is: (isMended ? .passed : .failed))
            #expect(parts.failures == first?.result.failures ?? [])
            expect(parts.schedules, is: record)
            if isMended { expect(parts.traceHash, is: baseline.result.traceHash) }
        }
    }

    @Test func `how many schedules were tried is told as it goes, and again from the beginning of each walkthrough`()
        throws
    {
        let script = Race.all[0].script(isMended: true)
        #expect(
            conduct(try units(script, script, schedules: 34)).progress == [
                1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34, 1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34,
            ])
    }

    @Test func `what fails in the default order is tried once`() throws {
        var performed = 0
        let units = try units("tap \"Nothing\"\n")
        let result = conduct(units) { _, result in
            performed += 1
            return result
        }.results[0]
        expect(performed, is: 1)
        expect(result.outcome, is: .failed)
        expect(result.schedules?.first, is: ScheduleRecord.Finding(number: 0, strategy: nil))
        expect(result.schedules?.count, is: 0)
    }

    @Test func `the crash with the lowest number counts, and nothing beyond it`() throws {
        let units = try units(Race.all[0].script(isMended: true))
        let parts: [SweepTask] = [.trial(walkthrough: 0, part: 3), .trial(walkthrough: 0, part: 5)]
        let result = conduct(units) { unit, result in
            parts.firstIndex(of: unit).map { crash($0 == 0 ? 17 : 30) } ?? result
        }.results[0]
        expect(result.outcome, is: .crashed)
        expect(result.breakdown, is: WalkthroughBreakdown(.signal(11), schedule: 17))
        expect(result.schedules?.first?.number, is: 17)
        expect(result.schedules?.first?.strategy, is: Schedule(.completions, seed: 1, number: 17).strategy.description)
        expect(result.schedules?.count, is: 15)
    }

    @Test func `a failure before a crash is what is shown, with a word on the crash`() throws {
        let units = try units(Race.all[1].script())
        let result = conduct(units) { $0 == .trial(walkthrough: 0, part: 5) ? crash(31) : $1 }.results[0]
        expect(result.outcome, is: .failed)
        expect(result.schedules?.first?.number, is: 3)
        #expect(
            result.failures.last?.notes == [
                "schedule 31 failed too: the process was ended by SIGSEGV (bad memory access or stack overflow)"
            ])
    }

    @Test func `a failure before a crash in the same part is what is shown too`() throws {
        let units = try units(Race.all[1].script())
        let whole = conduct(units).results[0]
        let result = conduct(units) { $0 == .trial(walkthrough: 0, part: 1) ? crash(5, after: 3) : $1 }.results[0]
        expect(result.outcome, is: .failed)
        expect(result.schedules?.first, is: whole.schedules?.first)
        expect(result.schedules?.first?.number, is: 3)
        expect(result.schedules?.count, is: 3)
        expect(result.schedules?.failed, is: 1)
        #expect(
            result.failures.last?.notes == [
                "schedule 5 failed too: the process was ended by SIGSEGV (bad memory access or stack overflow)"
            ])
    }

    @Test func `a crash that comes again before the failure does is what is shown`() throws {
        let units = try units(Race.all[1].script())
        let again: [SweepTask] = [.trial(walkthrough: 0, part: 1), .shrinking(walkthrough: 0, part: 1)]
        let result = conduct(units) { again.contains($0) ? crash(5, after: 3) : $1 }.results[0]
        expect(result.outcome, is: crash(5, after: 3).result.outcome)
        expect(result.schedules?.first?.number, is: 5)
    }

    @Test func `where shrinking crashes, the failure is shown as it was`() throws {
        let units = try units(Race.all[1].script())
        let whole = conduct(units).results[0]
        let result = conduct(units) { $0 == .shrinking(walkthrough: 0, part: 1) ? crash(3) : $1 }.results[0]
        expect(result.outcome, is: .failed)
        expect(result.failures.map(\.message), is: whole.failures.map(\.message))
        #expect(
            result.failures.last?.notes == [
                "it could not be shrunk: the process was ended by SIGSEGV (bad memory access or stack overflow)"
            ])
        expect(result.schedules?.first, is: ScheduleRecord.Finding(number: 3, strategy: .priorities(depth: 1)))
        expect(result.schedules?.count, is: whole.schedules?.count)
    }

    @Test func `a limit of failures ends the run after that many walkthroughs`() throws {
        let units = try units(
            Race.all[1].script(isMended: true), Race.all[1].script(), Race.all[1].script(isMended: true), schedules: 20)
        let outcome = conduct(units, maxFailures: 1)
        expect(outcome.results.map(\.outcome), is: [.passed, .failed])
        expect(outcome.summary.ended, is: 2)
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
        expect(summary.failed, is: 2)
        expect(ending, is: .completed)
        expect(results.map(\.wallNanoseconds), is: [nil, nil])
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
        expect(events, is: ["run", "start", "end", "start", "run ended"])
        expect(summary.passed, is: 1)
        expect(ending, is: .interrupted)
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

    @Test func `an interruption that is seen together with the end of the first unit ends the run`() throws {
        let script = Race.all[0].script(isMended: true)
        let units = try units(script, script)
        let (results, summary, isInterrupted) = interrupted(at: .trial(walkthrough: 0, part: 0), units)
        #expect(results.isEmpty)
        expect(summary.ended, is: 0)
        #expect(isInterrupted)
    }

    @Test func `an interruption that is seen together with the end of shrinking ends the run after that walkthrough`()
        throws
    {
        let script = Race.all[1].script()
        let units = try units(script, script)
        let (results, summary, isInterrupted) = interrupted(at: .shrinking(walkthrough: 0, part: 1), units)
        expect(results.map(\.outcome), is: [.failed])
        expect(summary.failed, is: 1)
        #expect(isInterrupted)
    }
}
