import Basics
import HeadlessUIKit

/// Parses the current line of its lexer; scripts and the console use the same parser.
///
/// A method that reads or parses something moves past it. If it throws, the rest of the line is not parsed.
struct LineParser {
    /// Splits the file, or the console's line, into tokens.
    var lexer: Lexer
    /// The path in locations.
    let path: String
    /// Whether commands of the console are allowed.
    let isConsole: Bool
    /// Compiles patterns; strong, shared by all parsers of a loader.
    let patterns: PatternCache
    /// The index of the next token.
    var index = 0
    /// Every `${name}` in the texts of the file so far.
    var references: [Located<String>] = []
    /// Every `${name}` in a pattern, in the order of the file; patterns have no parameters, so it is not replaced.
    var patternReferences: [Located<String>] = []
    /// Whether the line contains a `${name}`.
    var hasParameters = false
    /// Whether the line contains a name that the app declares: an identifier, a screen, a call, and so on.
    var namesApp = false
    var wantsPicture = false
    /// The name of the current command, whose usage is shown with an error.
    var commandName: String?
    /// The index of a token, and the keywords that were expected there; the user probably meant one of them.
    private var missed: (index: Int, keywords: [Keyword]) = (-1, [])
    /// The offsets after each character of a line, so that all columns of the line are found in one pass.
    private var characters: (line: Int, ends: [Int]) = (0, [])

    init(_ bytes: [UInt8], path: String, isConsole: Bool, patterns: PatternCache) {
        lexer = Lexer(bytes)
        (self.path, self.isConsole, self.patterns) = (path, isConsole, patterns)
    }

    /// Reads the next line; returns false after the last one.
    mutating func nextLine() -> Bool {
        index = 0
        hasParameters = false
        namesApp = false
        wantsPicture = false
        commandName = nil
        missed.index = -1
        return lexer.next()
    }

    /// The next token; nil at the end of the line.
    var current: Token? { index < lexer.tokens.count ? lexer.tokens[index] : nil }

    func source(of token: Token) -> String { source(token.range) }

    func source(_ range: Range<Int>) -> String { String(decoding: lexer.bytes[range], as: UTF8.self) }

    func isNext(_ keyword: Keyword) -> Bool { current?.keyword == keyword }

    /// Reads a keyword if it is next; else records it as expected, for the suggestion in an error.
    mutating func consume(_ keyword: Keyword) -> Bool {
        guard index < lexer.tokens.count else { return false }
        if lexer.tokens[index].keyword == keyword {
            index += 1
            return true
        }
        if missed.index != index {
            missed.index = index
            missed.keywords.removeAll(keepingCapacity: true)
        }
        missed.keywords.append(keyword)
        return false
    }

    /// The words that were expected at the current token.
    var missedWords: [String] {
        missed.index == index ? Keyword.allCases.filter(missed.keywords.contains).map(\.word) : []
    }

    /// Returns the column of a byte in the line, in characters, from 1.
    mutating func column(of offset: Int) -> Int {
        guard !lexer.isASCII else { return offset - lexer.lineStart + 1 }
        if characters.line != lexer.line { characters = (lexer.line, characterEnds) }
        var (low, high) = (0, characters.ends.count)
        while low < high {
            let middle = (low + high) / 2
            if characters.ends[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return low + 1
    }

    /// The offsets after the characters of the whole line, since a part of it may have other characters.
    private var characterEnds: [Int] {
        let range = lexer.lineStart..<lexer.lineEnd
        let text = source(range)
        guard text.utf8.elementsEqual(lexer.bytes[range]) else {
            // If the line is not valid UTF-8, each byte that can begin a character counts as one.
            return range.map { $0 + 1 }.filter { $0 == range.upperBound || lexer.bytes[$0] & 0xC0 != 0x80 }
        }
        return text.indices.dropFirst().map { range.lowerBound + text.utf8.distance(from: text.startIndex, to: $0) }
            + (range.isEmpty ? [] : [range.upperBound])
    }

    mutating func location(of offset: Int) -> SourceLocation {
        SourceLocation(file: path, line: lexer.line, column: column(of: offset))
    }

    mutating func located<Value>(_ value: Value, _ token: Token) -> Located<Value> {
        let start = location(of: token.start)
        return Located(value, at: start, length: max(1, column(of: token.end) - start.column))
    }

    mutating func diagnostic(_ error: SyntaxError) -> Diagnostic {
        let start = location(of: error.range.lowerBound)
        let length = source(error.range.lowerBound..<min(error.range.upperBound, lexer.lineEnd)).count
        let excerpt = SourceExcerpt(line: lexer.bytes[lexer.lineStart..<lexer.lineEnd], fault: error.range)
        return Diagnostic(error.message, at: start, length: length, help: error.help, excerpt: excerpt)
    }
}

extension LineParser {
    /// Returns the error that something else was expected instead of the current token.
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

    func unknown(_ what: String, _ token: Token, among words: [String]) -> SyntaxError {
        return SyntaxError(
            message: "unknown \(what) \(quoted(token))", range: token.range,
            help: question(token, among: words) ?? "one of: \(words.joined(separator: " "))")
    }

    /// Returns the error that one of these words was expected, with a suggestion.
    func expected(oneOf words: [String]) -> SyntaxError {
        expected(words.map { "`\($0)`" }.listed("or"), help: current.flatMap { question($0, among: words) })
    }

    /// Returns the suggestion for a word, from `words` and from the words that were expected here; nil if none is near.
    func question(_ token: Token, among words: [String] = []) -> String? {
        guard token.kind == .word || token.kind == .time else { return nil }
        // A word that can follow elements is probably no misspelling of a similar one, such as `is` of `in`.
        let others = token.followsElements ? [] : missedWords
        return nearest(token, among: words + others).map { NearestWord.question(about: $0) }
    }

    /// Returns the word that was probably meant.
    func nearest(_ token: Token, among words: [String]) -> String? {
        NearestWord.meant(source(of: token), among: words)
    }

    /// Returns a token in quotes for a message; a long token is cut.
    func quoted(_ token: Token) -> String {
        let text = source(token.start..<min(token.end, token.start + 160))
        if token.kind == .identifier, text.count <= 40 { return text }
        return "`\(text.count > 40 ? text.prefix(40) + "…" : text[...])`"
    }

    /// The usage of the current command, for the help of an error.
    private var usage: String? {
        guard let commandName, let entry = CommandReference.entry(commandName) else { return nil }
        return "usage: \(entry.syntax)"
    }

    /// Returns the help for a role in the wrong position; nil if the word is no role.
    private func helpWithRole(_ token: Token) -> String? {
        // Directly after the command, the help would be wrong.
        guard index > 1 else { return nil }
        return token.role.map { "a role comes before the name: \($0.rawValue) \"LABEL\"" }
    }

    func end() throws(SyntaxError) {
        guard let current else { return }
        throw SyntaxError(
            message: "unexpected \(quoted(current)) after the end of the command", range: current.range,
            help: questionAboutForeign(current) ?? question(current) ?? helpWithRole(current) ?? usage)
    }

    /// Returns the suggestion for a word of another tool's language.
    private func questionAboutForeign(_ token: Token) -> String? {
        WordsOfOtherTools.word(source(of: token), in: commandName).map { NearestWord.question(about: $0) }
    }
}
