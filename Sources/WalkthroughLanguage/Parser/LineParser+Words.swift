import Basics

extension LineParser {
    /// Reads the next token, which must be of this kind.
    mutating func consume(_ kind: Token.Kind, _ what: String) throws(SyntaxError) -> Token {
        guard let token = current, token.kind == kind else { throw expected(what) }
        index += 1
        return token
    }

    /// Reads a keyword; throws if another token is next.
    mutating func require(_ keyword: Keyword) throws(SyntaxError) {
        guard consume(keyword) else { throw expected(oneOf: [keyword.word]) }
    }

    /// Reads a name: a bare word, or a text without parameters.
    mutating func name(_ what: String) throws(SyntaxError) -> Located<String> {
        guard let token = current, token.kind == .word || token.kind == .text else { throw expected(what) }
        if token.kind == .word {
            index += 1
            return located(source(of: token), token)
        }
        return located(try plainText(what), token)
    }

    /// Reads a text without parameters.
    mutating func plainText(_ what: String) throws(SyntaxError) -> String {
        let before = references.count
        guard let token = current else { throw expected(what) }
        let template = try self.text(what)
        guard template.isLiteral else {
            references.removeLast(references.count - before)
            throw SyntaxError(
                message: "a parameter cannot be used here: \(what) must be known before the run", range: token.range)
        }
        return template.text
    }

    /// Reads one of the words of an enum.
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

    /// Reads a whole number in a range.
    mutating func integer(_ what: String, atLeast least: Int = 0, atMost most: Int = 1_000_000)
        throws(SyntaxError) -> Int
    {
        guard let token = current, token.kind == .word else { throw expected(what) }
        let bytes = lexer.bytes[token.range]
        guard bytes.allSatisfy({ (0x30...0x39).contains($0) }) else { throw expected(what) }
        guard bytes.count < 10, let number = Int(source(of: token)), (least...most).contains(number) else {
            throw SyntaxError(
                message: "\(quoted(token)) is out of range: \(what) must be from \(least) to \(most)",
                range: token.range)
        }
        index += 1
        return number
    }

    /// Reads a duration: `300ms`, `1.5s`, `2m`, `24h`, `14m 2.3s`.
    mutating func duration() throws(SyntaxError) -> Duration {
        let form = "durations are written 300ms, 1.5s, 2m, 24h, 14m 2.3s"
        guard let token = current, token.kind == .word else { throw expected("a duration", help: form) }
        switch DurationSyntax.parse(lexer.bytes[token.range]) {
        case .success(var duration):
            index += 1
            while let next = current, next.kind == .word,
                case .success(let longer) = DurationSyntax.parse(lexer.bytes[token.start..<next.end])
            {
                duration = longer
                index += 1
            }
            return duration
        case .failure(let problem):
            throw SyntaxError(
                message: "\(quoted(token)) \(problem.rawValue)", range: token.range,
                help: problem.advice ?? question(token) ?? questionAboutUnit(of: token) ?? form)
        }
    }

    /// Returns a question about the unit of a number: the one that is spelt out after it, else seconds.
    private func questionAboutUnit(of token: Token) -> String? {
        let word = source(of: token)
        let number = word.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        guard case .success = DurationSyntax.parse((number + "s").utf8) else { return nil }
        guard number.count == word.count else {
            return DurationSyntax.unit(meantBy: word.dropFirst(number.count)).map {
                NearestWord.question(about: number + $0)
            }
        }
        let next = index + 1 < lexer.tokens.count ? source(of: lexer.tokens[index + 1]) : ""
        return NearestWord.question(about: number + (DurationSyntax.unit(meantBy: next) ?? "s"))
    }

    /// Reads a pattern and compiles it.
    mutating func pattern() throws(SyntaxError) -> Pattern {
        guard let token = current, token.kind == .pattern else {
            let isText = current?.kind == .text
            throw expected(
                "a pattern",
                help: isText ? "write a pattern between slashes, /…/; for a text, write `contains \"…\"`" : nil)
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

    /// Reads the pattern after `matches`; a text is an error there.
    mutating func matchedPattern() throws(SyntaxError) -> Pattern {
        let isEmpty = current.map { $0.kind == .pattern && $0.end - $0.start == 2 } ?? false
        do throws(SyntaxError) {
            return try pattern()
        } catch {
            var error = error
            if isEmpty { error.help = "for an empty text, write `is empty`" }
            throw error
        }
    }

    /// Records `${name}` in a pattern, for a warning.
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

    mutating func matcher(_ what: String) throws(SyntaxError) -> TextMatcher {
        current?.kind == .pattern ? .pattern(try pattern()) : .text(try text(what))
    }
}

extension LineParser {
    /// Reads a text in double quotes; its escapes are replaced and its parameters become segments.
    mutating func text(_ what: String) throws(SyntaxError) -> Template {
        let token = try consume(.text, what)
        guard !token.isPlain else { return Template(source(token.start + 1..<token.end - 1)) }
        var segments: [Template.Segment] = []
        var literal: [UInt8] = []
        var offset = token.start + 1
        let end = token.end - 1
        while offset < end {
            let byte = lexer.bytes[offset]
            if byte == UInt8(ascii: "\\") {
                offset = try escape(at: offset, before: end, of: "\"", into: &literal)
            } else if byte == UInt8(ascii: "$"), lexer.bytes[offset + 1] == UInt8(ascii: "{") {
                if !literal.isEmpty { segments.append(.text(String(decoding: literal, as: UTF8.self))) }
                literal = []
                let name = try parameter(at: offset, before: end)
                segments.append(.parameter(source(name)))
                offset = name.upperBound + 1
            } else {
                literal.append(byte)
                offset += 1
            }
        }
        if !literal.isEmpty { segments.append(.text(String(decoding: literal, as: UTF8.self))) }
        return Template(segments: segments)
    }

    /// Parses `${name}` and returns the byte range of the name.
    private mutating func parameter(at start: Int, before end: Int) throws(SyntaxError) -> Range<Int> {
        var offset = start + 2
        while offset < end, lexer.bytes[offset].isWordByte || lexer.bytes[offset] >= 0x80 { offset += 1 }
        guard offset > start + 2, offset < end, lexer.bytes[offset] == UInt8(ascii: "}") else {
            throw SyntaxError(
                message: "`${` needs a parameter's name and `}`", range: start..<max(offset, start + 2),
                help: "write `${name}`, or `\\${` for the characters themselves")
        }
        let name = start + 2..<offset
        let location = location(of: start)
        references.append(Located(source(name), at: location, length: source(name).count + 3))
        hasParameters = true
        return name
    }

    /// Reads an identifier between backquotes; its escapes are replaced.
    mutating func quotedIdentifier() throws(SyntaxError) -> String {
        let token = try consume(.identifier, "an identifier")
        var identifier: [UInt8] = []
        var offset = token.start + 1
        let end = token.end - 1
        while offset < end {
            if lexer.bytes[offset] == UInt8(ascii: "\\") {
                offset = try escape(at: offset, before: end, of: "`", into: &identifier)
            } else {
                identifier.append(lexer.bytes[offset])
                offset += 1
            }
        }
        guard !identifier.isEmpty else {
            throw SyntaxError(
                message: "this identifier is empty", range: token.range,
                help: "name the element by its label, or by its role alone")
        }
        return String(decoding: identifier, as: UTF8.self)
    }

    /// Appends the character of an escape; returns the offset after the escape.
    private func escape(
        at start: Int, before end: Int, of quote: Unicode.Scalar, into text: inout [UInt8]
    ) throws(SyntaxError) -> Int {
        let kind = lexer.bytes[start + 1]
        switch kind {
        case UInt8(ascii: quote), UInt8(ascii: "\\"): text.append(kind)
        case UInt8(ascii: "$") where quote == "\"": text.append(kind)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): return try unicodeEscape(at: start, before: end, into: &text)
        default:
            var next = start + 2
            while next < end, lexer.bytes[next] & 0xC0 == 0x80 { next += 1 }
            throw SyntaxError(
                message: "unknown escape `\(source(start..<next))`", range: start..<next,
                help: #"escapes are \\#(quote) \\ \n \t \u{1F998}"# + (quote == "`" ? "" : " and \\${"))
        }
        return start + 2
    }

    /// Appends the character of `\u{1F998}`; returns the offset after the brace.
    private func unicodeEscape(at start: Int, before end: Int, into text: inout [UInt8]) throws(SyntaxError) -> Int {
        var offset = start + 2
        guard offset < end, lexer.bytes[offset] == UInt8(ascii: "{") else {
            throw SyntaxError(
                message: "`\\u` needs a character's number in braces", range: start..<offset, help: "write `\\u{1F998}`"
            )
        }
        offset += 1
        let digits = offset
        while offset < end, lexer.bytes[offset] != UInt8(ascii: "}") { offset += 1 }
        let range = start..<min(offset + 1, end)
        guard offset < end, offset - digits <= 8, let number = UInt32(source(digits..<offset), radix: 16),
            lexer.bytes[digits] != UInt8(ascii: "+"), lexer.bytes[digits] != UInt8(ascii: "-"),
            let scalar = Unicode.Scalar(number)
        else {
            throw SyntaxError(
                message: "`\(source(range).prefix(16))` is not a Unicode character", range: range,
                help: "write its number in hexadecimal: `\\u{1F998}`")
        }
        text.append(contentsOf: UTF8.encode(scalar)?.map(\.self) ?? [])
        return offset + 1
    }
}
