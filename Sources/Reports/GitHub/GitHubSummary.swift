import Basics
import StageRuntime
import WalkthroughRunner

/// A run as the Markdown that GitHub shows on a job's page; to be appended to the file `GITHUB_STEP_SUMMARY` names.
package enum GitHubSummary {
    /// How many bytes GitHub takes of one step (documentation of job summaries): 1 MiB, some of it left to others.
    private static let limit = 900_000
    /// How many lines a failure may have.
    private static let lineLimit = 200
    /// How many lines at the end of a failure say how it is repeated.
    private static let commandLines = 2

    /// Returns the summary, in UTF-8.
    package static func render(_ report: RunReport) -> [UInt8] {
        var text = "## " + (report.isSuccess ? "✅ " : "❌ ") + escaped(report.header.title) + "\n\n"
        text += "**" + ResultLine(report).text() + "**"
        if let time = report.wallNanoseconds { text += " in " + JUnitReport.seconds(time) + " s" }
        text += "\n\n"
        for note in report.notes { text += "> " + escaped(note) + "\n\n" }
        let failures = report.walkthroughs.filter(\.isFailure)
        for (index, walkthrough) in failures.enumerated() {
            let part = details(walkthrough, report.header)
            if text.utf8.count + part.utf8.count > limit {
                text += "… and \(failures.count - index) more\n"
                break
            }
            text += part
        }
        for entry in report.audit.entries { append(details(entry, report.header), to: &text) }
        var said: Set<WalkthroughWarning> = []
        for warning in report.walkthroughs.flatMap(\.warnings) where said.insert(warning.withoutWay).inserted {
            append("- warning: " + escaped(WarningText(warning: warning).title) + "\n", to: &text)
        }
        return Array(text.utf8)
    }

    private static func append(_ part: String, to text: inout String) {
        if text.utf8.count + part.utf8.count <= limit { text += part }
    }

    private static func details(_ entry: AuditSummary.Entry, _ header: RunHeader) -> String {
        let text = FindingText(entry: entry)
        let body = text.lines(reproducedBy: ReproductionCommand(header)).joined(separator: "\n")
        return "<details><summary><b>Accessibility audit</b>: " + escaped(text.title)
            + "</summary>\n\n<pre>" + html(body) + "\n</pre>\n\n</details>\n\n"
    }

    private static func details(_ walkthrough: WalkthroughResult, _ header: RunHeader) -> String {
        let lines = FailureLines(walkthrough: walkthrough, header: header)
        let body = (shortened(lines.lines) + lines.output).joined(separator: "\n")
        return "<details><summary><b>" + escaped(walkthrough.walkthrough.name) + "</b>: "
            + escaped(walkthrough.problem ?? "") + "</summary>\n\n<pre>" + html(body) + "\n</pre>\n\n</details>\n\n"
    }

    /// Returns what is said of a failure, without its middle if that is long: how it is repeated comes at the end.
    private static func shortened(_ lines: [String]) -> [String] {
        guard lines.count > lineLimit else { return lines }
        let kept = lineLimit - commandLines - 1
        return lines.prefix(kept) + ["… \(lines.count - lineLimit + 1) lines left out …"] + lines.suffix(commandLines)
    }

    /// Text within Markdown: what it could act on is written as character references.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in Excerpt.fragment(text).unicodeScalars {
            if "\\`*_{}[]()#+-.!|<>&~@:\"'".unicodeScalars.contains(scalar) {
                result += "&#" + String(scalar.value) + ";"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Text within `pre`; a blank line would end the block of HTML, so it holds a space.
    private static func html(_ text: String) -> String {
        MarkupText.html(text).lines.map { $0.isEmpty ? " " : $0 }.joined(separator: "\n")
    }
}
