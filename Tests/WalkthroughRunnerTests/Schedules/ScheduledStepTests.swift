import TestSupport

@testable import WalkthroughRunner

/// The rules for steps under a schedule.
@Suite struct ScheduledStepTests {
    private func result(_ text: String, _ scene: String = "CancelledSearch") throws -> WalkthroughResult {
        try RaceBench().sweep("set start \(scene)\n" + text, schedules: 200)
    }

    @Test(arguments: [
        // An expectation without a time limit waits as long as replies are late.
        ("CancelledSearch", "tap \"Search\"\nwait 50ms\nexpect outcome is \"found\"\n"),
        // So does an action that is too early.
        ("Chain", "tap \"Load\"\nwait 100ms\ntap \"Next\"\nexpect outcome is \"next\"\n"),
        // The wait for a chain of late replies is the sum of their delays.
        ("Chain", "tap \"Load\"\nwait 200ms\nexpect outcome is \"loaded\"\n"),
        // A bare wait does not advance if the reply has already arrived.
        ("CancelledSearch", "tap \"Search\"\nwait\nexpect outcome is \"found\"\n"),
        ("CancelledSearch", "tap \"Search\"\nexpect outcome is \"found\" within 500ms\n"),
        // A call that a script delays keeps its latency.
        ("CancelledSearch", "delay race.find by 1ms\n" + cancelling),
    ])
    func `a step waits for what a schedule makes late`(scene: String, steps: String) throws {
        try expect(result(steps, scene).outcome, is: .passed)
    }

    private static let cancelling = "tap \"Search\"\nwait 60ms\ntap \"Cancel\"\nexpect outcome is \"\"\n"

    @Test func `a delay of nothing leaves a call its latencies`() throws {
        try expect(result("delay race.find by 0s\n" + Self.cancelling).outcome, is: .failed)
    }

    @Test func `an expectation with a time limit waits no longer`() throws {
        // A reply may take up to 500 ms.
        let late = try result("tap \"Search\"\nexpect outcome is \"found\" within 60ms\n")
        expect(
            (late.outcome, late.schedules?.first?.deviations),
            is: (.failed, ["reply 1 of race.find had not arrived by then; it takes 61ms instead of 50ms"]))
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
}
