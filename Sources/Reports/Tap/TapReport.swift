import Basics
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// A run in the Test Anything Protocol, version 14, with YAML diagnostics of failures.
package enum TapReport: ReportFormat {
    /// Its name for `--report`.
    package static let name = "tap"
    /// The destination of its text.
    package static let destination = ReportDestination.output

    /// Returns the report, in UTF-8.
    package static func render(_ report: RunReport, in place: ReportPlace) -> [UInt8] {
        let findings = report.audit.entries.map { FindingText(entry: $0) }
        let count = report.walkthroughs.count
        var lines = ["TAP version 14", "1..\(count + findings.count)"]
        if report.walkthroughs.isEmpty { lines[1] += " # nothing was planned" }
        for (index, walkthrough) in report.walkthroughs.enumerated() {
            lines.append(point(walkthrough, number: index + 1))
            if !walkthrough.isFailure, let schedules = walkthrough.schedules {
                lines.append("# " + Excerpt.fragment(schedules.summary))
            }
            if walkthrough.isFailure || walkthrough.outcome == .knownFailure {
                lines += diagnostics(walkthrough, report.header)
            } else if !walkthrough.warnings.isEmpty {
                lines += block(["severity: warning"] + warnings(walkthrough))
            }
        }
        for (index, finding) in findings.enumerated() {
            lines.append("not ok \(count + index + 1) - " + escaped("audit: " + finding.title))
            lines += diagnostics(finding, report.header)
        }
        for note in report.notes { lines.append("# " + Excerpt.fragment(note)) }
        lines.append("# " + ResultLine(report).text())
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private static func point(_ walkthrough: WalkthroughResult, number: Int) -> String {
        let isOkay = walkthrough.outcome == .passed || walkthrough.outcome == .skipped
        let name = escaped(walkthrough.walkthrough.argument + ": " + walkthrough.walkthrough.name)
        let line = (isOkay ? "ok " : "not ok ") + "\(number) - " + name
        switch walkthrough.outcome {
        case .skipped: return line + " # SKIP " + escaped(walkthrough.reason ?? "")
        case .knownFailure: return line + " # TODO known failure: " + escaped(walkthrough.reason ?? "")
        default: return line
        }
    }

    private static func diagnostics(_ walkthrough: WalkthroughResult, _ header: RunHeader) -> [String] {
        var yaml = ["message: " + quoted(Excerpt.of(walkthrough.problem ?? walkthrough.reason ?? ""))]
        yaml.append("severity: " + (walkthrough.outcome == .knownFailure ? "todo" : "fail"))
        yaml.append("outcome: " + walkthrough.outcome.rawValue)
        if let schedules = walkthrough.schedules {
            yaml += block("schedules", schedules.lines)
        }
        if let failure = walkthrough.failures.last {
            yaml += details(failure)
        }
        if let breakdown = walkthrough.breakdown {
            if let place = breakdown.place { yaml += ["at:"] + at(place) }
            yaml += block("source", breakdown.source.map { [$0] } ?? []) + list("crash", breakdown.crash ?? [])
            yaml += list("events", breakdown.events)
        }
        let earlier = walkthrough.failures.dropLast()
        if !earlier.isEmpty { yaml.append("failures_before:") }
        for failure in earlier {
            let item = ["message: " + quoted(Excerpt.of(failure.headline))] + details(failure)
            yaml += item.enumerated().map { ($0 == 0 ? "  - " : "    ") + $1 }
        }
        if let output = walkthrough.output { yaml += block("output", output.shown) }
        let command = ReproductionCommand(header).line(for: walkthrough)
        yaml.append("reproduce: " + quoted(command))
        return block(yaml + warnings(walkthrough))
    }

    private static func details(_ failure: WalkthroughFailure) -> [String] {
        var yaml = ["kind: " + quoted(failure.kind), "at:"] + at(failure.place)
        yaml += block("source", failure.source.map { [$0] } ?? [])
        yaml.append("virtual_time: " + Duration.nanoseconds(failure.virtualNanoseconds).text)
        yaml += block("expected", failure.expected?.lines ?? []) + block("actual", failure.actual?.lines ?? [])
        yaml += list("notes", failure.notes) + block("screen", failure.screen)
        return yaml + list("pending", failure.pending) + list("events", failure.events)
    }

    private static func diagnostics(_ text: FindingText, _ header: RunHeader) -> [String] {
        let finding = text.entry.finding
        var yaml = ["message: " + quoted(Excerpt.of(finding.element + " " + finding.problem)), "severity: fail"]
        yaml += ["rule: " + quoted(finding.rule), "reason: " + quoted(finding.reason)]
        yaml += ["remedy: " + quoted(finding.remedy), "app: " + quoted(finding.app)]
        if let screen = finding.screen { yaml.append("screen: " + quoted(screen)) }
        yaml += ["walkthrough: " + quoted(text.entry.walkthrough.argument)] + list("steps", text.way)
        let command = text.command(ReproductionCommand(header))
        return block(yaml + ["reproduce: " + quoted(command)])
    }

    private static func warnings(_ walkthrough: WalkthroughResult) -> [String] {
        list(
            "warnings",
            walkthrough.warnings.map { warning in
                let text = WarningText(warning: warning)
                return text.title + (text.source.map { ": " + $0 } ?? "")
            })
    }

    private static func block(_ yaml: [String]) -> [String] {
        ["  ---"] + yaml.map { "  " + $0 } + ["  ..."]
    }

    private static func at(_ place: SourceLocation) -> [String] {
        ["  file: " + quoted(place.file), "  line: \(place.line)", "  column: \(place.column)"]
    }

    /// Returns a list, one item per line.
    ///
    /// A colon after the first word is escaped, since Perl's reader takes the word for a key, even in quotes.
    private static func list(_ name: String, _ items: [String]) -> [String] {
        guard !items.isEmpty else { return [] }
        let lines = Excerpt.of(items).map { item in
            var text = quoted(item)
            while text.contains(": "), let colon = text.firstMatch(of: /^\S+\s*:(?=\s)/)?.range {
                text = text[..<colon.upperBound].dropLast() + "\\x3A" + text[colon.upperBound...]
            }
            return "  - " + text
        }
        return [name + ":"] + lines
    }

    /// Returns lines as a literal block if every reader understands it, or else in double quotes.
    ///
    /// Perl's reader allows nothing after the `|`, so a block must not begin with a blank or end with an empty line.
    private static func block(_ name: String, _ lines: [String]) -> [String] {
        guard !lines.isEmpty else { return [] }
        let text = Excerpt.of(lines)
        let isBlock = text.count > 1 && text.first?.first?.isWhitespace == false
        guard isBlock, text.last?.allSatisfy(\.isWhitespace) == false else {
            return [name + ": \"" + text.map(inner).joined(separator: "\\n") + "\""]
        }
        return [name + ": |"] + text.map { "  " + literal($0) }
    }

    /// Returns a line of a literal block, in which YAML allows every remaining character.
    private static func literal(_ line: String) -> String {
        var result = ""
        for scalar in SafeText.line(line).unicodeScalars {
            switch scalar.value {
            case 0xFEFF, 0xFFFE, 0xFFFF: result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns a text in YAML's double quotes.
    private static func quoted(_ text: String) -> String { "\"" + inner(text) + "\"" }

    /// Escapes text for double quotes; SafeText has already escaped control characters.
    private static func inner(_ text: String) -> String {
        var result = ""
        for character in literal(text).unicodeScalars {
            if character == "\"" || character == "\\" { result += "\\" }
            result.unicodeScalars.append(character)
        }
        return result
    }

    /// Escapes a description or a reason, in which `#` would begin a directive.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in Excerpt.fragment(text).unicodeScalars {
            if scalar == "#" || scalar == "\\" { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
