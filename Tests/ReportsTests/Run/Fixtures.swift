import Basics
import HeadlessUIKit
import Results
import Scene
import StageRuntime
import WalkthroughLanguage

@testable import Reports

/// Walkthroughs of every outcome, as a runner would tell them.
enum Fixtures {
    static let header = RunHeader(
        title: "Suite", startedAt: "2026-01-02T03:04:05Z", properties: [.init("seed", "7")], options: ["--seed", "7"])

    static func identity(_ name: String, row: String? = nil, line: Int? = nil) -> WalkthroughIdentity {
        WalkthroughIdentity(path: "walks/demo/\(name).walk", line: line, title: "Title of \(name)", rowName: row)
    }

    static func result(
        _ name: String, _ outcome: WalkthroughResult.Outcome = .passed, reason: String? = nil,
        breakdown: WalkthroughBreakdown? = nil
    ) -> WalkthroughResult {
        var result = WalkthroughResult(identity(name), outcome, reason: reason)
        result.breakdown = breakdown
        result.stepCount = 12
        result.virtualNanoseconds = 1_500_000_000
        result.wallNanoseconds = 8_250_000
        if breakdown == nil, outcome != .skipped { result.traceHash = TraceHash() }
        return result
    }

    static func failure(_ message: String = "no button \"Go\" is on screen") -> WalkthroughFailure {
        WalkthroughFailure(
            StepFailure(
                .expectation, message, expected: "button \"Go\"\ntext \"Same\"",
                actual: "button \"Stop\"\ntext \"Same\"",
                notes: ["nearest: button \"Stop\""]),
            at: SourceLocation(file: "walks/demo/failed.walk", line: 7, column: 3), source: "tap button \"Go\"",
            uses: [SourceLocation(file: "walks/demo/outer.walk", line: 2, column: 1)], stepsBefore: 4,
            time: StageInstant.zero.advanced(by: .milliseconds(350)),
            screen: ["heading \"Search\"", "button \"Stop\""], pending: ["reply of suggestions.search at 2s"])
    }

    static var breakdown: WalkthroughBreakdown {
        WalkthroughBreakdown(
            .signal(11), at: SourceLocation(file: "walks/demo/crashed.walk", line: 4, column: 1),
            source: "tap button \"Boom\"", stepsBefore: 3, events: ["1s  step  tap"])
    }

    /// One of each outcome; the last two have no result.
    static var results: [WalkthroughResult] {
        var failed = result("failed", .failed)
        failed.failures = [failure()]
        var crashed = result("crashed", .crashed, breakdown: breakdown)
        crashed.output = AppOutput(
            "about to tap\n\u{1B}[31mFatal error\u{1B}[0m: Index out of range\n", bytesLeftOut: 70)
        return [
            result("passed"), failed, result("skipped", .skipped, reason: "no iPads yet"),
            result("known", .knownFailure, reason: "not decided"),
            result("unexpected", .unexpectedPass, reason: "was so"),
            crashed,
            result("slow", .timedOut, breakdown: WalkthroughBreakdown(.timeLimit(.seconds(30)), stepsBefore: 9)),
        ]
    }

    static var plan: [WalkthroughIdentity] {
        results.map(\.walkthrough) + [identity("unfinished"), identity("never")]
    }

    static var entries: [JournalEntry] {
        var entries: [JournalEntry] = [.runStarted(header, plan: plan)]
        for result in results {
            entries += [.walkthroughStarted(result.walkthrough), .walkthroughEnded(result)]
        }
        return entries + [.walkthroughStarted(identity("unfinished")), .runEnded(wallNanoseconds: 2_345_000_000)]
    }

    static var report: RunReport { report(of: entries) }

    static func report(of entries: [JournalEntry]) -> RunReport {
        var builder = RunReport.Builder()
        for entry in entries { builder.add(entry) }
        return builder.report
    }

    /// A report of one walkthrough that failed, with a text in every place where an app or a script can have one.
    static func hostile(_ text: String) -> RunReport {
        var result = WalkthroughResult(
            WalkthroughIdentity(path: "a/" + text, line: 3, title: text, rowName: text), .failed)
        let location = SourceLocation(file: text, line: 1, column: 1)
        result.failures = [
            WalkthroughFailure(
                StepFailure(.problem(text), text, expected: text, actual: text, notes: [text]), at: location,
                source: text, uses: [location], screen: [text], pending: [text])
        ]
        let picture = ScreenPicture(width: 10, height: 20, isDark: false, body: "<rect/>")
        result.steps = [.shown(at: location, text, hasFailed: true, on: text, [text], picture)]
        result.output = AppOutput(text)
        let skipped = WalkthroughResult(
            WalkthroughIdentity(path: text, line: nil, title: text, rowName: nil),
            .skipped, reason: text)
        let header = RunHeader(title: text, startedAt: text, properties: [.init(text, text)], options: [text])
        var report = report(of: [
            .runStarted(header, plan: []), .picture(key: picture.key, picture),
            .walkthroughEnded(result), .walkthroughEnded(skipped),
        ])
        report.notes = [text]
        return report
    }

    /// What must come out of no report as it went in.
    static let hostileTexts = [
        "::error file=x::y", "  ::set-output name=a::b", "\n::error::x", "##[error]x", "##vso[task.complete]",
        "##teamcity[x]", "\u{1B}[31mred", "a\u{0}b", "\u{202E}evil", "]]>", "<script>alert(1)</script>",
        "\" onload=\"x", "' x", "&amp;", "\u{FFFE}\u{FFFF}", "\u{85}\u{2028}", "a\r\nb", "\r", "# SKIP", "\\", "...",
        "---",
        ":\u{301},\u{301}%\u{301}", "`x`", "| a | b |", "</pre></details>",
    ]
}

extension Fixtures {
    static func warning(line: Int) -> WalkthroughWarning {
        WalkthroughWarning(
            at: SourceLocation(file: "walks/demo/a.walk", line: line, column: 1),
            source: "wait until expect screen Search",
            uses: [SourceLocation(file: "walks/demo/outer.walk", line: 2, column: 1)], "it held already",
            advice: "write `expect`")
    }

    static func finding(_ element: String, screen: String? = "Search", steps: Int) -> AuditedFinding {
        AuditedFinding(
            app: "demo", screen: screen, rule: .hitArea, element: element, problem: "is 20 × 20 pt",
            steps: (0..<steps).map { number in
                AuditedFinding.Step(
                    at: SourceLocation(file: "walks/demo/a.walk", line: number + 2, column: 1),
                    source: "tap \"\(number)\"")
            })
    }

    /// One that passed and one that failed, both doubtful, with findings on two screens.
    static var doubtfulReport: RunReport {
        var (passed, failed) = (result("a"), result("failed", .failed))
        passed.warnings = [
            warning(line: 3),
            WalkthroughWarning(
                at: SourceLocation(file: "walks/demo/a.walk", line: 1, column: 7), "`waive hit-area` has no effect",
                advice: "take the line out"),
        ]
        passed.findings = [finding("button \"Go\"", steps: 2), finding("switch \"On\"", screen: nil, steps: 0)]
        failed.failures = [failure()]
        failed.warnings = [warning(line: 9)]
        failed.findings = [finding("button \"Go\"", steps: 3)]
        return report(of: [
            .runStarted(header, plan: [passed.walkthrough, failed.walkthrough]),
            .walkthroughEnded(passed), .walkthroughEnded(failed),
            .walkthroughWarned(passed.walkthrough, [warning(line: 4)]),
            .runEnded(wallNanoseconds: 1_000_000_000),
        ])
    }
}

extension RunReport {
    /// A text of the report's bytes.
    func text(_ render: (RunReport) -> [UInt8]) -> String { String(decoding: render(self), as: UTF8.self) }

    /// The report in a form, as text.
    func text(_ format: any ReportFormat.Type) -> String { text { format.render($0, in: ReportContext()) } }
}

extension PerformedStep {
    /// A step with its result, as in a journal.
    static func shown(
        at location: SourceLocation, _ source: String, hasFailed: Bool = false, on screenName: String?,
        _ screen: [String], _ picture: ScreenPicture?, events: [String] = []
    ) -> PerformedStep {
        var step = PerformedStep(at: location, source: source, time: .zero, hasFailed: hasFailed)
        (step.screenName, step.screen) = (screenName, screen.joined(separator: "\n"))
        if !events.isEmpty { step.events = events.joined(separator: "\n") }
        (step.picture, step.drawing) = (picture?.key, picture)
        return step
    }
}
