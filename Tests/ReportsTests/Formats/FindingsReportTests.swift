import Basics
import Foundation
import Results
import TestSupport
import WalkthroughLanguage

@testable import Reports

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Warnings and findings in every form of report.
@Suite struct FindingsReportTests {
    @Test func `each form says them as it should`() throws {
        let report = Fixtures.doubtfulReport
        func golden(_ text: String, _ name: String) throws {
            try expectGolden(text.trimmingCharacters(in: .newlines), name)
        }
        try golden(report.text(JUnitReport.self), "findings-junit.xml")
        try golden(report.text { GitHubAnnotations.render($0, prefix: "app/") }, "findings-annotations.txt")
        try golden(report.text(GitHubSummary.render), "findings-summary.md")
        try golden(report.text(JsonLinesReport.self), "findings.jsonl")
        try golden(FindingsText.lines(of: report, style: .plain).joined(separator: "\n"), "findings-terminal.txt")
        let page = report.text(HtmlReport.self)
        let start = try #require(page.range(of: "<main"))
        try golden(String(page[start.lowerBound...].prefix { $0 != "\u{0}" }), "findings-main.html")
    }

    @Test func `JSON Lines are read back exactly`() throws {
        let report = Fixtures.doubtfulReport
        let again = try JournalReader().report(
            from: Data(JsonLinesReport.render(report, in: ReportContext())), path: "run.jsonl")
        expect(again, is: report)
    }

    @Test func `GitHub shows ten warnings beside ten errors, a line each once`() {
        let warnings = (1...12).map { Fixtures.warning(line: $0) }
        let report = Fixtures.report(
            of: ["a", "b"].map { name in
                var result = Fixtures.result(name)
                result.warnings = warnings
                return .walkthroughEnded(result)
            })
        let lines = report.text { GitHubAnnotations.render($0) }.split(separator: "\n")
        expect(lines.count, is: 10)
        expect(lines[9], is: "::warning title=3 more::3 more lines have warnings; the log of this job lists them")
    }

    @Test func `a warning of several walkthroughs is printed once`() {
        let warning = Fixtures.warning(line: 3)
        let text = FindingsText.lines(
            of: Fixtures.report(
                of: ["a", "b"].map { name in
                    var result = Fixtures.result(name)
                    result.warnings = [Fixtures.warning(line: 3)]
                    return .walkthroughEnded(result)
                }), style: .plain)
        expect(
            text, are: "", "warning: " + WarningText(warning: warning).title, "  | wait until expect screen Search",
            "  = used at walks/demo/outer.walk:2:1", "  = write `expect`", "  = in 2 walkthroughs")
    }

    @Test(arguments: Fixtures.hostileTexts)
    func `no text of them acts on a terminal or a CI log, or breaks a form`(text: String) throws {
        var result = WalkthroughResult(
            WalkthroughIdentity(path: "a.walk", line: nil, title: "A", rowName: nil), .passed)
        let location = SourceLocation(file: text, line: 1, column: 1)
        result.warnings = [WalkthroughWarning(at: location, source: text, uses: [location], text, advice: text)]
        var finding = Fixtures.finding(text, screen: text, steps: 1)
        (finding.app, finding.problem) = (text, text)
        finding.steps = [AuditedFinding.Step(at: location, source: text)]
        result.findings = [finding]
        let report = Fixtures.report(of: [.walkthroughEnded(result)])
        let annotations = report.text { GitHubAnnotations.render($0) }.split(separator: "\n")
        expect(annotations.count, is: 2)
        for line in annotations { #expect(line.wholeMatch(of: /::(error|warning) ([^:]*)::(.*)/) != nil) }
        for line in FindingsText.lines(of: report, style: .plain) { expect(SafeText.line(line), is: line) }
        #expect(!report.text(HtmlReport.self).contains("<script>alert"))
        #expect(XMLParser(data: Data(JUnitReport.render(report, in: ReportContext()))).parse())
    }
}
