import WalkthroughRunner

/// What a journal holds of a run, in lines for a terminal that are safe to print, as a run says it at its end.
package enum RunText {
    /// Returns all of it: failures numbered, what is doubtful, what the audit found, and the counts.
    package static func lines(of report: RunReport, style: TerminalStyle) -> [String] {
        var lines: [String] = []
        for (index, walkthrough) in report.walkthroughs.filter(\.isFailure).enumerated() {
            let title = "\(index + 1)) " + Excerpt.fragment(walkthrough.walkthrough.name)
            let text = FailureLines(walkthrough: walkthrough, header: report.header)
            lines += ["", style.paint(title, .bold, .red)] + indented(text.output + text.lines)
        }
        let findings = FindingsText.lines(of: report, style: style)
        lines += findings
        return lines + (lines.isEmpty ? [] : [""]) + [lastLine(of: report, style: style)]
    }

    /// Returns the last line alone, with the time if the run has ended.
    package static func lastLine(of report: RunReport, style: TerminalStyle) -> String {
        let time = report.hasEnded ? report.wallNanoseconds.map(Duration.nanoseconds) : nil
        return ResultLine(report).text(style: style, time: time)
    }

    private static func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? "" : "   " + $0 } }
}
