import StageRuntime
import TestSupport
import Testing

@testable import WalkthroughRunner

@Suite struct TraceVerificationTests {
    private func verify(_ text: String) throws -> WalkthroughResult {
        let bench = try RaceBench()
        return bench.makeRunner(.verify(20)).run(try bench.load(text))
    }

    @Test(arguments: Race.all) func `equal runs pass`(_ race: Race) throws {
        expect(try verify(race.script()).outcome, is: .passed)
    }

    @Test func `a failure of the script is reported as such`() throws {
        expect(try verify("tap \"Nothing\"\n").failures.map(\.kind), is: ["action"])
    }

    private func run(_ names: String..., screen: String = "text \"a\"", stepHash: UInt64 = 0) -> TraceVerification.Run {
        let result = WalkthroughResult(
            WalkthroughIdentity(path: "a.walk", line: nil, title: "A", rowName: nil), .passed)
        let trace = names.map { name in
            TracedEvent(
                event: TraceEvent(time: .zero, category: .step, name: name, fields: []),
                hash: TraceHash(value: stepHash))
        }
        return TraceVerification.Run(result: result, trace: trace, screen: [screen])
    }

    private let advice =
        "look for a random number, a date or an order that does not come from the stage: `Date()`, `UUID()`, a `Set`, "
        + "static state, a thread"

    @Test func `what differs is shown with its context`() {
        let failure = TraceVerification.difference(run("one", "two"), run("one", "two", "three"), 7)
        #expect(
            failure
                == StepFailure(
                    .problem("nondeterministic"), "run 7 differs from the first at event 3",
                    actual: "  0s  step  one\n  0s  step  two\n- (the trace ends)\n+ 0s  step  three",
                    notes: ["`-` is the first run, `+` run 7", advice]))
    }

    @Test func `what is no event shows before the next step, with the two screens`() {
        let failure = TraceVerification.difference(run("one"), run("one", screen: "text \"b\"", stepHash: 1), 2)
        #expect(
            failure
                == StepFailure(
                    .problem("nondeterministic"),
                    "run 2 has the same events as the first, but before the step `0s  step  one` other jobs ran or "
                        + "another screen was shown",
                    expected: "text \"a\"", actual: "text \"b\"",
                    notes: ["shown are the screens at the end of the first run and of run 2", advice]))
        let jobs = TraceVerification.difference(run("one"), run("one"), 2)
        #expect(
            jobs.message
                == "run 2 has the same events as the first, but before the end other jobs ran or another screen was shown"
        )
        #expect(jobs.expected == nil)
    }
}
