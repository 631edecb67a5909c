import Walkthroughs

extension HtmlPage {
    /// How many of the walkthroughs that went wrong are shown opened.
    private static let openedFailures = 3

    /// Appends everything before the first walkthrough.
    mutating func begin(_ report: RunReport) {
        let counts = report.counts
        let findings = report.audit.entries
        let verdict = Self.verdict(counts, found: findings.count)
        begin(title: verdict + " · " + report.header.title)
        HtmlSummary(report: report, verdict: verdict, counts: counts, found: findings.count).write(to: &self)
        line("<main id=\"results\" tabindex=\"-1\">")
        line("<p id=\"found\" class=\"found\" role=\"status\"></p>")
        HtmlFindings(entries: findings, header: report.header).write(to: &self)
    }

    /// Begins the list of a suite's walkthroughs.
    mutating func begin(_ suite: ReportedSuite) {
        line("<section class=\"suite\">")
        line("<h2>\(HtmlText.line(suite.name)) <span class=\"quiet\">\(HtmlText.line(suite.counts.text))</span></h2>")
        // Lists without marks lose their role in some browsers unless it is said.
        line("<ul class=\"walkthroughs\" role=\"list\">")
    }

    /// Appends a walkthrough with its steps; the first that went wrong are opened.
    mutating func write(_ walkthrough: ReportedWalkthrough, _ number: Int, _ header: RunHeader, steps: [UInt8]) {
        let isOpen =
            walkthrough.isFailure && opened < Self.openedFailures && HtmlWalkthrough.hasDetail(walkthrough)
        if isOpen { opened += 1 }
        HtmlWalkthrough(walkthrough: walkthrough, number: number, isOpen: isOpen, header: header, steps: steps)
            .write(to: &self)
    }

    /// Appends what stands between the last walkthrough and the pictures.
    mutating func endResults(isEmpty: Bool) {
        if isEmpty { line("<p class=\"empty\">Nothing was planned.</p>") }
        line("</main>")
        line("<footer>Written by <b>rehearse</b>. Times of steps are virtual; no wall time passes in them.</footer>")
    }

    /// What a reader wants to know first.
    private static func verdict(_ counts: ReportCounts, found: Int) -> String {
        guard found > 0 else { return verdict(counts) }
        return verdict(counts) + ", the audit found \(found) \(found == 1 ? "problem" : "problems")"
    }

    private static func verdict(_ counts: ReportCounts) -> String {
        let wrong = counts.failed + counts.broken
        if counts.all == 0 { return "Nothing was run" }
        if wrong > 0 { return "\(wrong + counts.unfinished) of \(counts.all) failed" }
        if counts.unfinished > 0 { return "\(counts.unfinished) of \(counts.all) unfinished" }
        return counts.all == 1 ? "Passed" : "All \(counts.all) passed"
    }
}
