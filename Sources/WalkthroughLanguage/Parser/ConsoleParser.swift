import Basics

/// Parses the console's input line by line; it accepts steps and the console's commands.
///
/// A block or a picture has several lines. A faulty line of one is reported and left out. A line without a bar ends a
/// picture. Paths of `use` are relative to the working directory.
package struct ConsoleParser {
    /// The path in locations.
    package static let path = "console"

    /// Compiles patterns; strong, shared by all lines.
    private let patterns = PatternCache()
    /// The parser of the incomplete block or picture; nil between steps.
    private var open: ScriptParser?

    /// Whether a block or a picture is incomplete.
    package var isIncomplete: Bool { open != nil }

    /// Creates a parser without any input.
    package init() {}

    /// Parses a line, without its line feed, and returns the outcome.
    package mutating func parse(_ line: String) -> Outcome {
        let isBlank = line.utf8.allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
        let endsPicture = open?.isPicture == true && line.first { $0 != " " && $0 != "\t" } != "|"
        var script: ScriptParser
        if let open, !endsPicture {
            script = open
            script.latestStep = nil
            script.parser.lexer.append(line)
        } else {
            let text = isBlank && open == nil ? "wait" : line
            script = ScriptParser(Array(text.utf8), path: Self.path, isConsole: true, patterns: patterns)
        }
        _ = script.parser.nextLine()
        script.parseLine()
        guard script.diagnostics.isEmpty else { return Outcome(diagnostics: script.diagnostics) }
        var outcome = endsPicture ? finish() : Outcome()
        outcome.lineStep = script.latestStep
        open = script
        if !script.isIncomplete { outcome.scripts += finish().scripts }
        return outcome
    }

    /// Ends an incomplete block or picture; called at the end of the input.
    package mutating func finish() -> Outcome {
        guard var script = open else { return Outcome() }
        open = nil
        let parsed = script.finish()
        guard script.diagnostics.isEmpty else { return Outcome(diagnostics: script.diagnostics) }
        let bytes = script.parser.lexer.bytes
        return Outcome(scripts: parsed.steps.map { TypedScript(step: $0, script: parsed, bytes: bytes) })
    }

    /// Drops an incomplete block or picture.
    package mutating func cancel() { open = nil }
}

extension ConsoleParser {
    /// The outcome of a line, together with the incomplete lines before it.
    package struct Outcome: Equatable {
        /// What to perform, in order.
        package var scripts: [TypedScript] = []
        /// The errors of the line.
        package var diagnostics: [Diagnostic] = []
        /// The step of the line alone, which may be in a block that is not complete.
        package var lineStep: Step?

        /// The steps to perform, in order.
        package var steps: [Step] { scripts.map(\.step) }
    }
}

/// A step typed at the console, parsed: a script of this step alone.
package struct TypedScript: Equatable {
    /// The step.
    package let step: Step
    /// The script.
    let script: Script
    /// Its lines, each with a line feed.
    let bytes: [UInt8]

    /// The lines as they were typed.
    package var text: String { String(decoding: bytes.dropLast(), as: UTF8.self) }
}

extension ScriptParser {
    /// Whether a picture outside of blocks waits for more lines.
    var isPicture: Bool { if case .picture(.step, _) = table { blocks.isEmpty } else { false } }

    /// Whether a block or a picture waits for more lines.
    var isIncomplete: Bool { if case .picture = table { true } else { !blocks.isEmpty } }
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

    /// Parses the console's `save`, `picture` or `run` with a path without quotes; it need not consist of tokens.
    mutating func fileCommand() throws(SyntaxError) -> Command? {
        guard isConsole, let first = current, let keyword = first.keyword, [.save, .picture, .run].contains(keyword)
        else { return nil }
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
        switch keyword {
        case .save: return .console(.save(path: name, over: isOver))
        case .picture: return .console(.picture(path: name, over: isOver))
        default: return .console(.run(path: name))
        }
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, lexer.bytes[start] == 0x20 || lexer.bytes[start] == 0x09 { start += 1 }
        while end > start, lexer.bytes[end - 1] == 0x20 || lexer.bytes[end - 1] == 0x09 { end -= 1 }
        return start..<end
    }
}
