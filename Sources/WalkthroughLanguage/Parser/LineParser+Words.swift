import Basics

extension LineParser {
    /// Takes the next token, which must be of a kind.
    mutating func take(_ kind: Token.Kind, _ what: String) throws(SyntaxError) -> Token {
        guard let token = current, token.kind == kind else { throw expected(what) }
        index += 1
        return token
    }

    /// Takes a keyword that must stand here.
    mutating func require(_ keyword: Keyword) throws(SyntaxError) {
        guard take(keyword) else { throw expected(oneOf: [keyword.word]) }
    }

    /// Takes a name: a bare word, or a text without parameters.
    mutating func name(_ what: String) throws(SyntaxError) -> Located<String> {
        guard let token = current, token.kind == .word || token.kind == .text else { throw expected(what) }
        if token.kind == .word {
            index += 1
            return located(source(of: token), token)
        }
        return located(try plainText(what), token)
    }

    /// Takes a text in which no parameter may stand.
    mutating func plainText(_ what: String) throws(SyntaxError) -> String {
        let before = references.count
        guard let token = current else { throw expected(what) }
        let template = try self.text(what)
        guard template.isLiteral else {
            references.removeLast(references.count - before)
            throw SyntaxError(
                message: "a parameter cannot stand here, where \(what) is needed before the run", range: token.range)
        }
        return template.text
    }

    /// Takes one of the words of an enum.
    mutating func choice<Word>(_ what: String, of type: Word.Type) throws(SyntaxError) -> Word
    where Word: RawRepresentable<String> & CaseIterable {
        let words = Word.allCases.map(\.rawValue)
        guard let token = current, token.kind == .word else {
            let article = "aeiou".contains(what.prefix(1)) ? "an" : "a"
            throw expected("\(article) \(what)", help: "one of: \(words.joined(separator: " "))")
        }
        guard let word = Word(rawValue: source(of: token)) else { throw unknown(what, token, among: words) }
        index += 1
        return word
    }

    /// Takes a whole number that is not negative.
    mutating func integer(_ what: String, atLeast least: Int = 0, atMost most: Int = 1_000_000)
        throws(SyntaxError) -> Int
    {
        guard let token = current, token.kind == .word else { throw expected(what) }
        let bytes = lexer.bytes[token.range]
        guard bytes.allSatisfy({ (0x30...0x39).contains($0) }) else { throw expected(what) }
        guard bytes.count < 10, let number = Int(source(of: token)), (least...most).contains(number) else {
            throw SyntaxError(
                message: "\(quoted(token)) is out of range: \(what) goes from \(least) to \(most)", range: token.range)
        }
        index += 1
        return number
    }

    /// Takes a duration: `300ms`, `1.5s`, `2m`, `24h`.
    mutating func duration() throws(SyntaxError) -> Duration {
        let form = "durations are written 300ms, 1.5s, 2m, 24h"
        guard let token = current, token.kind == .word else { throw expected("a duration", help: form) }
        switch DurationSyntax.parse(lexer.bytes[token.range]) {
        case .success(let duration):
            index += 1
            return duration
        case .failure(let problem):
            throw SyntaxError(
                message: "\(quoted(token)) \(problem.rawValue)", range: token.range,
                help: question(token) ?? questionAboutUnit(of: token) ?? problem.advice ?? form)
        }
    }

    /// Returns the question whether a number without a unit was meant with the one that follows, else with seconds.
    private func questionAboutUnit(of token: Token) -> String? {
        let number = source(of: token)
        guard case .success = DurationSyntax.parse((number + "s").utf8) else { return nil }
        let unit = index + 1 < lexer.tokens.count ? source(of: lexer.tokens[index + 1]) : ""
        let isUnit = if case .success = DurationSyntax.parse((number + unit).utf8) { true } else { false }
        return NearestWord.question(about: number + (isUnit ? unit : "s"))
    }

    /// Takes a pattern and compiles it.
    mutating func pattern() throws(SyntaxError) -> Pattern {
        guard let token = current, token.kind == .pattern else {
            let isText = current?.kind == .text
            throw expected(
                "a pattern",
                help: isText ? "a pattern stands between slashes, /…/; `contains \"…\"` looks for a text" : nil)
        }
        index += 1
        let source = source(token.start + 1..<token.end - 1)
        notePatternReferences(token)
        do {
            return try patterns.pattern(source)
        } catch {
            throw SyntaxError(message: error.message, range: token.range, help: error.help)
        }
    }

    /// Takes the pattern behind `matches`; no text is allowed there.
    mutating func matchedPattern() throws(SyntaxError) -> Pattern {
        let isEmpty = current.map { $0.kind == .pattern && $0.end - $0.start == 2 } ?? false
        do throws(SyntaxError) {
            return try pattern()
        } catch {
            var error = error
            if isEmpty { error.help = "write `is empty` in place of `matches //` for no text" }
            throw error
        }
    }

    /// Notes what looks like a parameter in a pattern.
    private mutating func notePatternReferences(_ token: Token) {
        var offset = token.start + 1
        while let dollar = lexer.bytes[offset..<token.end].firstIndex(of: UInt8(ascii: "$")) {
            offset = dollar + 1
            guard lexer.bytes[offset] == UInt8(ascii: "{") else { continue }
            let name = offset + 1
            offset = lexer.bytes[name..<token.end].firstIndex { !$0.isWordByte } ?? token.end
            guard offset > name, offset < token.end, lexer.bytes[offset] == UInt8(ascii: "}") else { continue }
            let text = source(name..<offset)
            patternReferences.append(Located(text, at: location(of: dollar), length: text.count + 3))
        }
    }

    /// Takes a text or a pattern.
    mutating func matcher(_ what: String) throws(SyntaxError) -> TextMatcher {
        current?.kind == .pattern ? .pattern(try pattern()) : .text(try text(what))
    }
}
