extension LineParser {
    /// The first words of what works in the console only.
    static let consoleWords = [
        "screen", "tree", "state", "trace", "clock", "tasks", "elements", "undo", "save", "run", "app", "help", "quit",
    ]

    /// Takes what a person asks for at the console; in a script that is an error.
    mutating func consoleCommand(_ word: String) throws(SyntaxError) -> ConsoleCommand? {
        guard Self.consoleWords.contains(word) else { return nil }
        guard isConsole else {
            throw SyntaxError(
                message: "`\(word)` works in the console only", range: lexer.tokens[0].range,
                help: word == "screen" ? "a script asks with `expect screen NAME`" : nil)
        }
        switch word {
        case "screen": return .screen
        case "tree": return .tree
        case "state": return .state
        case "trace": return .trace(count: current == nil ? nil : try integer("a number of events", atLeast: 1))
        case "clock": return .clock
        case "tasks": return .tasks
        case "elements": return .elements
        case "undo": return .undo
        case "save": return .save(path: try filePath())
        case "run": return .run(path: try filePath())
        case "app": return .app(name: try name("an app's name").value)
        case "help": return .help(command: helpTopic())
        default: return .quit
        }
    }

    /// Takes the rest of the line as the path of a file: as it stands, or in quotes.
    private mutating func filePath() throws(SyntaxError) -> String {
        guard let token = current else { throw expected("a file's path") }
        if token.kind == .text { return try plainText("a file's path") }
        var end = lexer.commentStart ?? lexer.lineEnd
        while end > token.start, lexer.bytes[end - 1] == 0x20 || lexer.bytes[end - 1] == 0x09 { end -= 1 }
        index = lexer.tokens.count
        return source(token.start..<end)
    }

    /// Takes the rest of the line as the words of a command.
    private mutating func helpTopic() -> String? {
        let words = lexer.tokens[index...].map { source(of: $0) }
        index = lexer.tokens.count
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}
