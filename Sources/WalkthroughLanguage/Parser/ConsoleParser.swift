/// Parses the console's input line by line; it accepts steps and the console's commands.
///
/// A block or a picture takes several lines; until it is complete, the outcome says so. A line without a bar ends a
/// picture. Paths of `use` are relative to the working directory.
package struct ConsoleParser {
    /// The path in locations.
    package static let path = "console"

    /// Compiles patterns; strong, shared with the loader of the scripts that the console runs.
    private let patterns: PatternCache
    /// The lines of the incomplete block or picture.
    private var lines: [String] = []
    /// The number of blocks without an `end`.
    private var depth = 0

    /// Whether a block or a picture is incomplete.
    package var isIncomplete: Bool { !lines.isEmpty }

    /// Creates a parser without any input.
    package init(patterns: PatternCache = PatternCache()) { self.patterns = patterns }

    /// Parses a line, without its line feed, and returns the outcome.
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

    /// Ends an incomplete block or picture; called at the end of the input.
    package mutating func finish() -> Outcome {
        guard !lines.isEmpty else { return Outcome() }
        let text = lines.joined(separator: "\n")
        cancel()
        let (script, diagnostics) = ScriptParser.parse(Array(text.utf8), path: Self.path, patterns: patterns)
        return diagnostics.isEmpty ? Outcome(steps: script.steps) : Outcome(diagnostics: diagnostics)
    }

    /// Drops an incomplete block or picture.
    package mutating func cancel() {
        lines = []
        depth = 0
    }

    /// Parses a line that does not continue a block or a picture.
    private mutating func first(_ line: String, _ parser: inout LineParser) -> Outcome {
        do throws(SyntaxError) {
            if let step = try parser.fileCommandStep() { return Outcome(steps: [step]) }
            if let problem = parser.lexer.problem { throw problem }
            guard let first = parser.current else {
                guard parser.lexer.commentStart == nil else { return Outcome() }
                let location = SourceLocation(file: Self.path, line: 1, column: 1)
                return Outcome(steps: [Step(command: .wait(.next), location: location, source: "")])
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

    /// Begins a block or a picture, unless its first line has an error.
    private mutating func open(_ line: String, _ complete: [UInt8]) -> Outcome {
        let (script, diagnostics) = ScriptParser.parse(complete, path: Self.path, patterns: patterns)
        guard diagnostics.isEmpty else { return Outcome(diagnostics: diagnostics) }
        lines = [line]
        depth = script.steps.first?.command.opensBlock == true ? 1 : 0
        return Outcome(isIncomplete: true)
    }
}

extension ConsoleParser {
    /// The outcome of a line, together with the incomplete lines before it.
    package struct Outcome: Equatable {
        /// The steps to perform, in order.
        package var steps: [Step] = []
        /// The errors; the steps before an error are performed.
        package var diagnostics: [Diagnostic] = []
        /// Whether a block or a picture is incomplete.
        package var isIncomplete = false
    }
}
