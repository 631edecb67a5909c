import Basics
import WalkthroughRunner

/// What the audit of the run found, each with why, how to mend it and the shortest way there.
struct HtmlFindings {
    /// The findings.
    let entries: [AuditSummary.Entry]
    /// What the run was asked to do.
    let header: RunHeader

    /// Writes them; nothing if there are none.
    func write(to page: inout HtmlPage) {
        guard !entries.isEmpty else { return }
        let count = "\(entries.count) \(entries.count == 1 ? "problem" : "problems")"
        page.line("<section class=\"audit\" id=\"audit\">")
        page.line("<h2>Accessibility audit <span class=\"quiet\">\(count)</span></h2>")
        page.line("<ul class=\"walkthroughs\" role=\"list\">")
        for entry in entries { write(entry, to: &page) }
        page.line("</ul></section>")
    }

    private func write(_ entry: AuditSummary.Entry, to page: inout HtmlPage) {
        let (finding, text) = (entry.finding, FindingText(entry: entry))
        let screen = finding.screen.map { $0 + " of " + finding.app } ?? finding.app
        page.line("<li class=\"w bad\"><details><summary class=\"row\">")
        page.line("<span class=\"badge\"><span aria-hidden=\"true\">✕</span> \(HtmlText.line(finding.rule))</span>")
        page.line("<h3>\(HtmlText.line(finding.element + " " + finding.problem))</h3>")
        page.line("<span class=\"path\">\(HtmlText.line(screen))</span></summary>")
        page.line("<div class=\"body\"><section class=\"failure\">")
        page.line("<p>\(HtmlText.line(finding.reason))</p>")
        page.line("<p><b>To mend it</b>, \(HtmlText.line(finding.remedy)).</p>")
        page.line("<h4>The way there</h4>")
        let count = finding.steps.count
        let way = count == 0 ? "the launch leads there" : "\(count) \(count == 1 ? "step" : "steps")"
        page.line("<p class=\"place\">\(HtmlText.line(entry.walkthrough.argument)) · \(way)</p>")
        if count > 0 { page.preformatted(text.way, label: "Steps that lead there") }
        let command = text.command(ReproductionCommand(header))
        page.line("<p class=\"again\">To see it again <code>\(MarkupText.html(SafeText.fragment(command)))</code></p>")
        page.line("</section></div></details></li>")
    }
}
