import WalkthroughRunner

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

    /// Begins the list of a suite's walkthroughs.
    mutating func begin(_ suite: ReportedSuite, _ report: RunReport) {
        let counts = HtmlText.line(ResultLine(suite.counts(in: report)).text())
        line("<section class=\"suite\">")
        line("<h2>\(HtmlText.line(suite.name)) <span class=\"quiet\">\(counts)</span></h2>")
        // Lists without marks lose their role in some browsers unless it is said.
        line("<ul class=\"walkthroughs\" role=\"list\">")
    }

    /// Ends the list of a suite's walkthroughs.
    mutating func endSuite() { line("</ul></section>") }

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
