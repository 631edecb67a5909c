import WalkthroughLanguage
import Basics
import Foundation
import TestSupport
import Testing
import WalkthroughRunner

@testable import Reports

@Suite struct TapReportTests {
    @Test func `the report reads as it should`() throws {
        try expectGolden(Fixtures.report.text(TapReport.self).trimmingCharacters(in: .newlines), "report.tap")
    }

    @Test func `a backslash in a name is escaped`() {
        let report = Fixtures.report(of: [.walkthroughEnded(Fixtures.result("a\\# b"))])
        #expect(report.text(TapReport.self).contains(##"Title of a\\\# b"## + "\n"))
    }

    @Test func `earlier failures are reported too`() {
        var result = Fixtures.result("soft", .failed)
        var soft = Fixtures.failure("no button \"Stop\" is on screen")
        soft.place.line = 3
        result.failures = [soft, Fixtures.failure()]
        let text = Fixtures.report(of: [.walkthroughEnded(result)]).text(TapReport.self)
        #expect(
            text.contains(
                """
                  failures_before:
                    - message: "no button \\"Stop\\" is on screen"
                      kind: "expectation"
                      at:
                        file: "walks/demo/failed.walk"
                        line: 3
                        column: 3
                      source: "tap button \\"Go\\""
                """), "\(text)")
    }

    @Test func `there are as many points as planned, and a known failure is a TODO`() {
        let lines = Fixtures.report.text(TapReport.self).split(separator: "\n")
        #expect(lines[1] == "1..9")
        #expect(lines.count { $0.hasPrefix("ok ") } == 2)
        #expect(lines.count { $0.hasPrefix("not ok ") } == 7)
        #expect(lines.contains { $0.hasPrefix("not ok 4 ") && $0.contains(" # TODO known failure: not decided") })
        #expect(RunReport().text(TapReport.self).hasPrefix("TAP version 14\n1..0 # nothing was planned\n"))
    }

    @Test(arguments: [
        ("a\nb", "actual: |\n    a\n    b\n"), ("a\n\n  b", "actual: |\n    a\n    \n      b\n"),
        ("a", "actual: \"a\"\n"), (" a\nb", "actual: \" a\\nb\"\n"), ("\na", "actual: \"\\na\"\n"),
        ("a\nb\n", "actual: \"a\\nb\\n\"\n"),
    ])
    func `a block has nothing that Perl's reader does not know`(text: String, yaml: String) {
        var result = Fixtures.result("block", .failed)
        var failure = Fixtures.failure("wrong")
        failure.expected = nil
        failure.actual = text
        failure.notes = ["nearest: a: b", "see a: b"]
        result.failures = [failure]
        let report = Fixtures.report(of: [.walkthroughEnded(result)]).text(TapReport.self)
        #expect(report.contains("\n  " + yaml), "\(report)")
        #expect(report.contains("    - \"nearest\\x3A a: b\"\n    - \"see a: b\"\n"), "\(report)")
    }

    @Test(arguments: Fixtures.hostileTexts)
    func `no text becomes a directive, a point or the end of a diagnostic`(text: String) throws {
        let lines = Fixtures.hostile(text).text(TapReport.self).split(separator: "\n")
        let points = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
        #expect(points.count == 2)
        // One directive, of the skipped point; a `#` of the text is escaped by a backslash.
        let marks = points.map { $0.matches(of: /(?:^|[^\\])#/).count }
        #expect(marks == [0, 1])
        #expect(lines.count { $0 == "  ---" } == 1)
        #expect(lines.count { $0 == "  ..." } == 1)
        for line in lines { #expect(SafeText.line(String(line)) == line) }
    }
}
