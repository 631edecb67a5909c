import Basics
import Foundation
import Results
import TestSupport

@testable import Reports

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct JUnitReportTests {
    /// Counts the elements of a document and keeps their attributes.
    final class Elements: NSObject, XMLParserDelegate {
        var found: [(name: String, attributes: [String: String])] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) { found.append((name, attributes)) }

        func all(_ name: String) -> [[String: String]] { found.filter { $0.name == name }.map(\.attributes) }
    }

    private func parse(_ report: RunReport) throws -> Elements {
        let elements = Elements()
        let parser = XMLParser(data: Data(JUnitReport.render(report, in: ReportContext())))
        parser.delegate = elements
        try #require(parser.parse(), "\(String(describing: parser.parserError))")
        return elements
    }

    @Test func `the report reads as it should`() throws {
        try expectGolden(
            Fixtures.report.text(JUnitReport.self).trimmingCharacters(in: .newlines), "junit.xml")
    }

    @Test func `counts have the right plural`() throws {
        let elements = try parse(Fixtures.report)
        for name in ["testsuites", "testsuite"] {
            let counts = elements.all(name)[0]
            expect((counts["tests"], elements.all("testcase").count), is: ("9", 9))
            expect((counts["failures"], elements.all("failure").count), is: ("2", 2))
            expect((counts["errors"], elements.all("error").count), is: ("4", 4))
            expect((counts["skipped"], elements.all("skipped").count), is: ("2", 2))
        }
        expect(elements.all("property"), is: [["name": "seed", "value": "7"]])
        expect(elements.all("testcase")[0]["time"], is: "0.008")
    }

    @Test(arguments: Fixtures.hostileTexts)
    func `any text makes a document that parses and begins no CI command`(text: String) throws {
        let report = Fixtures.hostile(text)
        _ = try parse(report)
        for line in report.text(JUnitReport.self).split(separator: "\n") {
            #expect(SafeText.line(String(line)) == line)
        }
    }

    @Test(
        arguments: [
            (0, "0.000"), (999_999, "0.000"), (1_000_000, "0.001"), (61_250_000_000, "61.250"), (-1, "0.000"),
            (1_234_567_890, "1.234"), (-5_000_000_000, "0.000"),
        ] as [(Int64, String)])
    func `a time is in seconds with three places, and never negative`(nanoseconds: Int64, text: String) {
        expect(WallTime.seconds(nanoseconds), is: text)
    }

    @Test func `a test of a class has a name of its own`() throws {
        let same = WalkthroughIdentity(path: "a/b.c.walk", line: nil, title: "T", rowName: nil)
        var row = same
        row.line = 4
        var elsewhere = same
        elsewhere.path = "./a/b.c.walk"
        var other = same
        other.path = "a/b.c.walk2"
        let cases = try parse(RunReport(plan: [same, row, other, elsewhere])).all("testcase")
        expect(cases.map { $0["name"] }, is: ["T", "T at line 4", "T", "T [2]"])
        expect(cases.map { $0["classname"] }, is: ["a.b_c", "a.b_c", "a.b_c_walk2", "a.b_c"])
        var names = UniqueNames()
        expect((0..<3).map { _ in names.name("n", in: "c", line: nil) }, is: ["n", "n [2]", "n [3]"])
    }

    @Test func `long output is cut, and says so`() throws {
        var result = Fixtures.result("failed", .failed)
        var failure = Fixtures.failure()
        failure.screen = (0..<5000).map { "text \"row \($0)\"" }
        for count in [1, 1000] {
            result.failures = Array(repeating: failure, count: count)
            let report = Fixtures.report(of: [.walkthroughEnded(result)])
            let text = report.text(JUnitReport.self)
            #expect(text.utf8.count < 40_000)
            expect(text.contains("\n  | … 4700 lines left out …\n"), is: (count == 1))
            expect(text.contains(" more lines are left out; the JSON Lines report has them</failure>"), is: (count > 1))
        }
    }

    @Test(
        arguments: [
            ("2026-01-02T03:04:05Z", "2026-01-02T03:04:05"), ("2026-01-02T03:04:05.678+01:00", "2026-01-02T03:04:05"),
            ("today", nil), ("", nil),
        ] as [(String, String?)])
    func `a time stamp has no time zone, as the schema wants it`(start: String, expected: String?) throws {
        let report = RunReport(header: RunHeader(startedAt: start), plan: [Fixtures.identity("a")])
        try expect(parse(report).all("testsuite")[0]["timestamp"], is: expected)
    }
}
