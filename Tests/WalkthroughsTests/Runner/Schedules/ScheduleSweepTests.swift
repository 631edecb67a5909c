import StageRuntime
import Testing

@testable import Walkthroughs

@Suite struct ScheduleSweepTests {
    @Test(arguments: Race.all) func `a planted race is found, and shrunk to what matters`(_ race: Race) throws {
        let finding = try RaceBench().finding(race)
        let kind = try #require(finding.kind)
        #expect(race.kinds.contains(kind))
        #expect(finding.shrunkFailures.map(\.failure.kind) == [kind])
        #expect(finding.explanation == race.explanation)
        #expect(finding.deviations.count == 1)
    }

    @Test(arguments: Race.all) func `the mended scene holds under every schedule`(_ race: Race) throws {
        for mode in [ScheduleMode.completions, .anyOrder] {
            let result = try RaceBench().sweep(race.script(isMended: true), mode, schedules: 300)
            #expect(result.outcome == .held)
            #expect(result.scheduleCount == 300)
        }
    }

    @Test(arguments: Race.all, [1, 2, 3] as [UInt64])
    func `whatever the seed, a hundred schedules find a planted race`(_ race: Race, seed: UInt64) throws {
        let finding = try RaceBench().finding(race, seed: seed)
        #expect(race.kinds.contains(try #require(finding.kind)))
    }

    @Test func `a seed and a number reproduce a run exactly`() throws {
        let bench = try RaceBench()
        let race = Race.all[0]
        let result = try bench.sweep(race.script())
        guard case .failed(let finding) = result.outcome else { throw RaceBench.Unexpected(outcome: result.outcome) }
        let walkthrough = try bench.load(race.script())
        let again = bench.makeSweep().run(walkthrough, schedule: finding.number)
        #expect(again.failures == finding.failures)
        #expect(again.outcome == .failed)
        let hashes = (0..<20).map { _ in bench.makeSweep().run(walkthrough, schedule: finding.number).traceHash }
        #expect(hashes == Array(repeating: again.traceHash, count: 20))
        #expect(try bench.sweep(race.script()).outcome == result.outcome)
    }

    @Test func `the first trace of each mode is the same in every build`() throws {
        let bench = try RaceBench()
        let walkthrough = try bench.load(Race.all[0].script(isMended: true))
        let hashes = [ScheduleMode.completions, .anyOrder].map { mode in
            (1...3).map { bench.makeSweep(mode).run(walkthrough, schedule: $0).traceHash.text }
        }
        #expect(
            hashes == [
                ["f5831608c355b2ae", "5cd593889916df37", "5e49fd79be03b861"],
                ["1a204d2c1a68df4d", "5cd593889916df37", "ed4ee1d941150d29"],
            ])
    }

    @Test func `the line that reproduces a failure says all that it needs`() throws {
        let bench = try RaceBench()
        let stale = try bench.sweep(Race.all[0].script(), seed: 9)
        let tasks = try bench.sweep(Race.all[10].script(), .anyOrder, seed: 9)
        #expect(stale.reproduction == "--seed 9 --schedule 32")
        #expect(tasks.reproduction == "--seed 9 --schedule 4 --mode any-order")
        #expect(try bench.sweep("tap \"Open\"\n").reproduction == nil)
    }

    @Test func `a walkthrough of exact timing is skipped`() throws {
        let result = try RaceBench().sweep("timing exact\ntap \"Open\"\n")
        #expect(result.outcome == .skipped(reason: "timing exact"))
        #expect(result.scheduleCount == 0)
        #expect(try RaceBench().sweep("skip \"broken\"\ntap \"Open\"\n").outcome == .skipped(reason: "broken"))
    }

    @Test func `a walkthrough that fails in the default order is no race`() throws {
        let result = try RaceBench().sweep("tap \"Nothing\"\n")
        guard case .failedInDefaultOrder(let failures) = result.outcome else {
            throw RaceBench.Unexpected(outcome: result.outcome)
        }
        #expect(failures.map(\.failure.message) == ["no \"Nothing\" is on screen"])
        #expect(result.scheduleCount == 0)
    }

    @Test func `a report tells the counts, the strategy, the deviations and how to reproduce it`() throws {
        let result = try RaceBench().sweep(Race.all[1].script()).walkthroughResult
        #expect(result.outcome == .failed)
        #expect(result.failures.map(\.failure.message) == ["race.find was asked 2 times"])
        #expect(
            result.failures.last?.failure.notes == [
                "100 schedules of seed 1 (completions), 71 distinct traces, 71 failed",
                "schedule 3 failed first, found by the strategy priorities, depth 1",
                "it fails with no more than this, against the default order:",
                "  reply 1 of race.find arrived after the step `tap \"Send\"`",
                "reproduce it with --seed 1 --schedule 3",
            ])
        let held = try RaceBench().sweep(Race.all[1].script(isMended: true), schedules: 7)
        #expect(held.walkthroughResult.outcome == .passed)
        #expect(held.walkthroughResult.stepCount == 5)
        #expect(held.summary == "7 schedules of seed 1 (completions), 5 distinct traces, 0 failed")
        let skipped = try RaceBench().sweep("timing exact\ntap \"Open\"\n")
        #expect(skipped.walkthroughResult.outcome == .skipped(reason: "timing exact"))
    }

    @Test func `the counts say how many schedules failed, by strategy`() throws {
        let result = try RaceBench().sweep(Race.all[0].script())
        #expect(result.failureCount == result.failuresByStrategy.entries.map(\.count).reduce(0, +))
        #expect(result.scheduleCount == 100)
        #expect((2...100).contains(result.distinctTraceCount))
    }
}
