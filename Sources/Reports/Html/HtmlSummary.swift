import Results
import StageRuntime

/// The head of the page: the run, its result, and the filters.
struct HtmlSummary {
    /// How many of the failed walkthroughs, and of those with warnings, the head lists.
    private static let listedFailures = 10

    let report: RunReport
    /// The suites, in the order of the page.
    let suites: [ReportedSuite]
    let verdict: String
    let counts: RunSummary
    /// The number of the audit's findings.
    let found: Int

    func write(to page: inout HtmlPage) {
        let mood = counts.isSuccess && found == 0 ? "good" : "bad"
        page.line("<header class=\"summary\">")
        page.line("<p class=\"kicker\">\(HtmlText.line(report.header.title))</p>")
        page.line("<h1 class=\"\(mood)\">\(HtmlText.line(verdict))</h1>")
        writeBar(to: &page)
        page.line("<p class=\"counts\">\(HtmlText.line(ResultLine(report).text()))\(duration)</p>")
        writeFacts(to: &page)
        for note in report.notes { page.line("<p class=\"note\">\(HtmlText.line(note))</p>") }
        if !report.hasEnded {
            page.line("<p class=\"note\">The run has not ended, or was ended before it could say so.</p>")
        }
        writeFailures(to: &page)
        page.line("</header>")
        writeFilter(to: &page)
    }

    private var duration: String { report.wallNanoseconds.map { " in " + HtmlTime.wall($0) } ?? "" }

    /// Writes a bar whose parts are as wide as their counts, with the counts in words below.
    private func writeBar(to page: inout HtmlPage) {
        guard counts.planned > 0 else { return }
        let parts = [
            ("good", counts.passedOutright), ("bad", counts.failed + counts.unfinished),
            ("other", counts.skipped + counts.knownFailures),
        ]
        page.write("<div class=\"bar\" aria-hidden=\"true\">")
        for (name, count) in parts where count > 0 {
            page.write("<span class=\"\(name)\" style=\"flex-grow:\(count)\"></span>")
        }
        page.line("</div>")
    }

    private func writeFacts(to page: inout HtmlPage) {
        var facts = report.header.properties.map { ($0.name, $0.value) }
        if let start = report.header.startedAt { facts.insert(("started", start), at: 0) }
        guard !facts.isEmpty else { return }
        page.write("<dl class=\"facts\">")
        for (name, value) in facts {
            page.write("<div><dt>\(HtmlText.line(name))</dt><dd>\(HtmlText.line(value))</dd></div>")
        }
        page.line("</dl>")
    }

    private func writeFailures(to page: inout HtmlPage) {
        guard counts.planned > 1 else { return }
        writeLinks("What went wrong", "show those that failed", to: &page) {
            $0.outcome.isFailure ? $0.problem ?? "" : nil
        }
        writeLinks("Warnings", "they are marked below", to: &page) { walkthrough in
            walkthrough.warnings.first.map { first in
                let rest = walkthrough.warnings.count - 1
                return first.message + (rest > 0 ? ", and \(rest) more" : "")
            }
        }
    }

    /// Writes links to the walkthroughs with a remark, with their paths if titles are equal.
    private func writeLinks(
        _ title: String, _ moreHint: String, to page: inout HtmlPage, remark: (WalkthroughResult) -> String?
    ) {
        let indices = suites.flatMap(\.indices)
        let remarks = indices.enumerated().compactMap { position, index in
            remark(report.walkthroughs[index]).map { (position + 1, report.walkthroughs[index].walkthrough, $0) }
        }
        guard !remarks.isEmpty else { return }
        var uses: [String: Int] = [:]
        for index in indices { uses[report.walkthroughs[index].walkthrough.name, default: 0] += 1 }
        page.line("<nav class=\"failures\" aria-label=\"\(title)\"><ul role=\"list\">")
        for (number, walkthrough, remark) in remarks.prefix(Self.listedFailures) {
            let isShared = uses[walkthrough.name, default: 0] > 1
            let path = isShared ? "<code>\(HtmlText.line(walkthrough.argument))</code> " : ""
            page.line(
                "<li><a href=\"#w\(number)\">\(HtmlText.line(walkthrough.name))</a> \(path)"
                    + "<span>\(HtmlText.line(remark))</span></li>")
        }
        let rest = remarks.count - Self.listedFailures
        if rest > 0 { page.line("<li class=\"quiet\">and \(rest) more; \(moreHint)</li>") }
        page.line("</ul></nav>")
    }

    /// The title of the walkthroughs that neither passed nor failed.
    private var titleOfOthers: String {
        if counts.knownFailures == 0 { return "Skipped" }
        return counts.skipped == 0 ? "Known failures" : "Skipped, known failures"
    }

    private func writeFilter(to page: inout HtmlPage) {
        guard counts.planned > 1 else { return }
        let choices = [
            ("all", "All", counts.planned), ("bad", "Failed", counts.failed + counts.unfinished),
            ("good", "Passed", counts.passedOutright), ("other", titleOfOthers, counts.skipped + counts.knownFailures),
        ]
        page.line("<form class=\"filter\" role=\"search\" aria-label=\"Walkthroughs\">")
        page.line("<fieldset><legend class=\"hidden\">Show</legend>")
        for (index, (name, title, count)) in choices.enumerated() {
            page.line(
                "<input type=\"radio\" name=\"show\" id=\"show-\(name)\"\(index == 0 ? " checked" : "")>"
                    + "<label for=\"show-\(name)\">\(title) <span class=\"quiet\">\(count)</span></label>")
        }
        page.line("</fieldset>")
        let words = "Search titles and paths"
        page.write("<label class=\"search\"><span class=\"hidden\">\(words)</span>")
        page.line("<input type=\"search\" id=\"search\" placeholder=\"\(words)\" autocomplete=\"off\"></label>")
        page.line("</form>")
    }
}
