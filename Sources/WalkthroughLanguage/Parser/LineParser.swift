import Basics
import HeadlessUIKit

/// Parses the line that its lexer stands at: the one parser for scripts and the console.
///
/// A method that takes something moves past it, or throws and leaves the rest of the line unread.
struct LineParser {
    /// The file or the console's line.
    var lexer: Lexer
    /// The path that locations name.
    let path: String
    /// Whether commands of the console are allowed.
    let isConsole: Bool
    /// Compiles patterns; strong, shared by all parsers of a loader.
    let patterns: PatternCache
    /// The token to be taken next.
    var index = 0
    /// Every `${name}` taken so far in the file.
    var references: [Located<String>] = []
    /// Every `${name}` in a pattern, which is not replaced there, in order.
    var patternReferences: [Located<String>] = []
    /// Whether the line contains a `${name}`.
    var hasParameters = false
    /// Whether the line names something of the app: an element by its identifier, a screen, a call, and so on.
    var namesApp = false
    /// Whether the line wants the block of a picture below it.
    var wantsPicture = false
    /// The command that is parsed, for the usage shown when it goes wrong.
    var commandName: String?
    /// Whether errors are only counted from here on, so that no nearest words are looked for.
    var isCountingOnly = false
    /// The token at which keywords were looked for in vain, and these keywords: one of them was probably meant.
    private var missed: (index: Int, keywords: [Keyword]) = (-1, [])
    /// The bytes before which characters of a line end, so that many columns take one pass; and the line.
    private var characters: (line: Int, ends: [Int]) = (0, [])

    /// Creates a parser of a file's lines.
    init(_ bytes: [UInt8], path: String, isConsole: Bool, patterns: PatternCache) {
        lexer = Lexer(bytes)
        self.path = path
        self.isConsole = isConsole
        self.patterns = patterns
    }

    /// Goes to the next line; returns false after the last one.
    mutating func nextLine() -> Bool {
        index = 0
        hasParameters = false
        namesApp = false
        wantsPicture = false
        commandName = nil
        missed.index = -1
        return lexer.next()
    }

    /// The token to be taken next; nil at the end of the line.
    var current: Token? { index < lexer.tokens.count ? lexer.tokens[index] : nil }

    /// Returns a token's bytes as text.
    func source(of token: Token) -> String { source(token.range) }

    /// Returns bytes of the file as text.
    func source(_ range: Range<Int>) -> String { String(decoding: lexer.bytes[range], as: UTF8.self) }

    /// Returns whether the next token is this keyword.
    func isNext(_ keyword: Keyword) -> Bool { current?.keyword == keyword }

    /// Takes a keyword if it is next; what stands there instead may be a slip for it.
    mutating func take(_ keyword: Keyword) -> Bool {
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

    /// The words that could have come at this place in the line.
    var missedWords: [String] {
        missed.index == index ? Keyword.allCases.filter(missed.keywords.contains).map(\.word) : []
    }

    /// Returns the column of a byte of the line, in characters from 1.
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

    /// Before which bytes the line's characters end: of the line as a whole, for a part of it may have others.
    private var characterEnds: [Int] {
        let range = lexer.lineStart..<lexer.lineEnd
        let text = source(range)
        guard text.utf8.elementsEqual(lexer.bytes[range]) else {
            // What is no text has no characters: the start of any token is taken for one.
            return range.map { $0 + 1 }.filter { $0 == range.upperBound || lexer.bytes[$0] & 0xC0 != 0x80 }
        }
        return text.indices.dropFirst().map { range.lowerBound + text.utf8.distance(from: text.startIndex, to: $0) }
            + (range.isEmpty ? [] : [range.upperBound])
    }

    /// Returns the location of a byte of the line.
    mutating func location(of offset: Int) -> SourceLocation {
        SourceLocation(file: path, line: lexer.line, column: column(of: offset))
    }

    /// Returns a value with the place of the token it was taken from.
    mutating func located<Value>(_ value: Value, _ token: Token) -> Located<Value> {
        let start = location(of: token.start)
        return Located(value, at: start, length: max(1, column(of: token.end) - start.column))
    }

    /// Returns the diagnostic for an error of the line.
    mutating func diagnostic(_ error: SyntaxError) -> Diagnostic {
        let start = location(of: error.range.lowerBound)
        let length = source(error.range.lowerBound..<min(error.range.upperBound, lexer.lineEnd)).count
        let excerpt = SourceExcerpt(line: lexer.bytes[lexer.lineStart..<lexer.lineEnd], fault: error.range)
        return Diagnostic(error.message, at: start, length: length, help: error.help, excerpt: excerpt)
    }
}

extension LineParser {
    /// Returns the error that something else was expected at this position.
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

    /// Returns the error that a word is not one of the known ones.
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

    /// Returns where a role belongs; nil if the misplaced word is no role.
    private func placeOfRole(_ token: Token) -> String? {
        // Right behind the command no role is allowed.
        guard index > 1 else { return nil }
        return token.role.map { "a role comes before the name: \($0.rawValue) \"LABEL\"" }
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
