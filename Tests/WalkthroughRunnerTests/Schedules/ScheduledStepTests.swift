import StageRuntime
import TestSupport
import Testing

@testable import WalkthroughRunner

/// The rules for steps under a schedule.
@Suite struct ScheduledStepTests {
    private func result(_ text: String, _ scene: String = "CancelledSearch") throws -> WalkthroughResult {
        try RaceBench().sweep("set start \(scene)\n" + text, schedules: 200)
    }

    private func outcome(_ text: String, _ scene: String = "CancelledSearch") throws -> WalkthroughResult.Outcome {
        try result(text, scene).outcome
    }

    @Test func `an expectation without a time limit waits as long as replies are late`() throws {
        expect(try outcome("tap \"Search\"\nwait 50ms\nexpect outcome is \"found\"\n"), is: .passed)
    }

    @Test func `an expectation with a time limit waits no longer`() throws {
        // A reply may take up to 500 ms.
        let late = try result("tap \"Search\"\nexpect outcome is \"found\" within 60ms\n")
        expect(late.outcome, is: .failed)
        #expect(
            late.schedules?.first?.deviations == [
                "reply 1 of race.find had not arrived by then; it takes 61ms instead of 50ms"
            ])
        expect(try outcome("tap \"Search\"\nexpect outcome is \"found\" within 500ms\n"), is: .passed)
    }

    @Test func `an action that is too early waits too`() throws {
        expect(
            try outcome("tap \"Load\"\nwait 100ms\ntap \"Next\"\nexpect outcome is \"next\"\n", "Chain"), is: .passed)
    }

    @Test func `an action that fails after its wait says what is there instead`() throws {
        let steps = "tap \"Search\"\nwait 50ms\nwhen expect outcome is \"\"\n    tap \"Nothing\"\nend\n"
        #expect(
            try result(steps).failures.map { [$0.kind, $0.message] + Array($0.notes.prefix(1)) } == [
                [
                    "action", "no \"Nothing\" is on screen",
                    "on screen: heading \"Race\", text \"found\", button \"Search\", button \"Cancel\"",
                ]
            ])
    }

    @Test func `the wait for a chain of late replies is the sum of their delays`() throws {
        expect(try outcome("tap \"Load\"\nwait 200ms\nexpect outcome is \"loaded\"\n", "Chain"), is: .passed)
    }

    @Test func `a bare wait does not advance if the reply has already arrived`() throws {
        expect(try outcome("tap \"Search\"\nwait\nexpect outcome is \"found\"\n"), is: .passed)
    }

    @Test func `a call that a script delays keeps its latency`() throws {
        let steps = "tap \"Search\"\nwait 60ms\ntap \"Cancel\"\nexpect outcome is \"\"\n"
        expect(try outcome("delay race.find by 1ms\n" + steps), is: .passed)
        #expect(try outcome("delay race.find by 0s\n" + steps) != .passed)
    }
}
