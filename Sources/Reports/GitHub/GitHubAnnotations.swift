import Walkthroughs

/// A run as workflow commands of GitHub Actions: an error at the line of each script that failed.
///
/// Only these lines begin with `::`, and everything in them that an app or a script wrote is escaped as GitHub's
/// toolkit escapes it (@actions/core, command.ts).
package enum GitHubAnnotations {
    /// How many errors GitHub shows of one step (documentation of workflow commands, "limits").
    static let limit = 10

    /// Returns the lines, in UTF-8; none where nothing failed.
    ///
    /// - Parameter prefix: what leads from the repository's root to the working directory, with a slash at its end.
    package static func render(_ report: RunReport, prefix: String = "") -> [UInt8] {
        let failures = report.walkthroughs.filter(\.isFailure)
        let shown = failures.count > limit ? limit - 1 : failures.count
        var lines = failures.prefix(shown).map { line($0, report.header, prefix: prefix) }
        if shown < failures.count {
            lines.append(
                "::error title=\(failures.count - shown) more::"
                    + data("\(failures.count - shown) more walkthroughs went wrong; the summary of this job lists them")
            )
        }
        return Array(lines.map { $0 + "\n" }.joined().utf8)
    }

    private static func line(_ walkthrough: ReportedWalkthrough, _ header: RunHeader, prefix: String) -> String {
        let place = walkthrough.failures.last?.place ?? walkthrough.breakdown?.place
        let file = place?.file ?? walkthrough.walkthrough.path
        var line = "::error file=" + property(file.hasPrefix("/") ? file : prefix + file)
        line += ",line=\(place?.line ?? walkthrough.walkthrough.line ?? 1)"
        if let column = place?.column { line += ",col=\(column)" }
        line += ",title=" + property(walkthrough.walkthrough.name)
        return line + "::" + data(message(walkthrough, header))
    }

    private static func message(_ walkthrough: ReportedWalkthrough, _ header: RunHeader) -> String {
        var lines = [walkthrough.problem ?? ""]
        if let failure = walkthrough.failures.last {
            if let expected = failure.expected { lines += ["expected:", indented(expected)] }
            if let actual = failure.actual { lines += ["actual:", indented(actual)] }
            lines += failure.notes.map { "note: " + $0 }
        }
        if let schedules = walkthrough.schedules { lines += schedules.lines }
        lines.append(ReproductionCommand(options: header.options).line(for: walkthrough))
        return lines.joined(separator: "\n")
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
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
        data(SafeText.fragment(text)).unicodeScalars.map { scalar in
            switch scalar {
            case ":": "%3A"
            case ",": "%2C"
            default: String(scalar)
            }
        }.joined()
    }
}
