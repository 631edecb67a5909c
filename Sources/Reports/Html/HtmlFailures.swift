import Basics
import HeadlessUIKit
import Results
import StageRuntime
import WalkthroughLanguage

/// The failures of one walkthrough, each with expected and actual state side by side.
struct HtmlFailures {
    let walkthrough: WalkthroughResult
    let header: RunHeader
    let pictures: HtmlPictures

    /// Writes the failures; nothing if it passed.
    func write(to page: inout HtmlPage) {
        guard let problem = walkthrough.problem else { return }
        if walkthrough.failures.isEmpty || walkthrough.breakdown != nil { write(problem, to: &page) }
        for failure in walkthrough.failures { write(failure, to: &page) }
        if let schedules = walkthrough.schedules { write(schedules, to: &page) }
        if let output = walkthrough.output { write(output, to: &page) }
        guard walkthrough.isFailure else { return }
        let command = ReproductionCommand(header).line(for: walkthrough)
        page.line("<p class=\"again\">To see it again <code>\(MarkupText.html(SafeText.fragment(command)))</code></p>")
    }

    private func write(_ problem: String, to page: inout HtmlPage) {
        page.line("<section class=\"failure\"><h4>\(HtmlText.line(problem))</h4>")
        if let breakdown = walkthrough.breakdown {
            if let location = breakdown.place {
                let before = breakdown.stepsBefore.counted("step")
                page.line("<p class=\"place\">\(HtmlText.line(location.description)) · after \(before)</p>")
            }
            if let source = breakdown.source {
                page.line("<p class=\"source\"><code>\(HtmlText.line(source))</code></p>")
            }
            if let crash = breakdown.crash {
                page.line("<h5>Where the app crashed</h5>")
                page.preformatted(crash, label: "Where the app crashed")
            }
            if !breakdown.events.isEmpty {
                page.line("<h5>Last trace events</h5>")
                page.preformatted(breakdown.events, label: "Last trace events")
            }
        }
        page.line("</section>")
    }

    private func write(_ schedules: ScheduleRecord, to page: inout HtmlPage) {
        page.line("<section class=\"failure\"><h4>Schedules</h4>")
        page.preformatted(schedules.lines, label: "Schedules")
        page.line("</section>")
    }

    private func write(_ output: AppOutput, to page: inout HtmlPage) {
        page.line("<section class=\"failure\"><h4>What the app printed last</h4>")
        page.preformatted(output.shown, label: "What the app printed last")
        page.line("</section>")
    }

    private func write(_ failure: WalkthroughFailure, to page: inout HtmlPage) {
        let drawing = drawing(of: failure)
        page.write("<section class=\"failure\(drawing == nil ? "" : " beside")\">")
        page.line("<div><h4>\(HtmlText.line(failure.headline))</h4>")
        var location = HtmlText.line(failure.place.description)
        for use in failure.uses.reversed() { location += ", used at " + HtmlText.line(use.description) }
        let time = Duration.nanoseconds(failure.virtualNanoseconds).text
        page.line("<p class=\"place\">\(location) · after \(failure.stepsBefore.counted("step")) · at \(time)</p>")
        if let source = failure.source {
            page.line("<p class=\"source\"><code>\(HtmlText.line(source))</code></p>")
        }
        writeComparison(of: failure, to: &page)
        if !failure.notes.isEmpty {
            let notes = failure.notes.map { "<li>\(HtmlText.line($0))</li>" }.joined()
            page.line("<ul class=\"notes\">\(notes)</ul>")
        }
        writeSurroundings(of: failure, to: &page)
        page.line("</div>\(drawing ?? "")</section>")
    }

    /// The screen on which a step failed; nil if it was not drawn.
    private func drawing(of failure: WalkthroughFailure) -> String? {
        let failed = walkthrough.steps.last { $0.hasFailed && $0.place == failure.place }
        guard let step = failed, let picture = pictures.picture(of: step) else { return nil }
        let kind = picture.isLandscape ? "large landscape" : "large"
        return "<div class=\"\(kind)\">\(pictures.drawing(of: step, picture))</div>"
    }

    private func writeComparison(of failure: WalkthroughFailure, to page: inout HtmlPage) {
        guard let comparison = LineComparison(failure) else { return }
        if comparison.expected.count == 1, comparison.actual.count == 1 {
            return write(comparison.expected[0], beside: comparison.actual[0], to: &page)
        }
        let isWhole = comparison.expected.isEmpty || comparison.actual.isEmpty
        page.line(isWhole ? "<div class=\"compare whole\">" : "<div class=\"compare\">")
        if !comparison.expected.isEmpty {
            writeSide("Expected", comparison.expected, comparison.changes.gone, "expected", to: &page)
        }
        if !comparison.actual.isEmpty {
            writeSide("Found", comparison.actual, comparison.changes.new, "actual", to: &page)
        }
        page.line("</div>")
    }

    /// Writes two lines one below the other, with the difference between them marked.
    private func write(_ expected: String, beside actual: String, to page: inout HtmlPage) {
        // The actual line lacks the verb of the expected one.
        let verb = "expect "
        let isTold = expected.hasPrefix(verb) && !actual.hasPrefix(verb)
        let expected = isTold ? String(expected.dropFirst(verb.count)) : expected
        let sides = [Array(Excerpt.line(expected)), Array(Excerpt.line(actual))]
        let start = zip(sides[0], sides[1]).prefix { $0 == $1 }.count
        let rest = zip(sides[0].dropFirst(start).reversed(), sides[1].dropFirst(start).reversed())
        let end = rest.prefix { $0 == $1 }.count
        page.line("<dl class=\"pair\">")
        for (side, title, name) in zip(sides, [("Expected", "expected"), ("Found", "actual")]).map({ ($0, $1.0, $1.1) })
        {
            let text = { (part: ArraySlice<Character>) in MarkupText.html(String(part)) }
            let middle = text(side[start..<side.count - end])
            page.write("<div class=\"\(name)\"><dt>\(title)</dt><dd>" + text(side[..<start]))
            page.line(
                (middle.isEmpty ? "" : "<mark>\(middle)</mark>") + text(side[(side.count - end)...]) + "</dd></div>")
        }
        page.line("</dl>")
    }

    private func writeSide(
        _ title: String, _ lines: [String], _ marked: Set<Int>, _ name: String, to page: inout HtmlPage
    ) {
        page.write("<figure class=\"\(name)\"><figcaption>\(title)</figcaption>")
        page.write("<pre tabindex=\"0\" role=\"group\" aria-label=\"\(title)\">")
        let isWhole = marked.count == lines.count
        for (index, line) in lines.enumerated() {
            let text = HtmlText.row(line)
            page.write(marked.contains(index) && !isWhole ? "<mark>\(text)</mark>" : text)
            if index < lines.count - 1 { page.write("\n") }
        }
        page.line("</pre></figure>")
    }

    private func writeSurroundings(of failure: WalkthroughFailure, to page: inout HtmlPage) {
        let parts = [
            ("Screen", failure.screen), ("Pending", failure.pending), ("Last trace events", failure.events),
        ].filter { !$0.1.isEmpty }
        guard !parts.isEmpty else { return }
        let names = parts.enumerated().map { $0.offset == 0 ? $0.element.0 : $0.element.0.lowercased() }
        page.line("<details class=\"more\"><summary>\(names.joined(separator: ", "))</summary>")
        for (title, lines) in parts {
            page.line("<h5>\(title)</h5>")
            page.preformatted(lines, label: title)
        }
        page.line("</details>")
    }
}

/// The audit's findings of a run, each with the reason, the remedy and the shortest route to it.
struct HtmlFindings {
    let entries: [AuditSummary.Entry]
    let header: RunHeader

    func write(to page: inout HtmlPage) {
        guard !entries.isEmpty else { return }
        let count = entries.count.counted("problem")
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
        page.line("<p><b>To fix it</b>, \(HtmlText.line(finding.remedy)).</p>")
        page.line("<h4>The way there</h4>")
        let count = finding.steps.count
        let distance = count == 0 ? "the launch leads there" : count.counted("step")
        page.line("<p class=\"place\">\(HtmlText.line(entry.walkthrough.argument)) · \(distance)</p>")
        if count > 0 { page.preformatted(text.stepLines, label: "Steps that lead there") }
        let command = text.command(ReproductionCommand(header))
        page.line("<p class=\"again\">To see it again <code>\(MarkupText.html(SafeText.fragment(command)))</code></p>")
        page.line("</section></div></details></li>")
    }
}
