import Basics
import HeadlessUIKit
import Results
import StageRuntime
import WalkthroughLanguage

/// One walkthrough on the page: a line that can be expanded if there is more; its steps come last.
struct HtmlWalkthrough {
    let walkthrough: WalkthroughResult
    let number: Int
    let header: RunHeader

    /// Whether there is more to see than the line.
    var hasDetail: Bool {
        walkthrough.outcome != .notRun
            && (walkthrough.problem != nil || !walkthrough.steps.isEmpty || !walkthrough.warnings.isEmpty)
    }

    func write(isOpen: Bool, _ pictures: HtmlPictures, to page: inout HtmlPage) {
        page.write("<li class=\"w \(group)\" id=\"w\(number)\">")
        guard hasDetail else {
            page.line("<div class=\"row\">\(row)</div></li>")
            return
        }
        page.line("<details\(isOpen ? " open" : "")><summary class=\"row\">\(row)</summary>")
        page.line("<div class=\"body\">")
        HtmlFailures(walkthrough: walkthrough, header: header, pictures: pictures).write(to: &page)
        HtmlWarnings(warnings: walkthrough.warnings).write(to: &page)
        if !walkthrough.steps.isEmpty {
            let steps = HtmlSteps(walkthrough: walkthrough, number: number, pictures: pictures)
            steps.writeFilm(to: &page)
            steps.writeList(to: &page)
        }
        page.line("</div></details></li>")
    }

    /// The class by which the page filters.
    private var group: String {
        switch walkthrough.outcome {
        case .passed: "good"
        case .skipped, .knownFailure: "other"
        case .failed, .unexpectedPass, .crashed, .timedOut, .unfinished, .notRun: "bad"
        }
    }

    private var row: String {
        var row = "<span class=\"badge\"><span aria-hidden=\"true\">\(mark)</span> \(word)</span>"
        row += "<h3>\(HtmlText.line(walkthrough.walkthrough.name))</h3>"
        row += "<span class=\"path\">\(HtmlText.line(walkthrough.walkthrough.argument))</span>"
        if !facts.isEmpty { row += "<span class=\"facts\">\(facts)</span>" }
        if walkthrough.outcome == .skipped || walkthrough.outcome == .knownFailure || walkthrough.outcome == .notRun {
            row += "<span class=\"why\">\(HtmlText.line(walkthrough.reason ?? walkthrough.problem ?? ""))</span>"
        }
        if !walkthrough.warnings.isEmpty {
            let count = walkthrough.warnings.count
            row += "<span class=\"doubt\">\(count.counted("warning"))</span>"
        }
        return row
    }

    private var facts: String {
        var facts: [String] = []
        if walkthrough.stepCount > 0 {
            facts.append(walkthrough.stepCount.counted("step"))
        }
        if walkthrough.virtualNanoseconds > 0 {
            facts.append(Duration.nanoseconds(walkthrough.virtualNanoseconds).text + " played")
        }
        if let schedules = walkthrough.schedules, schedules.count > 0 { facts.append(schedules.summary) }
        if let time = walkthrough.wallNanoseconds { facts.append("in " + HtmlTime.wall(time)) }
        return HtmlText.line(facts.joined(separator: " · "))
    }

    private var mark: String {
        switch group {
        case "good": "✓"
        case "bad": "✕"
        default: "–"
        }
    }

    private var word: String {
        switch walkthrough.outcome {
        case .passed: "Passed"
        case .failed: "Failed"
        case .skipped: "Skipped"
        case .knownFailure: "Known failure"
        case .unexpectedPass: "Passed unexpectedly"
        case .crashed: "Crashed"
        case .timedOut: "Timed out"
        case .unfinished: "Unfinished"
        case .notRun: "Not run"
        }
    }
}

/// The warnings about one walkthrough, below its failures.
struct HtmlWarnings {
    let warnings: [WalkthroughWarning]

    func write(to page: inout HtmlPage) {
        for warning in warnings {
            page.line("<section class=\"warning\"><h4>\(HtmlText.line("Warning: " + warning.message))</h4>")
            var location = HtmlText.line(warning.place.description)
            for use in warning.uses.reversed() { location += ", used at " + HtmlText.line(use.description) }
            page.line("<p class=\"place\">\(location)</p>")
            if let source = warning.source {
                page.line("<p class=\"source\"><code>\(HtmlText.line(source))</code></p>")
            }
            page.line("<ul class=\"notes\"><li>\(HtmlText.line(warning.advice))</li></ul></section>")
        }
    }
}
