import Basics
import Results
import StageRuntime
import WalkthroughLanguage

/// A run for GitHub Actions: annotations in the log, and a summary on the job's page.
package enum GitHubReport: ReportFormat {
    /// Its name for `--report`.
    package static let name = "github"
    /// The destination of its text.
    package static let destination = ReportDestination.log

    /// Returns the annotations; paths begin at the repository's root.
    package static func render(_ report: RunReport, in context: ReportContext) -> [UInt8] {
        var prefix = ""
        if let workspace = context.environment["GITHUB_WORKSPACE"], context.folder.hasPrefix(workspace + "/") {
            prefix = context.folder.dropFirst(workspace.count + 1) + "/"
        }
        return GitHubAnnotations.render(report, prefix: prefix)
    }

    /// Returns the job's summary, if GitHub has named a file for it.
    package static func addition(_ report: RunReport, in context: ReportContext) -> ReportAddition? {
        let variable = "GITHUB_STEP_SUMMARY"
        guard let path = context.environment[variable], !path.isEmpty else { return nil }
        return ReportAddition(variable: variable, path: path, text: GitHubSummary.render(report))
    }
}

/// A run as workflow commands of GitHub Actions: an error for each failure, a warning for each warning.
///
/// An error is at the failing line, or at the last step that leads to a finding of the audit. Text of an app or a
/// script is escaped as in GitHub's toolkit (@actions/core, command.ts), so that it cannot add a command.
package enum GitHubAnnotations {
    /// The number of errors of a step that GitHub shows (documentation of workflow commands, "limits").
    static let limit = 10

    /// Returns the lines, in UTF-8; none if nothing failed.
    ///
    /// - Parameter prefix: the path from the repository's root to the working directory, with a slash at its end.
    package static func render(_ report: RunReport, prefix: String = "") -> [UInt8] {
        let failed = report.walkthroughs.filter(\.isFailure)
        let failures = failed.flatMap { errors($0, report.header, prefix: prefix) }
        let findings = report.audit.entries.map { line($0, report.header, prefix: prefix) }
        var said: Set<WalkthroughWarning> = []
        let warnings = report.walkthroughs.flatMap(\.warnings).filter { said.insert($0.withoutUses).inserted }
            .map { line($0, prefix: prefix) }
        let things = failures.count + findings.count == failed.count ? "walkthroughs" : "things"
        let lines =
            cut(failures + findings, "error", "\(things) went wrong; the summary of this job lists them")
            + cut(warnings, "warning", "lines have warnings; the log of this job lists them")
        return Array(lines.map { $0 + "\n" }.joined().utf8)
    }

    /// Returns the lines that GitHub would show; the last one counts the rest.
    private static func cut(_ lines: [String], _ command: String, _ remark: String) -> [String] {
        guard lines.count > limit else { return lines }
        let rest = lines.count - limit + 1
        return lines.prefix(limit - 1) + ["::\(command) title=\(rest) more::" + data("\(rest) more \(remark)")]
    }

    private static func line(_ warning: WalkthroughWarning, prefix: String) -> String {
        let text = WarningText(warning: warning)
        let location = warning.place
        let message = ([Excerpt.of(warning.message)] + (text.source.map { ["  " + $0] } ?? []) + text.details)
        return head("warning", location.file, location.line, location.column, prefix: prefix) + "Warning::"
            + data(message.joined(separator: "\n"))
    }

    private static func line(_ entry: AuditSummary.Entry, _ header: RunHeader, prefix: String) -> String {
        let text = FindingText(entry: entry)
        let location = text.location
        let lines = [text.title] + text.lines(reproducedBy: ReproductionCommand(header))
        return head("error", location.file, location.line, location.column, prefix: prefix)
            + property("Accessibility audit: " + entry.finding.rule) + "::" + data(lines.joined(separator: "\n"))
    }

    private static func head(
        _ command: String, _ file: String, _ line: Int, _ column: Int?, prefix: String
    ) -> String {
        var text = "::\(command) file=" + property(file.hasPrefix("/") ? file : prefix + file)
        text += ",line=\(line)"
        if let column { text += ",col=\(column)" }
        return text + ",title="
    }

    /// Returns an error for each failure, soft ones first; one error if none is known.
    private static func errors(_ walkthrough: WalkthroughResult, _ header: RunHeader, prefix: String) -> [String] {
        let earlier = walkthrough.failures.dropLast().map { failure in
            let message = [Excerpt.of(failure.headline)] + details(failure)
            return error(walkthrough, at: failure.place, message + [command(walkthrough, header)], prefix: prefix)
        }
        let location = walkthrough.failures.last?.place ?? walkthrough.breakdown?.place
        return earlier + [error(walkthrough, at: location, message(walkthrough, header), prefix: prefix)]
    }

    private static func error(
        _ walkthrough: WalkthroughResult, at location: SourceLocation?, _ message: [String], prefix: String
    ) -> String {
        head(
            "error", location?.file ?? walkthrough.walkthrough.path,
            location?.line ?? walkthrough.walkthrough.line ?? 1, location?.column, prefix: prefix)
            + property(walkthrough.walkthrough.name) + "::"
            + data(message.joined(separator: "\n"))
    }

    private static func message(_ walkthrough: WalkthroughResult, _ header: RunHeader) -> [String] {
        var lines = [Excerpt.of(walkthrough.problem ?? "")]
        if let failure = walkthrough.failures.last { lines += details(failure) }
        if let crash = walkthrough.breakdown?.crash { lines += Excerpt.of(crash) }
        if let schedules = walkthrough.schedules { lines += schedules.lines }
        return lines + [command(walkthrough, header)]
    }

    private static func details(_ failure: WalkthroughFailure) -> [String] {
        var lines: [String] = []
        if let expected = failure.expected { lines += ["expected:", indented(expected)] }
        if let actual = failure.actual { lines += ["actual:", indented(actual)] }
        return lines + Excerpt.of(failure.notes.map { "note: " + $0 })
    }

    private static func command(_ walkthrough: WalkthroughResult, _ header: RunHeader) -> String {
        ReproductionCommand(header).line(for: walkthrough)
    }

    private static func indented(_ text: String) -> String {
        Excerpt.of(text.lines.map { "  " + $0 }).joined(separator: "\n")
    }

    private static func data(_ text: String) -> String {
        SafeText.lines(text).unicodeScalars.map { scalar in
            switch scalar {
            case "%": "%25"
            case "\n": "%0A"
            default: String(scalar)
            }
        }.joined()
    }

    private static func property(_ text: String) -> String {
        data(Excerpt.fragment(text)).unicodeScalars.map { scalar in
            switch scalar {
            case ":": "%3A"
            case ",": "%2C"
            default: String(scalar)
            }
        }.joined()
    }
}

/// A run as the Markdown that GitHub shows on a job's page; to be appended to the file `GITHUB_STEP_SUMMARY` names.
package enum GitHubSummary {
    /// The size limit of a step's summary (documentation of job summaries): 1 MiB, part of which is left for others.
    private static let limit = 900_000
    /// How many lines a failure may have.
    private static let lineLimit = 200
    /// How many lines at the end of a failure are the command that repeats it.
    private static let commandLines = 2

    /// Returns the summary, in UTF-8.
    package static func render(_ report: RunReport) -> [UInt8] {
        var text = "## " + (report.isSuccess ? "✅ " : "❌ ") + escaped(report.header.title) + "\n\n"
        text += "**" + ResultLine(report).text() + "**"
        if let time = report.wallNanoseconds { text += " in " + WallTime.seconds(time) + " s" }
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
        for warning in report.walkthroughs.flatMap(\.warnings) where said.insert(warning.withoutUses).inserted {
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
        let text = FailureText(walkthrough, reproduction: ReproductionCommand(header))
        let body = (shortened(text.reportLines) + text.outputLines).joined(separator: "\n")
        return "<details><summary><b>" + escaped(walkthrough.walkthrough.name) + "</b>: "
            + escaped(walkthrough.problem ?? "") + "</summary>\n\n<pre>" + html(body) + "\n</pre>\n\n</details>\n\n"
    }

    /// Returns the lines of a failure, without the middle if they are many, since the command is at the end.
    private static func shortened(_ lines: [String]) -> [String] {
        guard lines.count > lineLimit else { return lines }
        let kept = lineLimit - commandLines - 1
        return lines.prefix(kept) + ["… \(lines.count - lineLimit + 1) lines left out …"] + lines.suffix(commandLines)
    }

    /// Escapes text for Markdown: characters with a meaning there become character references.
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

    /// Escapes text for `pre`; a blank line would end the block of HTML, so it gets a space.
    private static func html(_ text: String) -> String {
        MarkupText.html(text).lines.map { $0.isEmpty ? " " : $0 }.joined(separator: "\n")
    }
}
