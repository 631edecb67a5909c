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
        if isIncomplete, let problems = problems(of: line) { return Outcome(diagnostics: problems) }
        let result = parser.parse(line)
        let started = waiting
        waiting = result.isIncomplete ? (result.steps.isEmpty ? waiting : []) + [line] : []
        return outcome(result, started: started, line: line)
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

    /// Returns the errors of a line inside a block; nil if it has none, or if they depend on other lines.
    private func problems(of line: String) -> [Diagnostic]? {
        let text = line.drop { $0 == " " || $0 == "\t" }
        guard !text.isEmpty, text.first != "|", !text.hasPrefix("end") else { return nil }
        var probe = ConsoleParser(patterns: patterns)
        let result = probe.parse(line)
        if let step = result.steps.first, case .console = step.command {
            let help = "close the block with `end` first"
            return [Diagnostic("`\(step.source)` cannot be a step of a block", at: step.location, help: help)]
        }
        return result.diagnostics.isEmpty ? nil : result.diagnostics
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
