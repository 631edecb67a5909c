import Basics
import WalkthroughLanguage
import WalkthroughRunner

/// What a run says at its end of warnings and of the audit, in lines for a terminal that are safe to print.
package struct FindingsText {
    /// Paints headings; the texts are the same without colours.
    private let style: TerminalStyle
    /// How a walkthrough is run again.
    private let reproduction: ReproductionCommand

    init(style: TerminalStyle, reproduction: ReproductionCommand) {
        self.style = style
        self.reproduction = reproduction
    }

    /// Returns what a whole report holds of both.
    package static func lines(of report: RunReport, style: TerminalStyle) -> [String] {
        let text = FindingsText(style: style, reproduction: ReproductionCommand(report.header))
        let audit = report.audit
        return text.lines(of: report.walkthroughs.flatMap(\.warnings)) + (audit.isEmpty ? [] : text.lines(of: audit))
    }

    /// Returns warnings, each place once however many walkthroughs it is met in.
    func lines(of warnings: [WalkthroughWarning]) -> [String] {
        var counts: [WalkthroughWarning: Int] = [:]
        for warning in warnings { counts[warning.withoutWay, default: 0] += 1 }
        var said: Set<WalkthroughWarning> = []
        return warnings.filter { said.insert($0.withoutWay).inserted }.flatMap { warning -> [String] in
            let text = WarningText(warning: warning)
            var lines = ["", style.paint("warning:", .bold, .yellow) + " " + text.title]
            if let source = text.source { lines.append("  | " + source) }
            lines += text.details.map { "  = " + $0 }
            if let count = counts[warning.withoutWay], count > 1 { lines.append("  = in \(count) walkthroughs") }
            return lines
        }
    }

    /// Returns what the audit found, numbered.
    func lines(of summary: AuditSummary) -> [String] {
        let entries = summary.entries
        guard !entries.isEmpty else { return ["", "The accessibility audit found nothing."] }
        let screens = Set(entries.map { $0.finding.app + "/" + ($0.finding.screen ?? "") }).count
        let problems = "\(entries.count) \(entries.count == 1 ? "problem" : "problems")"
        let places = "\(screens) \(screens == 1 ? "screen" : "screens")"
        return ["", "The accessibility audit found \(problems) on \(places):"]
            + entries.enumerated().flatMap { index, entry in
                let text = FindingText(entry: entry)
                return ["", style.paint("\(index + 1)) " + text.title, .bold, .red)]
                    + text.lines(reproducedBy: reproduction).map { "   " + $0 }
            }
    }
}

extension WalkthroughWarning {
    /// The warning wherever its script was used: what tells a line from others.
    var withoutWay: WalkthroughWarning {
        var warning = self
        warning.uses = []
        return warning
    }
}

/// A finding of the audit in words, safe to print: what, why, how to mend it, and the shortest way there.
struct FindingText {
    /// The finding, and the walkthrough that leads there.
    let entry: AuditSummary.Entry

    /// What is wrong where, in one line: `hit-area: button "Go" is 20 × 20 pt, on Search of demo`.
    var title: String {
        let finding = entry.finding
        let screen = finding.screen.map { $0 + " of " } ?? ""
        return Excerpt.fragment("\(finding.rule): \(finding.element) \(finding.problem), on \(screen)\(finding.app)")
    }

    /// Why the rule is there, and how to mend what breaks it.
    var explanation: [String] {
        ["why:     " + Excerpt.fragment(entry.finding.reason), "to mend: " + Excerpt.fragment(entry.finding.remedy)]
    }

    /// What leads there, in words that the steps follow.
    var wayHeading: String {
        let count = entry.finding.steps.count
        let script = Excerpt.fragment(entry.walkthrough.argument)
        if count == 0 { return "the launch leads there, in \(script)" }
        return "the shortest way there, \(count) \(count == 1 ? "step" : "steps") of \(script):"
    }

    /// The steps that lead there, each with its place if that is another script.
    var way: [String] {
        entry.finding.steps.map { step in
            let isElsewhere = step.place.file != entry.walkthrough.path
            return Excerpt.fragment(step.source + (isElsewhere ? "   (\(step.place.file):\(step.place.line))" : ""))
        }
    }

    /// The place that a reader is led to: the last step of the way, else the script.
    var place: (file: String, line: Int, column: Int?) {
        guard let place = entry.finding.steps.last?.place else {
            return (entry.walkthrough.path, entry.walkthrough.line ?? 1, nil)
        }
        return (place.file, place.line, place.column)
    }

    /// Everything but the title, in lines.
    func lines(reproducedBy reproduction: ReproductionCommand) -> [String] {
        explanation + [wayHeading] + way.map { "  | " + $0 }
            + ["to see it again:", "  " + SafeText.fragment(command(reproduction))]
    }

    /// The command that finds it again.
    func command(_ reproduction: ReproductionCommand) -> String {
        reproduction.adding(["--audit"]).line(for: entry.walkthrough, with: entry.parameters)
    }
}

/// A warning in words, safe to print.
struct WarningText {
    /// The warning.
    let warning: WalkthroughWarning

    /// Place and message in one line.
    var title: String { Excerpt.fragment(warning.place.description + ": " + warning.message) }

    /// Where it came from, and what to do, without marks before them; the line it is about is ``source``.
    var details: [String] {
        (warning.uses.reversed().map { "used at " + $0.description } + [warning.advice]).map(Excerpt.fragment)
    }

    /// The line it is about; nil for one of the header.
    var source: String? { warning.source.map(Excerpt.fragment) }

    /// Everything in lines: `warning: search.walk:3:1: …`.
    var lines: [String] {
        ["warning: " + title] + (source.map { ["  | " + $0] } ?? []) + details.map { "  = " + $0 }
    }
}
