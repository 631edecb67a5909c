import TestSupport

@testable import Reports
@testable import WalkthroughLanguage
@testable import Results

@Suite struct TerminalRecorderTests {
    /// A recorder with its output, and a clock that the test sets.
    private final class Screen {
        var text = ""
        var time = Duration.zero

        func recorder(
            _ verbosity: TerminalRecorder.Verbosity = .normal, isLive: Bool = false, isParallel: Bool = false,
            audits: Bool = false, columns: Int = 40
        ) -> TerminalRecorder {
            TerminalRecorder(
                style: TerminalStyle(isColoured: false, isLive: isLive), verbosity: verbosity,
                isParallel: isParallel, audits: audits, columns: { columns }, now: { self.time }
            ) { self.text += $0 }
        }
    }

    private let screen = Screen()
    /// The reasons in scripts that are skipped or known to fail.
    private let reasons: [WalkthroughResult.Outcome: String] = [.skipped: "flaky", .knownFailure: "issue 12"]

    private func summary(_ outcomes: [WalkthroughResult.Outcome], planned: Int? = nil) -> RunSummary {
        var summary = RunSummary(planned: planned ?? outcomes.count)
        for outcome in outcomes { summary.count(outcome) }
        return summary
    }

    private func play(_ outcomes: [WalkthroughResult.Outcome], on recorder: TerminalRecorder, planned: Int? = nil) {
        recorder.record(.runStarted(planned: planned ?? outcomes.count))
        for outcome in outcomes {
            recorder.record(.walkthroughStarted(.sample()))
            let step = PerformedStep(
                at: SourceLocation(file: "demo/search.walk", line: 3, column: 1), source: "wait 1s",
                time: StageInstant(nanoseconds: 1_000_000_000), hasFailed: outcome == .failed)
            recorder.record(.stepEnded(step))
            recorder.record(
                .walkthroughEnded(.sample(outcome, outcome == .failed ? [.sample()] : [], reason: reasons[outcome])))
            screen.time += .milliseconds(70)
        }
        recorder.record(.runEnded(summary(outcomes, planned: planned)))
    }

    @Test func `a run that passes is one line`() {
        play([.passed, .passed, .passed], on: screen.recorder())
        expect(screen.text, is: "3 passed, 0 failed, 0 skipped in 0.21 s\n")
    }

    @Test(arguments: [
        ([WalkthroughResult.Outcome.passed, .skipped], 2, "nothing."),
        ([.passed], 2, "nothing, but it is not complete: not every walkthrough got to its end."),
        ([.passed, .failed], 2, "nothing, but it is not complete: not every walkthrough got to its end."),
    ])
    func `an audit that finds nothing says whether it saw everything`(
        outcomes: [WalkthroughResult.Outcome], planned: Int, end: String
    ) {
        play(outcomes, on: screen.recorder(audits: true), planned: planned)
        #expect(screen.text.contains("The accessibility audit found \(end)\n"))
    }

    @Test func `a skipped walkthrough is printed with its reason`() {
        play([.skipped, .knownFailure, .passed], on: screen.recorder())
        #expect(
            screen.text == """
                skipped Search: flaky
                known failure Search: issue 12
                1 passed, 0 failed, 1 skipped, 1 known failure in 0.21 s

                """)
    }

    @Test func `several failures are printed as they happen, the first in full, and numbered at the end`() {
        play([.failed, .failed], on: screen.recorder())
        let title = "Search\n   demo/search.walk:14:3: the screen is Search, not Detail\n"
        let parts = screen.text.split(separator: title, omittingEmptySubsequences: false)
        expect(parts.first, is: "FAILED ")
        expect(
            parts.dropFirst().map { $0.split(separator: "\n").last }, are: "FAILED ", "1) ", "2) ",
            "0 passed, 2 failed, 0 skipped in 0.14 s")
    }

    @Test func `a single failure is printed as it happens, and not again`() {
        play([.failed, .passed], on: screen.recorder())
        #expect(
            screen.text == """
                FAILED Search
                   demo/search.walk:14:3: the screen is Search, not Detail
                     | … 9 steps before, the clock at 2.85s
                     | expect screen Detail
                     | ^~~~~~
                   expected: expect screen Detail
                   found:    screen Search

                   The screen:
                     | (nothing is on it)
                   Still to come:
                     | (nothing is due)
                   What happened last:
                     | (nothing was traced)

                   To see it again:
                     rehearse test demo/search.walk

                1 passed, 1 failed, 0 skipped in 0.14 s

                """)
    }

    @Test func `the last list is ordered by script, row and repetition`() {
        func identity(_ path: String, _ line: Int?, _ repetition: Int?) -> WalkthroughIdentity {
            WalkthroughIdentity(
                path: path, line: line, title: path, rowName: line.map { "n=\($0)" }, repetition: repetition)
        }
        let listed = [
            identity("a", nil, 1), identity("a", nil, 2), identity("b", 9, nil), identity("b", 10, nil),
            identity("c", nil, nil),
        ]
        for order in [listed, listed.reversed(), [3, 0, 4, 2, 1].map { listed[$0] }] {
            let recorder = screen.recorder(.quiet)
            screen.text = ""
            recorder.record(.runStarted(planned: order.count))
            for identity in order {
                var result = WalkthroughResult.sample(.failed, [.sample()])
                result.walkthrough = identity
                recorder.record(.walkthroughEnded(result))
            }
            recorder.record(.runEnded(RunSummary(planned: order.count)))
            let titles = screen.text.split(separator: "\n").filter { $0.contains(/^\d+\)/) }
            expect(titles, is: ["1) a #1", "2) a #2", "3) b (n=9)", "4) b (n=10)", "5) c"])
        }
    }

    @Test func `quiet leaves out all but failures and the counts`() {
        play([.skipped, .passed], on: screen.recorder(.quiet))
        expect(screen.text, is: "1 passed, 0 failed, 1 skipped in 0.14 s\n")
        screen.text = ""
        play([.failed], on: screen.recorder(.quiet))
        #expect(screen.text.hasPrefix("\n1) Search\n"))
        #expect(screen.text.hasSuffix("\n\n0 passed, 1 failed, 0 skipped in 0.070 s\n"))
    }

    @Test func `verbose says every step`() {
        play([.passed, .skipped], on: screen.recorder(.verbose))
        #expect(
            screen.text == """
                Search
                  ✓ 1s        wait 1s
                  passed

                Search
                  ✓ 1s        wait 1s
                skipped Search: flaky
                1 passed, 0 failed, 1 skipped in 0.14 s

                """)
    }

    @Test func `verbose says the steps of parallel walkthroughs below their own titles`() {
        let recorder = screen.recorder(.verbose, isParallel: true)
        let step = PerformedStep(
            at: SourceLocation(file: "demo/search.walk", line: 3, column: 1), source: "wait 1s",
            time: StageInstant(nanoseconds: 1_000_000_000), hasFailed: false)
        var other = WalkthroughResult.sample(.passed)
        other.walkthrough.title = "Other"
        recorder.record(.runStarted(planned: 2))
        recorder.record(.walkthroughStarted(.sample()))
        recorder.record(.walkthroughStarted(other.walkthrough))
        recorder.record(.stepEnded(step))
        recorder.record(.walkthroughEnded(other))
        recorder.record(.stepEnded(step))
        recorder.record(.stepEnded(step))
        recorder.record(.walkthroughEnded(.sample(.passed)))
        recorder.record(.runEnded(summary([.passed, .passed])))
        #expect(
            screen.text == """
                Other
                  ✓ 1s        wait 1s
                  passed

                Search
                  ✓ 1s        wait 1s
                  ✓ 1s        wait 1s
                  passed

                2 passed, 0 failed, 0 skipped in 0.000 s

                """)
    }

    @Test func `walkthroughs that did not run are counted`() {
        play([.passed], on: screen.recorder(), planned: 4)
        expect(screen.text, is: "1 passed, 0 failed, 0 skipped, 3 not run in 0.070 s\n")
    }

    @Test func `on a terminal one line is drawn over, cut to the window, and gone at the end`() {
        play([.passed, .failed], on: screen.recorder(isLive: true, columns: 20))
        #expect(
            screen.text.hasPrefix("\r\u{1B}[K[1/2] 0 failed  Se…\r\u{1B}[K[2/2] 0 failed  Se…\r\u{1B}[KFAILED Search\n")
        )
        #expect(screen.text.hasSuffix("1 passed, 1 failed, 0 skipped in 0.14 s\n"))
        // After the failure nothing runs, so the end has nothing to clear.
        expect(screen.text.ranges(of: "\r\u{1B}[K").count, is: 3)
    }

    @Test func `the live line is drawn at a pace that a person can see`() {
        let recorder = screen.recorder(isLive: true)
        recorder.record(.runStarted(planned: 1000))
        for _ in 1...1000 {
            recorder.record(.walkthroughStarted(.sample()))
            recorder.record(.walkthroughEnded(.sample(.passed)))
            screen.time += .milliseconds(1)
        }
        expect(screen.text.ranges(of: "\r\u{1B}[K").count, is: 20)
    }

    @Test func `the live line counts the schedules of the walkthrough that runs`() {
        let recorder = screen.recorder(isLive: true, columns: 60)
        recorder.record(.runStarted(planned: 2))
        for count in [1, 500, 1000] {
            if count == 1 { recorder.record(.walkthroughStarted(.sample())) }
            screen.time += .milliseconds(50)
            recorder.record(.schedulesTried(.sample(), count: count, total: 1000))
        }
        recorder.record(.walkthroughEnded(.sample(.passed)))
        screen.time += .milliseconds(50)
        recorder.record(.walkthroughStarted(.sample()))
        let counts = ["", "1/1000 schedules  ", "500/1000 schedules  ", "1000/1000 schedules  "]
        expect(
            screen.text,
            is: counts.map { "\r\u{1B}[K[1/2] 0 failed  \($0)Search" }.joined() + "\r\u{1B}[K[2/2] 0 failed  Search")
    }

    @Test(arguments: [
        (Duration.milliseconds(8), "0.008 s"), (.milliseconds(99), "0.099 s"), (.milliseconds(210), "0.21 s"),
        (.seconds(12.5), "12.50 s"), (.zero, "0.000 s"), (.seconds(-1), "0.000 s"), (.milliseconds(1009), "1.00 s"),
    ])
    func `wall time has as many decimals as a person reads`(time: Duration, expected: String) {
        expect(WallTime.text(time), is: expected)
    }
}
