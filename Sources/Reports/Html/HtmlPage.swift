import Basics
import Results
import StageRuntime

/// The text of an HTML page as it grows.
struct HtmlPage {
    /// The page so far, in UTF-8.
    private(set) var bytes: [UInt8] = []

    /// Appends text that is HTML already, and a line break.
    mutating func line(_ html: String) {
        bytes.append(contentsOf: html.utf8)
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Appends text that is HTML already.
    mutating func write(_ html: String) { bytes.append(contentsOf: html.utf8) }

    /// Appends lines, made safe and escaped, in a `pre` that can be reached and scrolled by keyboard.
    mutating func preformatted(_ lines: [String], label: String) {
        line(
            "<pre tabindex=\"0\" role=\"group\" aria-label=\"\(HtmlText.attribute(label))\">"
                + Excerpt.of(lines).map(HtmlText.row).joined(separator: "\n") + "</pre>")
    }

    /// Appends everything before the first visible element.
    mutating func begin(title: String) {
        line("<!DOCTYPE html>")
        line("<html lang=\"en\">")
        line("<head>")
        line("<meta charset=\"utf-8\">")
        // The page may load nothing, whatever it contains.
        line(
            "<meta http-equiv=\"Content-Security-Policy\" content=\"\(MarkupText.pagePolicy)\">")
        line("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
        line("<meta name=\"color-scheme\" content=\"light dark\">")
        line("<title>\(HtmlText.line(title))</title>")
        line("<style>\n" + String(decoding: PackageResources.report_css, as: UTF8.self) + "</style>")
        line("</head>")
        line("<body>")
        line("<a class=\"skip\" href=\"#results\">Skip to the results</a>")
    }

    /// Appends everything after the last visible element.
    mutating func end() {
        line("<script>\n" + String(decoding: PackageResources.report_js, as: UTF8.self) + "</script>")
        line("</body>")
        line("</html>")
    }
}

/// Text that came from an app or a script, for HTML.
enum HtmlText {
    /// Returns a whole line of a quotation, made safe and escaped.
    static func row(_ text: String) -> String { MarkupText.html(Excerpt.line(text)) }

    /// Returns text made safe and escaped, on one line.
    static func line(_ text: String) -> String { MarkupText.html(Excerpt.fragment(text)) }

    /// Returns text made safe and escaped, for an attribute.
    static func attribute(_ text: String) -> String { MarkupText.html(Excerpt.fragment(text), inAttribute: true) }
}

/// Times for readers of the page.
enum HtmlTime {
    /// Returns the hours and minutes of a number of seconds: `1 h 2 min`.
    private static func long(_ seconds: Int64) -> String {
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        return [(hours, "h"), (minutes, "min")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: " ")
    }

    /// Returns a wall time, rounded: `8 ms`, `3.21 s`, `1 min 5 s`, `1 h 2 min`.
    static func wall(_ nanoseconds: Int64) -> String {
        let milliseconds = max(nanoseconds, 0) / 1_000_000
        let seconds = milliseconds / 1000
        if seconds >= 3600 { return long(seconds) }
        if seconds >= 60 { return long(seconds) + (seconds % 60 > 0 ? " \(seconds % 60) s" : "") }
        if milliseconds < 1 { return "under 1 ms" }
        if milliseconds < 1000 { return "\(milliseconds) ms" }
        return WallTime.text(.nanoseconds(nanoseconds))
    }
}

extension HtmlPage {
    /// Appends everything before the first walkthrough.
    mutating func begin(_ report: RunReport, _ suites: [ReportedSuite]) {
        let counts = report.counts
        let findings = report.audit.entries
        let verdict = Self.verdict(counts, found: findings.count)
        begin(title: verdict + " · " + report.header.title)
        HtmlSummary(report: report, suites: suites, verdict: verdict, counts: counts, found: findings.count)
            .write(to: &self)
        line("<main id=\"results\" tabindex=\"-1\">")
        line("<p id=\"found\" class=\"found\" role=\"status\"></p>")
        HtmlFindings(entries: findings, header: report.header).write(to: &self)
    }

    mutating func begin(_ suite: ReportedSuite, _ report: RunReport) {
        let counts = HtmlText.line(ResultLine(suite.counts(in: report)).text())
        line("<section class=\"suite\">")
        line("<h2>\(HtmlText.line(suite.name)) <span class=\"quiet\">\(counts)</span></h2>")
        // Some browsers drop the role of lists without markers unless it is explicit.
        line("<ul class=\"walkthroughs\" role=\"list\">")
    }

    mutating func endSuite() { line("</ul></section>") }

    /// Appends the text between the last walkthrough and the pictures.
    mutating func endResults(isEmpty: Bool) {
        if isEmpty { line("<p class=\"empty\">Nothing was planned.</p>") }
        line("</main>")
        line("<footer>Written by <b>rehearse</b>. Times of steps are virtual; no wall time passes in them.</footer>")
    }

    private static func verdict(_ counts: RunSummary, found: Int) -> String {
        guard found > 0 else { return verdict(counts) }
        return verdict(counts) + ", the audit found \(found.counted("problem"))"
    }

    private static func verdict(_ counts: RunSummary) -> String {
        let wrong = counts.failed
        if counts.planned == 0 { return "Nothing was run" }
        if wrong > 0 { return "\(wrong + counts.unfinished) of \(counts.planned) failed" }
        if counts.unfinished > 0 { return "\(counts.unfinished) of \(counts.planned) unfinished" }
        return counts.planned == 1 ? "Passed" : "All \(counts.planned) passed"
    }
}

/// A run as one HTML file that is complete in itself: no network, no other file, and no script for reading.
///
/// Filters and collapsible parts are HTML and CSS; the script adds only the search. Every picture is stored once.
package enum HtmlReport: ReportFormat {
    /// Its name for `--report`.
    package static let name = "html"
    /// The destination of its text.
    package static let destination = ReportDestination.folder(fileName: "index.html")
    /// It shows the screen after each step.
    package static let wantsDetail = true

    /// How many of the failed walkthroughs are expanded.
    private static let openedFailures = 3

    /// Returns the report, in UTF-8.
    package static func render(_ report: RunReport, in context: ReportContext) -> [UInt8] {
        let suites = report.suites
        var page = HtmlPage()
        var pictures = HtmlPictures(report.pictures)
        var (number, opened) = (0, 0)
        page.begin(report, suites)
        for suite in suites {
            page.begin(suite, report)
            for index in suite.indices {
                number += 1
                let walkthrough = report.walkthroughs[index]
                let html = HtmlWalkthrough(walkthrough: walkthrough, number: number, header: report.header)
                let isOpen = html.hasDetail && walkthrough.isFailure && opened < openedFailures
                if isOpen { opened += 1 }
                pictures.add(walkthrough.steps)
                html.write(isOpen: isOpen, pictures, to: &page)
            }
            page.endSuite()
        }
        page.endResults(isEmpty: report.walkthroughs.isEmpty)
        pictures.write(to: &page)
        page.end()
        return page.bytes
    }
}
