import StageRuntime
import Testing

@testable import Walkthroughs

@Suite struct TraceVerificationTests {
    private func verify(_ text: String) throws -> WalkthroughResult {
        let bench = try RaceBench()
        return TraceVerification(apps: [bench.app], configuration: bench.configuration)
            .verify(try bench.load(text), runs: 20)
    }

    @Test(arguments: Race.all) func `equal runs pass`(_ race: Race) throws {
        #expect(try verify(race.script()).outcome == .passed)
    }

    @Test func `a failure of the script stays one`() throws {
        #expect(try verify("tap \"Nothing\"\n").failures.map(\.failure.kind) == [.action])
    }

    @Test func `what differs is shown with its context`() {
        let stage = Stage()
        stage.trace.record("one")
        stage.trace.record("two")
        let first = stage.trace.last(10)
        stage.trace.record("three")
        let failure = TraceVerification.difference(first, stage.trace.last(10), 7)
        #expect(failure.kind == .problem("nondeterministic"))
        #expect(failure.message == "run 7 differs from the first at event 3")
        #expect(failure.actual == "  0s  app  one\n  0s  app  two\n- (the trace ends)\n+ 0s  app  three")
        #expect(
            TraceVerification.difference(first, first, 2).message
                == "run 2 has the same events as the first, but other jobs ran or another screen was shown")
    }
}
