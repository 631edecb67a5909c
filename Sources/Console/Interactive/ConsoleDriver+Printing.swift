import Basics
import Reports
import WalkthroughLanguage
import WalkthroughRunner

extension ConsoleDriver {
    /// Prints lines that are safe to print.
    func say(_ lines: [String]) {
        guard !lines.isEmpty else { return }
        source.printAbove(lines.joined(separator: "\n"))
    }

    /// Prints why a step failed.
    func fail(_ failure: StepFailure, at step: PlannedStep?) {
        hasFailed = true
        let location = step.flatMap { $0.location.file == ConsoleParser.path ? nil : "\($0.location): " } ?? ""
        var lines = [style.paint("failed:", .bold, .red) + " " + SafeText.fragment(location + failure.message)]
        if let expected = failure.expected { lines += Self.indented("expected: ", expected) }
        if let actual = failure.actual { lines += Self.indented("found:    ", actual) }
        for note in failure.notes { lines += Self.indented("note:     ", note) }
        say(lines)
    }

    private static func indented(_ heading: String, _ text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { SafeText.fragment(String($0)) }
        let rest = lines.dropFirst().map { String(repeating: " ", count: heading.count + 2) + $0 }
        return ["  " + heading + (lines.first ?? "")] + rest
    }

    /// Prints the warnings about steps that passed.
    func warn(_ warnings: [WalkthroughWarning]) {
        for warning in warnings {
            let location = warning.place.file == ConsoleParser.path ? "" : "\(warning.place): "
            say([
                style.paint("warning:", .bold, .yellow) + " " + SafeText.fragment(location + warning.message),
                "  = " + SafeText.fragment(warning.advice),
            ])
        }
    }

    /// Prints why a command failed.
    func fail(_ failure: CommandFailure) {
        hasFailed = true
        say(
            failure.messages.map { message in
                let named = context.process.program.namedInCommands(message)
                return style.paint("error:", .bold, .red) + " " + SafeText.fragment(named)
            })
    }

    /// Prints the errors and warnings of a line.
    func show(_ diagnostics: [Diagnostic]) {
        guard !diagnostics.isEmpty else { return }
        if diagnostics.contains(where: { $0.severity == .error }) { hasFailed = true }
        let texts = diagnostics.map { diagnostic in
            let text = DiagnosticText(context.named(concealed(diagnostic)), style: style)
            return diagnostic.location.file == ConsoleParser.path ? text.rest : text.text
        }
        source.printAbove(String(texts.joined().dropLast()))
    }
}
