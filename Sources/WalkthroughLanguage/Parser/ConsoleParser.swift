/// Parses what a person types, line by line: the same language, the console's commands included.
///
/// A block or a picture goes over several lines; until it is complete the outcome says so. An empty line, or any line
/// without a bar, ends a picture. Paths of `use` are relative to the working directory.
package struct ConsoleParser {
    /// The file that locations name.
    package static let path = "console"

    /// Compiles patterns; strong, shared with the loader of the scripts that the console runs.
    private let patterns: PatternCache
    /// The lines of the block or picture that is not complete.
    private var lines: [String] = []
    /// How many blocks have no `end` yet.
    private var depth = 0

    /// Whether a block or a picture waits for more lines.
    package var isIncomplete: Bool { !lines.isEmpty }

    /// Creates a parser that has seen no line.
    package init(patterns: PatternCache = PatternCache()) { self.patterns = patterns }

    /// Takes a line, without its line feed, and returns what it makes.
    package mutating func parse(_ line: String) -> Outcome {
        var parser = LineParser(Array(line.utf8), path: Self.path, isConsole: true, patterns: patterns)
        _ = parser.nextLine()
        guard !lines.isEmpty else { return first(line, &parser) }
        if depth == 0, parser.current?.kind != .bar {
            var outcome = finish()
            guard parser.current != nil || parser.lexer.problem != nil else { return outcome }
            let next = first(line, &parser)
            outcome.steps += next.steps
            outcome.diagnostics += next.diagnostics
            outcome.isIncomplete = next.isIncomplete
            return outcome
        }
        lines.append(line)
        if parser.isNext(.repeat) || parser.isNext(.when) { depth += 1 }
        if parser.isNext(.end) { depth -= 1 }
        return depth == 0 && parser.isNext(.end) ? finish() : Outcome(isIncomplete: true)
    }

    /// Ends the block or picture that waits for more lines, as the end of the input does.
    package mutating func finish() -> Outcome {
        guard !lines.isEmpty else { return Outcome() }
        let text = lines.joined(separator: "\n")
        cancel()
        let (script, diagnostics) = ScriptParser.parse(Array(text.utf8), path: Self.path, patterns: patterns)
        return diagnostics.isEmpty ? Outcome(steps: script.steps) : Outcome(diagnostics: diagnostics)
    }

    /// Drops the block or picture that waits for more lines.
    package mutating func cancel() {
        lines = []
        depth = 0
    }

    /// Parses a line that continues nothing.
    private mutating func first(_ line: String, _ parser: inout LineParser) -> Outcome {
        do throws(SyntaxError) {
            if let step = try parser.fileCommandStep() { return Outcome(steps: [step]) }
            if let problem = parser.lexer.problem { throw problem }
            guard let first = parser.current else {
                guard parser.lexer.commentStart == nil else { return Outcome() }
                let place = SourceLocation(file: Self.path, line: 1, column: 1)
                return Outcome(steps: [Step(command: .wait(.next), location: place, source: "")])
            }
            if first.keyword == .repeat || first.keyword == .when {
                return open(line, Array("\(line)\nend".utf8))
            }
            guard let command = try parser.consoleLine(first) else { throw parser.unknownConsoleCommand(first) }
            if parser.wantsPicture { return open(line, Array(line.utf8)) }
            return Outcome(steps: [parser.step(command, from: first)])
        } catch {
            return Outcome(diagnostics: [parser.diagnostic(error)])
        }
    }

    /// Begins a block or a picture, unless its first line is wrong.
    private mutating func open(_ line: String, _ complete: [UInt8]) -> Outcome {
        let (script, diagnostics) = ScriptParser.parse(complete, path: Self.path, patterns: patterns)
        guard diagnostics.isEmpty else { return Outcome(diagnostics: diagnostics) }
        lines = [line]
        depth = script.steps.first?.command.opensBlock == true ? 1 : 0
        return Outcome(isIncomplete: true)
    }
}

extension ConsoleParser {
    /// What a line makes, together with those before it that were incomplete.
    package struct Outcome: Equatable {
        /// The steps to perform, in order.
        package var steps: [Step] = []
        /// What is wrong; the steps before it are performed nevertheless.
        package var diagnostics: [Diagnostic] = []
        /// Whether a block or a picture waits for more lines.
        package var isIncomplete = false
    }
}
