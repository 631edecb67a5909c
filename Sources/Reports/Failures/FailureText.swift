import Basics
package import Results
import StageRuntime
import WalkthroughLanguage

/// A failed walkthrough in words: what failed, the expected and the actual state, and how to repeat it.
///
/// All of it is safe to print. It has no wall time and no path except the script's, so that equal runs give equal
/// texts.
package struct FailureText {
    /// The columns before every line below the title.
    private static let margin = "   "
    /// The columns before quoted text, with the bar that keeps it from beginning a line.
    private static let gutter = "     | "

    private let result: WalkthroughResult
    /// The command that repeats it; nil if there is none.
    private let reproduction: ReproductionCommand?
    private let style: TerminalStyle

    /// Makes the text of a failed walkthrough.
    package init(
        _ result: WalkthroughResult, reproduction: ReproductionCommand? = ReproductionCommand(),
        style: TerminalStyle = .plain
    ) {
        (self.result, self.reproduction, self.style) = (result, reproduction, style)
    }

    /// The whole text, numbered, in lines.
    package func lines(number: Int) -> [String] { [Self.title(of: result.walkthrough, number, style)] + body }

    /// The whole text, without a number, as printed when the failure happens.
    var linesWithoutNumber: [String] { [heading] + body }

    private var heading: String {
        style.paint("FAILED", .bold, .red) + " " + Excerpt.fragment(result.walkthrough.name)
    }

    static func title(of identity: WalkthroughIdentity, _ number: Int, _ style: TerminalStyle) -> String {
        style.paint("\(number)) \(Excerpt.fragment(identity.name))", .bold, .red)
    }

    /// The lines below the first.
    var body: [String] { explanation + (output.isEmpty ? [] : output + [""]) + reproductionLines }

    var reportLines: [String] { Self.withoutMargin(explanation + reproductionLines) }

    /// The end of the app's output, without the margin, for a report; empty if unknown.
    var outputLines: [String] { Self.withoutMargin(output) }

    private static func withoutMargin(_ lines: [String]) -> [String] {
        lines.map { String($0.dropFirst(margin.count)) }
    }

    private var explanation: [String] {
        var lines: [String] = []
        if result.outcome == .unexpectedPass { lines += unexpectedPass(result.reason ?? "") }
        if let line = endOfRun { lines += [line, ""] }
        for failure in result.failures.dropLast() { lines += head(of: failure) + [""] }
        let orders = result.schedules.map(text) ?? []
        if let last = result.failures.last { lines += head(of: last) + [""] + orders + surroundings(of: last) }
        if let breakdown = result.breakdown { lines += end(of: breakdown, orders) }
        return lines
    }

    private var output: [String] {
        guard let output = result.output else { return [] }
        return [Self.margin + "What the app printed last:"] + output.shown.map { Self.gutter + $0 }
    }

    private var reproductionLines: [String] {
        guard let reproduction else { return [] }
        let command = SafeText.fragment(reproduction.line(for: result))
        return [Self.margin + "To see it again:", Self.margin + "  " + style.paint(command, .cyan)]
    }

    /// What is wrong with a walkthrough that ended without failures or a breakdown; nil for any other.
    private var endOfRun: String? {
        guard result.failures.isEmpty, result.breakdown == nil, result.outcome != .unexpectedPass else { return nil }
        let location = style.paint(Excerpt.line(result.walkthrough.argument), .cyan)
        return Self.margin + location + ": " + Excerpt.fragment(result.problem ?? "")
    }

    /// A short text, as printed when the failure happens: the title, the location and what is wrong.
    package var summary: [String] {
        var lines = [heading]
        if result.outcome == .unexpectedPass {
            let reason = Excerpt.fragment(result.reason ?? "")
            lines.append(Self.margin + "it passed, but its script says `known failure`: " + reason)
        }
        if let line = endOfRun { lines.append(line) }
        for failure in result.failures { lines.append(Self.margin + Self.message(of: failure, style)) }
        if let breakdown = result.breakdown {
            lines.append(Self.margin + message(of: breakdown))
            lines += breakdown.crash?.prefix(2).map { Self.gutter + Excerpt.fragment($0) } ?? []
        }
        return lines
    }

    private func text(of schedules: ScheduleRecord) -> [String] {
        [Self.margin + "The schedules:"] + schedules.lines.map { Self.gutter + Excerpt.fragment($0) } + [""]
    }

    // MARK: - A crash

    private func message(of breakdown: WalkthroughBreakdown) -> String {
        let location = breakdown.place?.description ?? result.walkthrough.argument
        return style.paint(Excerpt.line(location), .cyan) + ": " + Excerpt.fragment(breakdown.message)
    }

    private func end(of breakdown: WalkthroughBreakdown, _ orders: [String]) -> [String] {
        let steps = breakdown.stepsBefore
        var lines = [Self.margin + message(of: breakdown)]
        lines.append(Self.gutter + style.paint("… \(steps.counted("step")) before", .dim))
        if let source = breakdown.source { lines.append(Self.gutter + Excerpt.fragment(source)) }
        lines.append("")
        if let crash = breakdown.crash { lines += section("Where the app crashed:", crash, ifEmpty: "") + [""] }
        let events = section("What happened last:", breakdown.events, ifEmpty: "nothing was traced")
        return lines + orders + events + [""]
    }

    // MARK: - One failure

    private static func message(of failure: WalkthroughFailure, _ style: TerminalStyle) -> String {
        style.paint(Excerpt.line(failure.place.description), .cyan) + ": "
            + Excerpt.fragment(failure.headline)
    }

    private func head(of failure: WalkthroughFailure) -> [String] {
        var lines = [Self.margin + Self.message(of: failure, style)]
        let steps = failure.stepsBefore
        let clock = Duration.nanoseconds(failure.virtualNanoseconds).text
        let earlier = "\(steps.counted("step")) before, the clock at \(clock)"
        lines.append(Self.gutter + style.paint("… " + earlier, .dim))
        if let source = failure.source {
            lines.append(Self.gutter + Excerpt.fragment(source))
            lines.append(Self.gutter + style.paint(Self.caret(below: source), .red))
        } else {
            lines.append(Self.gutter + style.paint("… the end, when every walkthrough is checked", .dim))
        }
        for use in failure.uses.reversed() { lines.append(Self.margin + "  = used at " + Excerpt.fragment("\(use)")) }
        lines += compared("expected: ", failure.expected, .green)
        lines += compared("found:    ", failure.actual, .red)
        for note in failure.notes { lines.append(Self.margin + "note:     " + Excerpt.fragment(note)) }
        return lines
    }

    /// Returns the underline of a line's first word.
    private static func caret(below source: String) -> String {
        let word = source.prefix { $0 != " " }
        return "^" + String(repeating: "~", count: max(0, ColumnWidth.of(Excerpt.fragment(String(word))) - 1))
    }

    private func compared(_ heading: String, _ text: String?, _ ink: TerminalInk) -> [String] {
        guard let text else { return [] }
        let lines = text.lines
        if lines.count == 1 { return [Self.margin + heading + style.paint(Excerpt.fragment(text), ink)] }
        return [Self.margin + heading.trimmingBlanks] + Excerpt.of(lines).map { Self.gutter + painted($0) }
    }

    /// Returns a line of a comparison, coloured by its first character.
    private func painted(_ line: String) -> String {
        let safe = SafeText.fragment(line)
        return switch line.first {
        case "-": style.paint(safe, .red)
        case "+": style.paint(safe, .green)
        default: safe
        }
    }

    private func unexpectedPass(_ reason: String) -> [String] {
        [
            Self.margin + Excerpt.line(result.walkthrough.path) + ": it passed, but its script says `known failure`: "
                + Excerpt.fragment(reason),
            Self.margin + "note:     remove the line `known failure` from the script",
            "",
        ]
    }

    // MARK: - What is around it

    private func surroundings(of failure: WalkthroughFailure) -> [String] {
        guard failure.source != nil || !failure.screen.isEmpty || !failure.events.isEmpty else { return [] }
        // If the actual state is the whole screen, it is shown above already.
        let isShown = failure.actual == failure.screen.joined(separator: "\n")
        return (isShown ? [] : section("The screen:", failure.screen, ifEmpty: "nothing is on it"))
            + section("Still to come:", failure.pending, ifEmpty: "nothing is due")
            + section("What happened last:", failure.events, ifEmpty: "nothing was traced") + [""]
    }

    private func section(_ title: String, _ lines: [String], ifEmpty: String) -> [String] {
        let shown = lines.isEmpty ? [style.paint("(" + ifEmpty + ")", .dim)] : Excerpt.of(lines).map(SafeText.fragment)
        return [Self.margin + title] + shown.map { Self.gutter + $0 }
    }
}

extension String {
    /// The text without blanks at its end.
    fileprivate var trimmingBlanks: String { String(reversed().drop { $0 == " " }.reversed()) }
}

/// The text of a whole journal for a terminal, safe to print, as a run prints it at its end.
package enum RunText {
    /// Returns all of it: numbered failures, warnings, the audit's findings and the counts.
    package static func lines(of report: RunReport, style: TerminalStyle) -> [String] {
        var lines: [String] = []
        for (index, walkthrough) in report.walkthroughs.filter(\.isFailure).enumerated() {
            let text = FailureText(walkthrough, reproduction: ReproductionCommand(report.header), style: style)
            lines += [""] + text.lines(number: index + 1)
        }
        let findings = FindingsText.lines(of: report, style: style)
        lines += findings
        return lines + (lines.isEmpty ? [] : [""]) + [lastLine(of: report, style: style)]
    }

    /// Returns only the last line, with the time if the run has ended.
    package static func lastLine(of report: RunReport, style: TerminalStyle) -> String {
        let time = report.hasEnded ? report.wallNanoseconds.map(Duration.nanoseconds) : nil
        return ResultLine(report).text(style: style, time: time)
    }
}
