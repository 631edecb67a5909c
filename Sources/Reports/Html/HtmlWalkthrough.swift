import WalkthroughRunner

/// One walkthrough on the page: a line, which opens where there is more to see; its steps come last.
struct HtmlWalkthrough {
    /// What stands behind the steps where there is more to see than the line.
    static let end = Array("</div></details></li>\n".utf8)

    /// The walkthrough.
    let walkthrough: WalkthroughResult
    /// Its number on the page, from 1.
    let number: Int
    /// What the run was asked to do.
    let header: RunHeader
    /// Whether its steps are shown.
    let hasSteps: Bool

    /// Makes the line of a walkthrough that has not run: number, name and argument differ, in this order.
    static func template(_ header: RunHeader) -> TextTemplate? {
        let identity = WalkthroughIdentity(path: "mark-of-path", line: nil, title: "mark-of-name", rowName: nil)
        let sample = WalkthroughResult(identity, .notRun)
        let html = HtmlWalkthrough(walkthrough: sample, number: .max, header: header, hasSteps: false).front()
        return TextTemplate(html, marks: [String(Int.max), identity.name, identity.path])
    }

    /// Whether there is more to see than the line.
    var hasDetail: Bool {
        walkthrough.outcome != .notRun
            && (walkthrough.problem != nil || hasSteps || !walkthrough.warnings.isEmpty)
    }

    /// Returns what stands before the steps, opened or not.
    func front(isOpen: Bool = false) -> [UInt8] {
        var page = HtmlPage()
        page.write("<li class=\"w \(group)\" id=\"w\(number)\">")
        guard hasDetail else {
            page.line("<div class=\"row\">\(row)</div></li>")
            return page.take()
        }
        page.line("<details\(isOpen ? " open" : "")><summary class=\"row\">\(row)</summary>")
        page.line("<div class=\"body\">")
        HtmlFailures(walkthrough: walkthrough, header: header).write(to: &page)
        HtmlWarnings(warnings: walkthrough.warnings).write(to: &page)
        return page.take()
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
            row += "<span class=\"doubt\">\(count) \(count == 1 ? "warning" : "warnings")</span>"
        }
        return row
    }

    private var facts: String {
        var facts: [String] = []
        if walkthrough.stepCount > 0 {
            facts.append("\(walkthrough.stepCount) \(walkthrough.stepCount == 1 ? "step" : "steps")")
        }
        if walkthrough.virtualNanoseconds > 0 {
            facts.append(HtmlTime.virtual(walkthrough.virtualNanoseconds) + " played")
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
