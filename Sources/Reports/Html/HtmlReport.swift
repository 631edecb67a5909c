import Walkthroughs

/// A run as one HTML file that needs nothing else: no network, no other file, and for reading no script.
///
/// Filters and what can be opened are HTML and CSS; the script adds the search only. Every picture is stored once.
package enum HtmlReport {
    /// The report's name in the folder that is given for it.
    package static let fileName = "index.html"
    /// How many of the walkthroughs that went wrong are shown opened.
    private static let openedFailures = 3

    /// Returns the report, in UTF-8.
    package static func render(_ report: RunReport) -> [UInt8] {
        var page = HtmlPage()
        let counts = report.counts
        let findings = report.audit.entries
        let verdict = verdict(counts, found: findings.count)
        page.begin(title: verdict + " · " + report.header.title)
        HtmlSummary(report: report, verdict: verdict, counts: counts, found: findings.count).write(to: &page)
        page.line("<main id=\"results\" tabindex=\"-1\">")
        page.line("<p id=\"found\" class=\"found\" role=\"status\"></p>")
        HtmlFindings(entries: findings, header: report.header).write(to: &page)
        var number = 0
        var toOpen = openedFailures
        for suite in report.suites {
            begin(suite, to: &page)
            for walkthrough in suite.walkthroughs {
                number += 1
                let isOpen = walkthrough.isFailure && toOpen > 0 && HtmlWalkthrough.hasDetail(walkthrough)
                if isOpen { toOpen -= 1 }
                HtmlWalkthrough(
                    walkthrough: walkthrough, number: number, isOpen: isOpen, header: report.header,
                    pictures: report.pictures
                ).write(to: &page)
            }
            page.line("</ul></section>")
        }
        if report.walkthroughs.isEmpty { page.line("<p class=\"empty\">Nothing was planned.</p>") }
        page.line("</main>")
        page.line(
            "<footer>Written by <b>rehearse</b>. Times of steps are virtual; no wall time passes in them.</footer>")
        HtmlPictures(report: report).write(to: &page)
        page.end()
        return page.bytes
    }

    private static func begin(_ suite: ReportedSuite, to page: inout HtmlPage) {
        page.line("<section class=\"suite\">")
        page.line(
            "<h2>\(HtmlText.line(suite.name)) <span class=\"quiet\">\(HtmlText.line(suite.counts.text))</span></h2>")
        // Lists without marks lose their role in some browsers unless it is said.
        page.line("<ul class=\"walkthroughs\" role=\"list\">")
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
