import TestSupport
import Testing

@testable import Console
@testable import WalkthroughLanguage
@testable import WalkthroughRunner

@Suite struct RunLedgerTests {
    /// A clock that a test moves.
    private final class Watch {
        var time = Duration.zero
    }

    private let watch = Watch()
    private let ledger: RunLedger

    init() {
        let watch = watch
        ledger = RunLedger { watch.time }
    }

    private func run(_ path: String, _ outcome: WalkthroughResult.Outcome, _ time: Duration, repetition: Int? = nil) {
        let loader = WalkthroughLoader { _ in [] }
        guard let walkthrough = loader.load([path]).walkthroughs.first else { return }
        let identity = PlanItem(walkthrough, repetition: repetition).identity
        ledger.record(.walkthroughStarted(identity))
        watch.time += time
        ledger.record(.walkthroughEnded(WalkthroughResult(identity, outcome)))
    }

    @Test func `repetitions become one record: failed if one failed, with the last time`() {
        run("a.walk", .passed, .milliseconds(1), repetition: 1)
        run("a.walk", .failed, .milliseconds(3), repetition: 2)
        run("b.walk", .skipped, .milliseconds(9))
        run("c.walk", .knownFailure, .zero)
        expect(ledger.lastRun.lines, is: "failed\t3000000\ta.walk\t\npassed\t0\tc.walk\t\n")
    }

    @Test func `the time of a walkthrough that was run several times at once is that of one run`() {
        let identity = WalkthroughIdentity(path: "a.walk", line: nil, title: "a", rowName: nil)
        var result = WalkthroughResult(identity, .passed)
        result.wallNanoseconds = 400_000_000
        result.ownRuns = 200
        ledger.record(.walkthroughEnded(result))
        expect(ledger.lastRun.lines, is: "passed\t2000000\ta.walk\t\n")
    }

    @Test func `the slowest come first, their times in a column`() {
        run("a.walk", .passed, .milliseconds(20))
        run("b.walk", .passed, .seconds(12))
        run("c.walk", .passed, .milliseconds(20))
        expect(ledger.slowest(2), is: ["  12.00 s  b  b.walk", "  0.020 s  a  a.walk"])
        expect(ledger.slowest(9).count, is: 3)
    }
}
