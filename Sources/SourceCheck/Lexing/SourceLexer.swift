/// Splits Swift source into tokens.
///
/// Any bytes are allowed: what is not Swift gives odd tokens, never a trap. Nesting uses a stack of frames, not
/// recursion, so it may be deep. An unterminated string of one line ends with its line, as in the compiler.
struct SourceLexer {
    /// The string or interpolation around the current byte.
    private enum Frame {
        /// A string, with the number of `#` before its quotes.
        case string(signs: Int, isMultiline: Bool)
        /// The code of an interpolation, with the number of its open parentheses.
        case interpolation(open: Int)
    }

    private let bytes: [UInt8]
    /// The offset of the next byte.
    private var next = 0
    /// The strings and interpolations around the current byte, innermost last; empty in plain code.
    private var frames: [Frame] = []
    /// Whether the current line has no token yet.
    private var isAtLineStart = true
    private(set) var tokens: [SourceToken] = []
    /// The comments for this check: its waivers.
    private(set) var comments: [SourceComment] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { next = 3 }
        if byte(next) == "#", byte(next + 1) == "!" { skipLine() }
        while next < bytes.count {
            if case .string(let signs, let isMultiline)? = frames.last {
                lexString(signs: signs, isMultiline: isMultiline)
            } else {
                lexCode()
            }
        }
    }

    /// Returns the byte at an offset as a character; a zero after the end of the file.
    private func byte(_ offset: Int) -> Unicode.Scalar {
        offset < bytes.count ? Unicode.Scalar(bytes[offset]) : "\0"
    }

    private mutating func add(_ kind: SourceToken.Kind, _ text: String, from start: Int) {
        tokens.append(SourceToken(kind: kind, text: text, range: start..<next, beginsLine: isAtLineStart))
        isAtLineStart = false
    }

    // MARK: Code

    private mutating func lexCode() {
        let first = byte(next)
        switch first {
        case "\n", "\r":
            isAtLineStart = true
            next += 1
        case " ", "\t", "\0", "\u{B}", "\u{C}": next += 1
        case "/" where byte(next + 1) == "/": lexLineComment()
        case "/" where byte(next + 1) == "*": lexBlockComment()
        case "/" where isExpressionStart: lexRegularExpression()
        case "\"": openString(signs: 0)
        case "#": lexNumberSigns()
        case "`": lexQuotedWord()
        case "0"..."9": lexNumber()
        case "(", ")": lexParenthesis(first)
        default: if Self.isWord(first) { lexWord() } else { lexPunctuation() }
        }
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$": true
        default: scalar.value >= 0x80
        }
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private mutating func lexWord() {
        let start = next
        while next < bytes.count, Self.isWord(byte(next)) { next += 1 }
        add(.word, text(start..<next), from: start)
        tokens[tokens.count - 1].isReserved = Keywords.reserved.contains(tokens[tokens.count - 1].text)
    }

    /// Lexes a name in backticks; the text of a keyword keeps its backticks, to mark it as a name.
    private mutating func lexQuotedWord() {
        var end = next + 1
        while end < bytes.count, byte(end) != "`", byte(end) != "\n", byte(end) != "\r" { end += 1 }
        let start = next
        guard end > start + 1, byte(end) == "`" else {
            // A sequence of backticks is skipped at once, so that each byte is examined only once.
            while byte(next) == "`" { next += 1 }
            return add(.punctuation, "`", from: start)
        }
        next = end + 1
        let name = text(start + 1..<end)
        add(.word, Keywords.reserved.contains(name) ? "`\(name)`" : name, from: start)
    }

    private mutating func lexNumber() {
        let start = next
        while next < bytes.count {
            let isPoint = byte(next) == "." && ("0"..."9").contains(byte(next + 1))
            guard isPoint || Self.isWord(byte(next)) else { break }
            next += 1
        }
        add(.number, text(start..<next), from: start)
    }

    private mutating func lexPunctuation() {
        next += 1
        add(.punctuation, String(byte(next - 1)), from: next - 1)
        tokens[tokens.count - 1].isReserved = byte(next - 1) == "{" || byte(next - 1) == "}"
    }

    /// Lexes a parenthesis; if it closes an interpolation, the lexer returns to the string.
    private mutating func lexParenthesis(_ scalar: Unicode.Scalar) {
        lexPunctuation()
        guard case .interpolation(let open)? = frames.last else { return }
        frames.removeLast()
        if scalar == "(" { frames.append(.interpolation(open: open + 1)) }
        if scalar == ")", open > 1 { frames.append(.interpolation(open: open - 1)) }
    }

    // MARK: Comments

    private var lineEnd: Int {
        var end = next
        while end < bytes.count, byte(end) != "\n", byte(end) != "\r" { end += 1 }
        return end
    }

    private mutating func skipLine() { next = lineEnd }

    private mutating func lexLineComment() {
        let start = next
        skipLine()
        keepComment(start)
    }

    private mutating func lexBlockComment() {
        let start = next
        var depth = 1
        next += 2
        while next < bytes.count, depth > 0 {
            if byte(next) == "*", byte(next + 1) == "/" {
                depth -= 1
                next += 2
            } else if byte(next) == "/", byte(next + 1) == "*" {
                depth += 1
                next += 2
            } else {
                if byte(next) == "\n" { isAtLineStart = true }
                next += 1
            }
        }
        next = min(next, bytes.count)
        keepComment(start)
    }

    /// Keeps a comment that begins with the waiver's mark; other comments are ignored.
    private mutating func keepComment(_ start: Int) {
        var first = start
        while first < next, ["/", "*", " ", "\t"].contains(byte(first)) { first += 1 }
        guard bytes[first..<next].starts(with: SourceWaiver.mark.utf8) else { return }
        comments.append(SourceComment(text: text(first..<next), range: first..<next, tokenCount: tokens.count))
    }

    // MARK: Strings

    private mutating func lexNumberSigns() {
        var end = next
        while byte(end) == "#" { end += 1 }
        switch byte(end) {
        case "\"": openString(signs: end - next)
        case "/": lexExtendedRegularExpression(signs: end - next)
        default: passNumberSigns(to: end)
        }
    }

    /// Lexes `#` signs without a string as one token, so that each byte is examined only once.
    private mutating func passNumberSigns(to end: Int) {
        let start = next
        next = end
        add(.punctuation, "#", from: start)
    }

    private mutating func openString(signs: Int) {
        let start = next
        next += signs + 1
        let isMultiline = byte(next) == "\"" && byte(next + 1) == "\"" && !closesInLine(signs: signs)
        if isMultiline { next += 2 }
        add(.string, "\"", from: start)
        frames.append(.string(signs: signs, isMultiline: isMultiline))
    }

    /// Returns whether a raw string with three quotes ends in its line: `#"""#` is not a multiline string.
    private func closesInLine(signs: Int) -> Bool {
        signs > 0 && (next..<lineEnd).contains { byte($0) == "\"" && hasSigns(signs, at: $0 + 1) }
    }

    /// Skips the contents of a string, to its end or to an interpolation.
    private mutating func lexString(signs: Int, isMultiline: Bool) {
        while next < bytes.count {
            switch byte(next) {
            case "\"" where closes(signs: signs, isMultiline: isMultiline):
                next += (isMultiline ? 3 : 1) + signs
                frames.removeLast()
                return
            case "\\" where hasSigns(signs, at: next + 1):
                next += 1 + signs
                if byte(next) == "(" {
                    next += 1
                    add(.punctuation, "(", from: next - 1)
                    tokens[tokens.count - 1].beginsInterpolation = true
                    frames.append(.interpolation(open: 1))
                    return
                }
                if isMultiline || (byte(next) != "\n" && byte(next) != "\r") { next += 1 }
            case "\n", "\r":
                isAtLineStart = true
                if !isMultiline {
                    frames.removeLast()
                    return
                }
                next += 1
            default: next += 1
            }
        }
    }

    private func closes(signs: Int, isMultiline: Bool) -> Bool {
        guard isMultiline else { return hasSigns(signs, at: next + 1) }
        return byte(next + 1) == "\"" && byte(next + 2) == "\"" && hasSigns(signs, at: next + 3)
    }

    private func hasSigns(_ count: Int, at offset: Int) -> Bool {
        (offset..<offset + count).allSatisfy { byte($0) == "#" }
    }

    // MARK: Regular expressions

    /// Whether an expression can begin here; a slash is then no division.
    private var isExpressionStart: Bool {
        guard !isAtLineStart, let last = tokens.last else { return true }
        let isApart = last.range.upperBound < next
        return switch last.kind {
        case .word: isApart && Keywords.beforeExpression.contains(last.text)
        case .punctuation where "([{,;:".contains(last.text): true
        case .punctuation where isApart: "=!&|?+-*<>^~%@".contains(last.text)
        case .punctuation: last.text == "!" && isPrefix(tokens.count - 1)
        case .number, .string: false
        }
    }

    /// Returns whether an operator is a prefix operator: a blank or an opening bracket precedes it.
    private func isPrefix(_ index: Int) -> Bool {
        let start = tokens[index].range.lowerBound
        return start == 0 || " \t\n\r([{,;:".unicodeScalars.contains(byte(start - 1))
    }

    /// Lexes `/…/`; if the slash begins no regular expression, it is an operator.
    private mutating func lexRegularExpression() {
        guard let end = RegularExpressionLiteral(in: bytes).end(fromSlash: next) else { return lexPunctuation() }
        let start = next
        next = end
        add(.string, "\"", from: start)
    }

    private mutating func lexExtendedRegularExpression(signs: Int) {
        guard let end = RegularExpressionLiteral(in: bytes).end(fromSigns: next, signs) else {
            return passNumberSigns(to: next + signs)
        }
        let start = next
        next = end
        add(.string, "\"", from: start)
    }
}
