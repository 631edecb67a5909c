import Basics
package import Results
import WalkthroughLanguage

/// The warnings and audit findings of a run, as lines for a terminal that are safe to print.
package struct FindingsText {
    private let style: TerminalStyle
    private let reproduction: ReproductionCommand

    init(style: TerminalStyle, reproduction: ReproductionCommand) {
        (self.style, self.reproduction) = (style, reproduction)
    }

    /// Returns the warnings and findings of a whole report.
    package static func lines(of report: RunReport, style: TerminalStyle) -> [String] {
        let text = FindingsText(style: style, reproduction: ReproductionCommand(report.header))
        let audit = report.audit
        return text.lines(of: report.walkthroughs.flatMap(\.warnings)) + (audit.isEmpty ? [] : text.lines(of: audit))
    }

    /// Returns the text of warnings; one that several walkthroughs have is shown once.
    func lines(of warnings: [WalkthroughWarning]) -> [String] {
        var counts: [WalkthroughWarning: Int] = [:]
        for warning in warnings { counts[warning.withoutUses, default: 0] += 1 }
        var shown: Set<WalkthroughWarning> = []
        return warnings.filter { shown.insert($0.withoutUses).inserted }.flatMap { warning -> [String] in
            let text = WarningText(warning: warning)
            var lines = ["", style.paint("warning:", .bold, .yellow) + " " + text.title]
            if let source = text.source { lines.append("  | " + source) }
            lines += text.details.map { "  = " + $0 }
            if let count = counts[warning.withoutUses], count > 1 { lines.append("  = in \(count) walkthroughs") }
            return lines
        }
    }

    /// Returns the text of an audit; if it found nothing, it also says whether every walkthrough got to its end.
    func lines(of summary: AuditSummary, isComplete: Bool = true) -> [String] {
        let entries = summary.entries
        guard !entries.isEmpty else {
            let limit = isComplete ? "" : ", but it is not complete: not every walkthrough got to its end"
            return ["", "The accessibility audit found nothing\(limit)."]
        }
        let screens = Set(entries.map { $0.finding.app + "/" + ($0.finding.screen ?? "") }).count
        let problems = entries.count.counted("problem")
        let screenCount = screens.counted("screen")
        return ["", "The accessibility audit found \(problems) on \(screenCount):"]
            + entries.enumerated().flatMap { index, entry in
                let text = FindingText(entry: entry)
                return ["", style.paint("\(index + 1)) " + text.title, .bold, .red)]
                    + text.lines(reproducedBy: reproduction).map { "   " + $0 }
            }
    }
}

extension WalkthroughWarning {
    /// The warning without the `use` lines that led to its script, which is equal in all walkthroughs that have it.
    var withoutUses: WalkthroughWarning {
        var warning = self
        warning.uses = []
        return warning
    }
}

/// A finding of the audit in words, safe to print: what, why, how to fix it, and the shortest route to it.
struct FindingText {
    let entry: AuditSummary.Entry

    /// The problem and its screen, in one line: `hit-area: button "Go" is 20 × 20 pt, on Search of demo`.
    var title: String {
        let finding = entry.finding
        let screen = finding.screen.map { $0 + " of " } ?? ""
        return Excerpt.fragment("\(finding.rule): \(finding.element) \(finding.problem), on \(screen)\(finding.app)")
    }

    /// Why the rule exists, and how to fix what breaks it.
    var explanation: [String] {
        ["why:     " + Excerpt.fragment(entry.finding.reason), "to fix:  " + Excerpt.fragment(entry.finding.remedy)]
    }

    var stepsHeading: String {
        let count = entry.finding.steps.count
        let script = Excerpt.fragment(entry.walkthrough.argument)
        if count == 0 { return "the launch leads there, in \(script)" }
        return "the shortest way there, \(count.counted("step")) of \(script):"
    }

    /// The steps that lead there, each with its position if it is in another script.
    var stepLines: [String] {
        entry.finding.steps.map { step in
            let isElsewhere = step.place.file != entry.walkthrough.path
            return Excerpt.fragment(step.source + (isElsewhere ? "   (\(step.place.file):\(step.place.line))" : ""))
        }
    }

    /// The position to show to a reader: that of the last step, or else of the script.
    var location: (file: String, line: Int, column: Int?) {
        guard let location = entry.finding.steps.last?.place else {
            return (entry.walkthrough.path, entry.walkthrough.line ?? 1, nil)
        }
        return (location.file, location.line, location.column)
    }

    /// Everything but the title, in lines.
    func lines(reproducedBy reproduction: ReproductionCommand) -> [String] {
        explanation + [stepsHeading] + stepLines.map { "  | " + $0 }
            + ["to see it again:", "  " + SafeText.fragment(command(reproduction))]
    }

    func command(_ reproduction: ReproductionCommand) -> String {
        reproduction.adding(["--audit"]).line(for: entry.walkthrough, with: entry.parameters)
    }
}

/// A warning in words, safe to print.
struct WarningText {
    let warning: WalkthroughWarning

    var title: String { Excerpt.fragment(warning.place.description + ": " + warning.message) }

    /// The `use` lines and the advice; the line that the warning is about is ``source``.
    var details: [String] {
        (warning.uses.reversed().map { "used at " + $0.description } + [warning.advice]).map(Excerpt.fragment)
    }

    /// The line that the warning is about; nil for one in the header.
    var source: String? { warning.source.map(Excerpt.fragment) }

    /// Everything in lines: `warning: search.walk:3:1: …`.
    var lines: [String] {
        ["warning: " + title] + (source.map { ["  | " + $0] } ?? []) + details.map { "  = " + $0 }
    }
}

/// The audit's findings of a run, each once, with the shortest route to it.
package struct AuditSummary: Equatable, Sendable {
    /// A finding, and the walkthrough with the shortest route to it.
    package struct Entry: Equatable, Sendable {
        /// The finding.
        package let finding: AuditedFinding
        /// The walkthrough that leads there.
        package let walkthrough: WalkthroughIdentity
        /// The parameters that `--param` set for it, as in ``WalkthroughResult/parameters``.
        package let parameters: [String]?
    }

    /// What identifies a finding.
    private struct Key: Hashable {
        let app: String
        let screen: String
        let rule: String
        let element: String
    }

    private var found: [Key: Entry] = [:]

    /// Makes a summary without findings.
    package init() {}

    /// Adds the findings of one walkthrough, which was run with some parameters.
    package mutating func add(
        _ findings: [AuditedFinding], of walkthrough: WalkthroughIdentity, with parameters: [String]? = nil
    ) {
        for finding in findings {
            let key = Key(
                app: finding.app, screen: finding.screen ?? "", rule: finding.rule, element: finding.element)
            let entry = Entry(finding: finding, walkthrough: walkthrough, parameters: parameters)
            if let known = found[key], !entry.isNearer(than: known) { continue }
            found[key] = entry
        }
    }

    /// Whether nothing was found.
    package var isEmpty: Bool { found.isEmpty }

    /// The findings sorted by app, screen, rule and element.
    package var entries: [Entry] {
        found.sorted { left, right in
            (left.key.app, left.key.screen, left.key.rule, left.key.element)
                < (right.key.app, right.key.screen, right.key.rule, right.key.element)
        }.map(\.value)
    }
}

extension AuditSummary.Entry {
    /// Returns whether fewer steps lead there; if equally many, whether its script comes first.
    fileprivate func isNearer(than other: AuditSummary.Entry) -> Bool {
        (finding.steps.count, walkthrough.path, walkthrough.line ?? 0)
            < (other.finding.steps.count, other.walkthrough.path, other.walkthrough.line ?? 0)
    }
}
