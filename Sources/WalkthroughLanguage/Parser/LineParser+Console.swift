import Basics

extension LineParser {
    /// Returns the error for a console command in a script.
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

    /// Returns a byte range without the blanks at both ends.
    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, lexer.bytes[start] == 0x20 || lexer.bytes[start] == 0x09 { start += 1 }
        while end > start, lexer.bytes[end - 1] == 0x20 || lexer.bytes[end - 1] == 0x09 { end -= 1 }
        return start..<end
    }

    /// Returns the step for a command of the line.
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
