import Basics
import HeadlessUIKit

extension LineParser {
    /// Returns the error that something else was expected at this place in the line.
    func expected(_ what: String, help: String? = nil) -> SyntaxError {
        guard let current else {
            return SyntaxError(
                message: "expected \(what) at the end of the line", range: lexer.lineEnd..<lexer.lineEnd,
                help: help ?? usage)
        }
        return SyntaxError(
            message: "expected \(what), found \(quoted(current))", range: current.range,
            help: help ?? question(current) ?? usage)
    }

    /// Returns the error that a word is none of the known ones.
    func unknown(_ what: String, _ token: Token, among words: [String]) -> SyntaxError {
        if isCountingOnly { return SyntaxError(message: "unknown \(what)", range: token.range) }
        return SyntaxError(
            message: "unknown \(what) \(quoted(token))", range: token.range,
            help: question(token, among: words) ?? "one of: \(words.joined(separator: " "))")
    }

    /// Returns the error that one of a few words was expected here, with the one probably meant.
    func expected(oneOf words: [String]) -> SyntaxError {
        let quoted = words.map { "`\($0)`" }
        let all = quoted.dropLast().joined(separator: ", ") + (quoted.count > 1 ? " or " : "") + (quoted.last ?? "")
        return expected(all, help: current.flatMap { question($0, among: words) })
    }

    /// Returns the question whether a word was meant, of some or of those that could have stood here.
    func question(_ token: Token, among words: [String] = []) -> String? {
        guard !isCountingOnly, token.kind == .word || token.kind == .time else { return nil }
        // A word that follows elements is no slip for another, near as they are: `is` for `in`.
        let others = token.followsElements ? [] : missedWords
        return nearest(token, among: words + others).map { NearestWord.question(about: $0) }
    }

    /// Returns the word that was probably meant.
    func nearest(_ token: Token, among words: [String]) -> String? {
        NearestWord.meant(source(of: token), among: words)
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

    /// Says where a role stands; nil if another word is in the wrong place.
    private func placeOfRole(_ token: Token) -> String? {
        // Right behind the command no role is allowed.
        guard index > 1 else { return nil }
        return token.role.map { "a role stands before the name: \($0.rawValue) \"LABEL\"" }
    }

    /// Throws if something is left of the line.
    func end() throws(SyntaxError) {
        guard let current else { return }
        throw SyntaxError(
            message: "unexpected \(quoted(current)) after the end of the command", range: current.range,
            help: questionAboutForeign(current) ?? question(current) ?? placeOfRole(current) ?? usage)
    }

    /// Returns the question about a word that other languages have.
    private func questionAboutForeign(_ token: Token) -> String? {
        WordsOfOtherTools.word(source(of: token), in: commandName).map { NearestWord.question(about: $0) }
    }
}
