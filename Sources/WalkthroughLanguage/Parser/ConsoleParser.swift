import Basics

/// Parses the console's input line by line; it accepts steps and the console's commands.
///
/// A block or a picture needs several lines; until it is complete, the outcome says so. A line without a bar ends a
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

extension LineParser {
    func consoleOnly(_ keyword: Keyword) -> SyntaxError {
        SyntaxError(
            message: "`\(keyword.word)` works in the console only", range: lexer.tokens[0].range,
            help: keyword == .screen ? "in a script, write `expect screen NAME`" : nil)
    }

    /// Parses the rest of the line as the name of a command; nil if it is empty.
    mutating func helpTopic() -> String? {
        let words = lexer.tokens[index...].map { source(of: $0) }
        index = lexer.tokens.count
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}

extension LineParser {
    /// Parses a console line that opens no block; returns nil if the first word begins no command.
    mutating func consoleLine(_ first: Token) throws(SyntaxError) -> Command? {
        if first.keyword == .end {
            throw SyntaxError(
                message: "`end` closes nothing", range: first.range, help: "it ends a block of `repeat` or `when`")
        }
        if let keyword = first.keyword, keyword != .app, keyword.beginsHeaderLine {
            throw SyntaxError(
                message: "`\(keyword.word)` belongs to the header of a script", range: first.range,
                help: keyword == .set || keyword == .flag ? "start the console with --set KEY=VALUE" : nil)
        }
        return try command()
    }

    /// Parses `save`, `picture` or `run` with a path without quotes; the path need not consist of tokens.
    mutating func fileCommandStep() throws(SyntaxError) -> Step? {
        guard let first = current, let keyword = first.keyword, [.save, .picture, .run].contains(keyword) else {
            return nil
        }
        var path = trimmed(first.end..<lexer.lineEnd)
        var isOver = false
        if keyword != .run, lexer.tokens.count > 1, lexer.tokens[1].keyword == .over {
            let rest = trimmed(lexer.tokens[1].end..<lexer.lineEnd)
            // `over` alone is the name of a file.
            if !rest.isEmpty { (isOver, path) = (true, rest) }
        }
        guard !path.isEmpty, lexer.bytes[path.lowerBound] != UInt8(ascii: "\"") else { return nil }
        if let comment = path.first(where: { lexer.bytes[$0] == UInt8(ascii: "#") && lexer.bytes[$0 - 1] <= 0x20 }) {
            path = trimmed(path.lowerBound..<comment)
        }
        guard !path.isEmpty else { return nil }
        let name = source(path)
        return Step(
            command: .console(Self.command(keyword, name, over: isOver)), location: location(of: first.start),
            source: source(first.start..<path.upperBound))
    }

    private static func command(_ keyword: Keyword, _ path: String, over: Bool) -> ConsoleCommand {
        if keyword == .run { return .run(path: path) }
        return keyword == .save ? .save(path: path, over: over) : .picture(path: path, over: over)
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, lexer.bytes[start] == 0x20 || lexer.bytes[start] == 0x09 { start += 1 }
        while end > start, lexer.bytes[end - 1] == 0x20 || lexer.bytes[end - 1] == 0x09 { end -= 1 }
        return start..<end
    }

    mutating func step(_ command: Command, from first: Token) -> Step {
        let end = lexer.commentStart ?? lexer.lineEnd
        return Step(
            command: command, location: location(of: first.start), source: source(trimmed(first.start..<end)),
            hasParameters: hasParameters, namesApp: namesApp)
    }

    /// Returns the error for a first word that begins no console command.
    func unknownConsoleCommand(_ first: Token) -> SyntaxError {
        let help =
            WordsOfOtherTools.consoleCommand(source(of: first)).map { NearestWord.question(about: $0) }
            ?? question(first, among: CommandReference.consoleWords)
        return SyntaxError(
            message: "unknown command \(quoted(first))", range: first.range,
            help: help ?? "`help all` lists all commands")
    }
}
