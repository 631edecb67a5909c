import Basics
import WalkthroughLanguage
import WalkthroughRunner

/// Parses typed lines into steps, each with its text; a block or a picture has several lines.
struct TypedLines {
    /// The result of a line.
    struct Outcome {
        /// The commands, in order.
        var entries: [Entry] = []
        /// The errors and warnings.
        var diagnostics: [Diagnostic] = []
        /// The steps of the line alone, which may be in a block that is not complete.
        var lineSteps: [Step] = []
    }

    /// A step, with all of its lines.
    struct Entry {
        var step: Step
        var text: String
    }

    /// Parses line by line.
    private var parser: ConsoleParser
    /// The lines of the block or picture that is not complete.
    private var waiting: [String] = []
    /// Compiles patterns; strong, the console's.
    private let patterns: PatternCache

    init(patterns: PatternCache) {
        self.patterns = patterns
        parser = ConsoleParser(patterns: patterns)
    }

    /// Whether a block or a picture waits for more lines.
    var isIncomplete: Bool { parser.isIncomplete }

    /// Takes a line; a faulty line of a block is reported at once and left out, and the block continues.
    mutating func take(_ line: String) -> Outcome {
        let alone = isIncomplete ? self.alone(line) : nil
        if let alone, !alone.diagnostics.isEmpty { return alone }
        let result = parser.parse(line)
        let started = waiting
        waiting = result.isIncomplete ? (result.steps.isEmpty ? waiting : []) + [line] : []
        var outcome = outcome(result, started: started, line: line)
        outcome.lineSteps = alone?.lineSteps ?? (result.isIncomplete ? self.alone(line).lineSteps : result.steps)
        return outcome
    }

    /// Drops the block or picture that waits for more lines.
    mutating func cancel() {
        parser.cancel()
        waiting = []
    }

    /// Ends the block or picture that waits for more lines, as the end of the input does.
    mutating func finish() -> Outcome {
        let started = waiting
        waiting = []
        return outcome(parser.finish(), started: started, line: nil)
    }

    /// Returns the steps and errors of a line of a block, or that opens one; none if they depend on other lines.
    private func alone(_ line: String) -> Outcome {
        let text = line.drop { $0 == " " || $0 == "\t" }
        guard !text.isEmpty, text.first != "|", !text.hasPrefix("end") else { return Outcome() }
        var probe = ConsoleParser(patterns: patterns)
        var result = probe.parse(line)
        if result.isIncomplete { result = probe.parse("end") }
        if let step = result.steps.first, case .console = step.command {
            let help = "close the block with `end` first"
            result.diagnostics = [
                Diagnostic("`\(step.source)` cannot be a step of a block", at: step.location, help: help)
            ]
        }
        return Outcome(diagnostics: result.diagnostics, lineSteps: result.steps)
    }

    private func outcome(_ result: ConsoleParser.Outcome, started: [String], line: String?) -> Outcome {
        var outcome = Outcome(diagnostics: result.diagnostics)
        for (index, step) in result.steps.enumerated() {
            var lines = index == 0 && !started.isEmpty ? started : []
            // A picture ends at the line after it, a block with its own `end`.
            if lines.isEmpty || step.command.opensBlock, let line { lines.append(line) }
            // An empty line means `wait`.
            if step.source.isEmpty { lines = ["\(step.command)"] }
            outcome.entries.append(Entry(step: step, text: lines.joined(separator: "\n")))
        }
        return outcome
    }
}
