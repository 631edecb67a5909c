import StageRuntime
import TestSupport
import Testing
import WalkthroughLanguage

@testable import WalkthroughRunner

@Suite struct ScheduleSweepTests {
    @Test(arguments: Race.all) func `a planted race is found and shrunk`(_ race: Race) throws {
        let finding = try RaceBench().finding(race)
        #expect(race.kinds.contains(finding.kind))
        expect(finding.schedule.deviations, is: race.explanation)
        expect(finding.schedule.deviations.count, is: 1)
    }

    /// In the first part a late reply fails one line, in the second one another: to leave a reply out of the first
    /// part's must not make a failure of the second into one of the first.
    @Test(arguments: 1...UInt64(Thoroughness.choose(5, thorough: 20)))
    func `a shrunk schedule fails at the same line`(seed: UInt64) throws {
        let bench = try RaceBench()
        let script =
            Race.all[0].script() + """

                clear query
                type "c" into query
                wait 60ms
                type "d" into query
                wait 60ms
                expect outcome is "cd"

                """
        let schedules = try bench.makeSweep(seed: seed).runner(for: try bench.load(script))
        let baseline = try schedules.runBaseline()
        var tally = ScheduleTally()
        guard let first = try schedules.runAll(1...60, against: baseline, into: &tally) else { return }
        let shrunk = try schedules.shrink(try #require(tally.firstFailure), first, against: baseline)
        let schedule = Schedule(.completions, replaying: shrunk.deviations)
        let replay = try ScheduledRun(schedules.prepared, schedule, baseline: baseline)
        expect(replay.failureKind, is: first.failureKind)
        expect(replay.result.failures.last?.place, is: first.result.failures.last?.place)
    }

    @Test(arguments: Race.all) func `the corrected scene passes under many schedules`(_ race: Race) throws {
        let count = Thoroughness.choose(30, thorough: 300)
        for mode in [ScheduleMode.completions, .anyOrder] {
            let result = try RaceBench().sweep(race.script(isMended: true), mode, schedules: count)
            expect(result.outcome, is: .passed)
            expect(result.schedules?.count, is: count)
        }
    }

    @Test(arguments: [ScheduleMode.completions, .anyOrder])
    func `a sweep that performs few schedules has the result of performing them all`(_ mode: ScheduleMode) throws {
        let bench = try RaceBench()
        let count = Thoroughness.choose(20, thorough: 60)
        for race in Race.all.prefix(6) {
            let walkthrough = try bench.load(race.script(isMended: true))
            let traces = (1...UInt64(count)).map { number in
                bench.makeRunner(.schedule(number, mode)).run(walkthrough).traceHash?.value
            }
            let result = try bench.makeSweep(mode).result(of: walkthrough, schedules: count)
            expect(result.schedules?.distinctTraces, is: Set(traces).count)
        }
    }

    @Test(arguments: Race.all, 1...UInt64(Thoroughness.choose(1, thorough: 3)))
    func `whatever the seed, a hundred schedules find a planted race`(_ race: Race, seed: UInt64) throws {
        #expect(race.kinds.contains(try RaceBench().finding(race, seed: seed).kind))
    }

    @Test func `a seed and a number reproduce a run exactly`() throws {
        let bench = try RaceBench()
        let race = Race.all[0]
        let result = try bench.sweep(race.script())
        let number = try #require(result.schedules?.first?.number)
        let walkthrough = try bench.load(race.script())
        let runner = bench.makeRunner(.schedule(number, .completions))
        let again = runner.run(walkthrough)
        expect(again.failures, is: result.failures)
        expect(again.outcome, is: .failed)
        let hashes = (0..<20).map { _ in runner.run(walkthrough).traceHash }
        expect(hashes, is: Array(repeating: again.traceHash, count: 20))
        let second = try bench.sweep(race.script())
        expect(second.schedules, is: result.schedules)
        expect(second.failures, is: result.failures)
    }

    @Test func `the first trace of each mode is the same in every build`() throws {
        let bench = try RaceBench()
        let walkthrough = try bench.load(Race.all[0].script(isMended: true))
        let hashes = [ScheduleMode.completions, .anyOrder].map { mode in
            (1...3).map { bench.makeRunner(.schedule($0, mode)).run(walkthrough).traceHash?.text }
        }
        #expect(
            hashes == [
                ["125f7ddfd1aca055", "eb19c6c2611b7e06", "ec91ffb5599db54a"],
                ["b6888133e9a6b9c4", "eb19c6c2611b7e06", "ec91ffb5599db54a"],
            ])
    }

    @Test func `seed, mode and number reproduce a found failure`() throws {
        let bench = try RaceBench()
        let stale = try bench.sweep(Race.all[0].script(), seed: 9).schedules
        let tasks = try bench.sweep(Race.all[10].script(), .anyOrder, seed: 9).schedules
        expect(stale?.first?.number, is: 4)
        expect(tasks?.first?.number, is: 3)
        expect(tasks.map { "\($0.mode) \($0.seed)" }, is: "anyOrder 9")
        let held = try bench.sweep("tap \"Open\"\n").schedules
        #expect(held?.first == nil)
    }

    @Test func `a walkthrough of exact timing is skipped`() throws {
        let result = try RaceBench().sweep("timing exact\ntap \"Open\"\n")
        expect(result.outcome, is: .skipped)
        expect(result.reason, is: "timing exact")
        #expect(result.schedules == nil)
        expect(try RaceBench().sweep("skip \"broken\"\ntap \"Open\"\n").outcome, is: .skipped)
        expect(try RaceBench().sweep("skip \"broken\"\ntap \"Open\"\n").reason, is: "broken")
    }

    @Test func `a quick user never pauses, and the failure of a slow one says to write it`() throws {
        let pair = try #require(Pair.all.first { $0.name == "KeptTooLate" })
        let slow = try RaceBench().sweep(pair.script(), schedules: 200)
        expect(slow.schedules?.first?.strategy, is: "slow user")
        expect(
            slow.failures.last?.notes.last,
            is: "if the script needs a user who does not pause, write `quick user` in its header")
        let quick = try RaceBench().sweep("quick user\n" + pair.script(), schedules: 200)
        expect(quick.outcome, is: .passed)
        expect(quick.schedules?.count, is: 200)
    }

    @Test func `a sweep without final screens says that it did not compare them`() throws {
        let studio = Studio()
        let app = try RunnableApp(StudioApp.self)
        let sweep = ScheduleSweep(apps: [app], configuration: try studio.configuration(for: app))
        let restless = try studio.load("set start Cover\nexpect screen Cover\n")[0]
        let result = try sweep.result(of: restless, schedules: 3)
        expect(result.outcome, is: .passed)
        #expect(
            result.warnings == [
                WalkthroughWarning(
                    at: restless.location,
                    "1m after the last step, `studio/Cover: beat` was still due, at 1m 1s, so other orders were not "
                        + "compared by their final screens",
                    advice: "leave the screen that waits for it, or expect what must be there in every order")
            ])
        let still = try studio.load("expect screen Home\n")[0]
        expect(try sweep.result(of: still, schedules: 3).warnings, is: [])
    }

    @Test func `a walkthrough that fails in the default order is no race`() throws {
        let result = try RaceBench().sweep("tap \"Nothing\"\n")
        expect(result.outcome, is: .failed)
        expect(result.failures.map(\.message), is: ["no \"Nothing\" is on screen"])
        expect(result.schedules?.first, is: ScheduleRecord.Finding(number: 0, strategy: nil))
        expect(result.schedules?.count, is: 0)
    }

    @Test func `a report tells the counts, the strategy, the deviations and how to reproduce it`() throws {
        let result = try RaceBench().sweep(Race.all[1].script())
        expect(result.outcome, is: .failed)
        expect(result.failures.map(\.message), is: ["race.find was requested 2 times"])
        let record = try #require(result.schedules)
        expect(record.count, is: 100)
        expect(record.distinctTraces, is: 63)
        expect(record.failed, is: 63)
        #expect(
            record.first
                == ScheduleRecord.Finding(
                    number: 3, strategy: .priorities(depth: 1),
                    deviations: ["reply 1 of race.find arrived after the step `tap \"Send\"`"],
                    replay: [.reply(call: "race.find", number: 1, latency: .milliseconds(61), gap: nil)]))
        let held = try RaceBench().sweep(Race.all[1].script(isMended: true), schedules: 7)
        expect(held.outcome, is: .passed)
        expect(held.stepCount, is: 5)
        expect(held.schedules?.distinctTraces, is: 6)
        let known = try RaceBench().sweep("known failure \"why\"\ntap \"Open\"\n")
        expect(known.outcome, is: .skipped)
        expect(known.reason, is: "known failure: why")
    }

    @Test func `of a thousand schedules of three replies and two timers at least half are distinct`() throws {
        let script = "set start Crowd\ntap \"Go\"\nexpect outcome is \"5\" within 1m\n"
        let result = try RaceBench().sweep(script, schedules: 1000)
        expect(result.outcome, is: .passed)
        let record = try #require(result.schedules)
        expect(record.count, is: 1000)
        #expect(record.distinctTraces >= 500)
    }

    @Test func `the counts say how many schedules failed, by strategy`() throws {
        let record = try #require(try RaceBench().sweep(Race.all[0].script()).schedules)
        expect(record.failed, is: record.strategies.map(\.failed).reduce(0, +))
        expect(record.count, is: 100)
        #expect((2...100).contains(record.distinctTraces))
    }
}
