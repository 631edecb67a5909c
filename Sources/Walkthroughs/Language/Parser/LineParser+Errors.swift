import Configuration

extension LineParser {
    /// Returns the error that something else was expected where the line stands.
    func expected(_ what: String, help: String? = nil) -> SyntaxError {
        guard let current else {
            return SyntaxError(
                message: "expected \(what) at the end of the line", range: lexer.lineEnd..<lexer.lineEnd,
                help: help ?? usage)
        }
        return SyntaxError(
            message: "expected \(what), found \(quoted(current))", range: current.range, help: help ?? usage)
    }

    /// Returns the error that a word is none of the known ones.
    func unknown(_ what: String, _ token: Token, among words: [String]) -> SyntaxError {
        if isCountingOnly { return SyntaxError(message: "unknown \(what)", range: token.range) }
        let help: String
        if let nearest = NearestWord.search(source(of: token), among: words) {
            help = "did you mean `\(nearest)`?"
        } else {
            help = "one of: \(words.joined(separator: " "))"
        }
        return SyntaxError(message: "unknown \(what) \(quoted(token))", range: token.range, help: help)
    }

    /// Returns a token as messages show it, a long one cut.
    func quoted(_ token: Token) -> String {
        let text = source(token.start..<min(token.end, token.start + 160))
        return "`\(text.count > 40 ? text.prefix(40) + "…" : text[...])`"
    }

    /// How the command that is parsed is written.
    private var usage: String? {
        guard let commandName, let entry = CommandReference.entry(commandName) else { return nil }
        return "usage: \(entry.syntax)"
    }

    /// Throws if something is left of the line.
    func end() throws(SyntaxError) {
        guard let current else { return }
        throw SyntaxError(
            message: "unexpected \(quoted(current)) after the end of the command", range: current.range, help: usage)
    }
}
