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
