import Basics
import Results

/// A run as JUnit XML in the dialect that Jenkins and GitLab read.
///
/// `testsuites > testsuite > properties?, testcase* > skipped | failure | error` (jenkins-junit.xsd, xUnit plugin);
/// `file` is GitLab's. A suite is a folder, a class a script. A walkthrough that crashed, took too long or did not run
/// is an error.
package enum JUnitReport: ReportFormat {
    /// Its name for `--report`.
    package static let name = "junit"
    /// The destination of its text.
    package static let destination = ReportDestination.file

    /// How many bytes of text one walkthrough may have; more is cut, and says so.
    private static let textLimit = 32_768

    /// Returns the report, in UTF-8.
    package static func render(_ report: RunReport, in context: ReportContext) -> [UInt8] {
        var xml = XMLText()
        var unique = UniqueNames()
        let suites = report.suites
        let findings = report.audit.entries
        xml.open(
            "testsuites",
            attributes: attributes(
                report.counts, found: findings.count,
                nanoseconds: report.wallNanoseconds ?? suites.reduce(0) { $0 &+ $1.wallNanoseconds(in: report) }) + [
                    ("name", report.header.title)
                ])
        for (index, suite) in suites.enumerated() {
            begin(suite, index, report, in: &xml)
            for number in suite.indices {
                let walkthrough = report.walkthroughs[number]
                write(walkthrough, named: unique.name(of: walkthrough, in: suite), report.header, to: &xml)
            }
            xml.close("testsuite")
        }
        if !findings.isEmpty { write(findings, suites.count, report.header, to: &xml) }
        xml.close("testsuites")
        return xml.bytes
    }

    private static func begin(_ suite: ReportedSuite, _ index: Int, _ report: RunReport, in xml: inout XMLText) {
        let header = report.header
        var head: [(String, String)] = [("name", suite.name), ("id", String(index))]
        head += attributes(suite.counts(in: report), nanoseconds: suite.wallNanoseconds(in: report))
        if let time = header.startedAt, let timestamp = timestamp(time) { head.append(("timestamp", timestamp)) }
        xml.open("testsuite", attributes: head)
        if !header.properties.isEmpty {
            xml.open("properties", attributes: [])
            for property in header.properties {
                xml.empty("property", attributes: [("name", property.name), ("value", property.value)])
            }
            xml.close("properties")
        }
    }

    private static func write(
        _ walkthrough: WalkthroughResult, named name: JUnitName, _ header: RunHeader, to xml: inout XMLText
    ) {
        let attributes: [(String, String)] = [
            ("classname", name.className), ("name", name.name), ("file", walkthrough.walkthrough.path),
            ("time", WallTime.seconds(walkthrough.wallNanoseconds ?? 0)),
        ]
        switch walkthrough.outcome {
        case .passed where walkthrough.warnings.isEmpty && walkthrough.schedules == nil:
            xml.empty("testcase", attributes: attributes)
        case .passed:
            xml.open("testcase", attributes: attributes)
            if let schedules = walkthrough.schedules {
                xml.element("system-out", attributes: [], text: schedules.summary)
            }
            write(walkthrough.warnings, to: &xml)
            xml.close("testcase")
        case .skipped, .knownFailure:
            let word = walkthrough.outcome == .skipped ? "" : "known failure: "
            xml.open("testcase", attributes: attributes)
            xml.empty("skipped", attributes: [("message", Excerpt.of(word + (walkthrough.reason ?? "")))])
            write(walkthrough.warnings, to: &xml)
            xml.close("testcase")
        case .failed, .unexpectedPass, .crashed, .timedOut, .unfinished, .notRun:
            let isError = walkthrough.outcome != .failed && walkthrough.outcome != .unexpectedPass
            let text = FailureText(walkthrough, reproduction: ReproductionCommand(header))
            xml.open("testcase", attributes: attributes)
            xml.element(
                isError ? "error" : "failure",
                attributes: [
                    ("message", Excerpt.of(walkthrough.problem ?? "")),
                    ("type", type(of: walkthrough)),
                ],
                text: cut(text.reportLines))
            write(walkthrough.warnings, after: text.outputLines, to: &xml)
            xml.close("testcase")
        }
    }

    private static func write(_ warnings: [WalkthroughWarning], after output: [String] = [], to xml: inout XMLText) {
        let lines = output + warnings.flatMap { WarningText(warning: $0).lines }
        if !lines.isEmpty { xml.element("system-out", attributes: [], text: cut(lines)) }
    }

    /// Writes the audit's findings as a separate suite, with a class for each screen.
    private static func write(_ entries: [AuditSummary.Entry], _ index: Int, _ header: RunHeader, to xml: inout XMLText)
    {
        let count = String(entries.count)
        xml.open(
            "testsuite",
            attributes: [
                ("name", "accessibility audit"), ("id", String(index)), ("tests", count), ("failures", count),
                ("errors", "0"), ("skipped", "0"), ("time", WallTime.seconds(0)),
            ])
        for entry in entries {
            let (text, finding) = (FindingText(entry: entry), entry.finding)
            let words = ["audit", finding.app, finding.screen ?? "no screen"].map { $0.map { $0 == "." ? "_" : $0 } }
            xml.open(
                "testcase",
                attributes: [
                    ("classname", words.map { String($0) }.joined(separator: ".")),
                    ("name", Excerpt.of(finding.rule + ": " + finding.element)), ("file", text.location.file),
                    ("time", WallTime.seconds(0)),
                ])
            xml.element(
                "failure",
                attributes: [("message", text.title), ("type", finding.rule)],
                text: cut(text.lines(reproducedBy: ReproductionCommand(header))))
            xml.close("testcase")
        }
        xml.close("testsuite")
    }

    private static func attributes(
        _ counts: RunSummary, found: Int = 0, nanoseconds: Int64
    ) -> [(String, String)] {
        [
            ("tests", String(counts.planned + found)), ("failures", String(counts.failed - counts.broken + found)),
            ("errors", String(counts.broken + counts.unfinished)),
            ("skipped", String(counts.skipped + counts.knownFailures)), ("time", WallTime.seconds(nanoseconds)),
        ]
    }

    private static func type(of walkthrough: WalkthroughResult) -> String {
        walkthrough.outcome == .failed ? walkthrough.failures.last?.kind ?? "failed" : walkthrough.outcome.rawValue
    }

    /// Returns a date in the schema's form, without a time zone; `nil` if the text is no date.
    private static func timestamp(_ text: String) -> String? {
        let date = text.prefix(19)
        let isDate = date.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/) != nil
        return isDate ? String(date) : nil
    }

    private static func cut(_ lines: [String]) -> String {
        var kept: [String] = []
        var size = 0
        for (index, line) in lines.enumerated() {
            size += line.utf8.count + 1
            if size > textLimit {
                kept.append("… \(lines.count - index) more lines are left out; the JSON Lines report has them")
                break
            }
            kept.append(line)
        }
        return kept.joined(separator: "\n")
    }
}

/// The name of a test case in JUnit; no class may have two of the same name.
struct JUnitName {
    /// The script's path with dots for slashes, so that Jenkins shows the folder as the package.
    let className: String
    let name: String
}

/// Makes unique names of the tests of each class, since JUnit's readers merge tests of equal names.
struct UniqueNames {
    /// The names in use, with their classes.
    private var given: Set<String> = []

    mutating func name(of walkthrough: WalkthroughResult, in suite: ReportedSuite) -> JUnitName {
        let folders = suite.name.split(separator: "/").filter { $0 != "." && $0 != ".." }
        let words = folders.map(String.init) + [walkthrough.scriptName]
        let className = words.map { $0.replacing(".", with: "_") }.joined(separator: ".")
        let identity = walkthrough.walkthrough
        return JUnitName(
            className: className, name: name(Excerpt.of(identity.name), in: className, line: identity.line))
    }

    /// Returns a name that no other test of the class has, adding its line, and then a number, if needed.
    mutating func name(_ name: String, in className: String, line: Int?) -> String {
        if give(name, in: className) { return name }
        if let line, give(name + " at line \(line)", in: className) { return name + " at line \(line)" }
        var number = 2
        while !give(name + " [\(number)]", in: className) { number += 1 }
        return name + " [\(number)]"
    }

    private mutating func give(_ name: String, in className: String) -> Bool {
        given.insert(className + "\u{0}" + name).inserted
    }
}

/// Writes an XML 1.0 document in UTF-8; all text is made safe and escaped.
struct XMLText {
    private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    /// How many elements are open.
    private var depth = 0

    /// Begins an element with others inside.
    mutating func open(_ name: String, attributes: [(String, String)]) {
        start(name, attributes)
        append(">\n")
        depth += 1
    }

    /// Ends an element.
    mutating func close(_ name: String) {
        depth -= 1
        indent()
        append("</\(name)>\n")
    }

    /// Writes an element with nothing inside.
    mutating func empty(_ name: String, attributes: [(String, String)]) {
        start(name, attributes)
        append("/>\n")
    }

    /// Writes an element with text inside.
    mutating func element(_ name: String, attributes: [(String, String)], text: String) {
        start(name, attributes)
        append(">" + MarkupText.xml(SafeText.lines(text)) + "</\(name)>\n")
    }

    private mutating func start(_ name: String, _ attributes: [(String, String)]) {
        indent()
        append("<\(name)")
        for (name, value) in attributes {
            append(" \(name)=\"" + MarkupText.xml(SafeText.fragment(value), inAttribute: true) + "\"")
        }
    }

    private mutating func indent() { append(String(repeating: "  ", count: depth)) }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
