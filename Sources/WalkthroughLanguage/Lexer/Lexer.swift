import Basics

/// Splits a script into lines, and each line into tokens.
///
/// `next()` reads the next line. If the line has a `problem`, the tokens before it are kept, so that a faulty `repeat`
/// still opens its block.
struct Lexer {
    /// The bytes of the file, with a line feed after its last line.
    private(set) var bytes: [UInt8]
    /// The number of the current line, from 1; 0 before the first.
    private(set) var line = 0
    /// The offset of the line's first byte.
    private(set) var lineStart = 0
    /// The offset after the line's last byte, without its line break.
    private(set) var lineEnd = 0
    private(set) var tokens: [Token] = []
    /// The offset of the `#` of the line's comment; nil if there is none.
    private(set) var commentStart: Int?
    private(set) var problem: SyntaxError?
    /// Whether all bytes before the comment are ASCII, so that columns can be computed from bytes.
    private(set) var isASCII = true
    private(set) var nextStart = 0
    private var position = 0

    /// Creates a lexer at the start of a file; a byte order mark is skipped.
    init(_ file: [UInt8]) {
        var bytes = file
        if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { nextStart = 3 }
    }

    /// Adds a line to the end; the console reads its lines one by one.
    mutating func append(_ line: String) { bytes += Array((line + "\n").utf8) }

    /// Reads the next line; returns false after the last one.
    mutating func next() -> Bool {
        guard nextStart < bytes.count else { return false }
        line += 1
        lineStart = nextStart
        tokens.removeAll(keepingCapacity: true)
        commentStart = nil
        problem = nil
        isASCII = true
        // Array subscripts take three times as long as reads through the buffer.
        let bytes = bytes
        bytes.withUnsafeBufferPointer { file in
            var end = lineStart
            while file[end] != 0x0A { end += 1 }
            nextStart = end + 1
            if end > lineStart, file[end - 1] == 0x0D { end -= 1 }
            lineEnd = end
            position = lineStart
            do throws(SyntaxError) {
                while try readToken(file) {}
            } catch {
                problem = error
            }
        }
        return true
    }

    /// Reads one token; returns false at the end of the line.
    private mutating func readToken(_ file: UnsafeBufferPointer<UInt8>) throws(SyntaxError) -> Bool {
        while position < lineEnd, file[position] == 0x20 || file[position] == 0x09 { position += 1 }
        guard position < lineEnd else { return false }
        let start = position
        var token = Token(kind: .word, isPlain: true, start: start, end: start)
        switch file[start] {
        case UInt8(ascii: "#"):
            commentStart = start
            try checkComment(file)
            return false
        case UInt8(ascii: "\""):
            token.kind = .text
            token.isPlain = try readQuoted(file, by: UInt8(ascii: "\""), "this text has no closing quote")
        case UInt8(ascii: "`"):
            token.kind = .identifier
            token.isPlain = try readQuoted(file, by: UInt8(ascii: "`"), "this identifier has no closing backquote")
        case UInt8(ascii: "/"):
            token.kind = .pattern
            token.isPlain = try readQuoted(file, by: UInt8(ascii: "/"), "this pattern has no closing slash")
        case UInt8(ascii: "|"): token.kind = readSign(.bar)
        case UInt8(ascii: ","): token.kind = readSign(.comma)
        case UInt8(ascii: "="): token.kind = readSign(.equals)
        default:
            token.kind = try readWord(file)
            if token.kind == .word {
                let word = String(decoding: file[start..<position], as: UTF8.self)
                (token.keyword, token.role) = (Keyword.named[word], Token.roles[word])
            }
        }
        token.end = position
        tokens.append(token)
        return true
    }

    private mutating func readSign(_ kind: Token.Kind) -> Token.Kind {
        position += 1
        return kind
    }

    private mutating func readWord(_ file: UnsafeBufferPointer<UInt8>) throws(SyntaxError) -> Token.Kind {
        let start = position
        var kind = Token.Kind.word
        while position < lineEnd {
            let byte = file[position]
            if byte >= 0x80 {
                let (scalar, length) = try scalar(at: position)
                guard scalar.isWordCharacter else { break }
                position += length
            } else if byte.isWordByte {
                position += 1
            } else if byte == UInt8(ascii: ":"), position > start {
                kind = .time
                position += 1
            } else {
                break
            }
        }
        guard position == start else { return kind }
        throw unexpectedCharacter(at: start)
    }

    /// Skips a text, an identifier or a pattern; returns whether it has no backslash and, for a text, no `$`.
    private mutating func readQuoted(
        _ file: UnsafeBufferPointer<UInt8>, by quote: UInt8, _ unclosed: String
    ) throws(SyntaxError) -> Bool {
        let start = position
        var isPlain = true
        position += 1
        while position < lineEnd {
            let byte = file[position]
            if byte == quote {
                position += 1
                return isPlain
            }
            if byte == UInt8(ascii: "\\") {
                isPlain = false
                position += 1
                if position < lineEnd, file[position] < 0x80, file[position] >= 0x20 { position += 1 }
            } else if byte >= 0x80 {
                let (scalar, length) = try scalar(at: position)
                if scalar.properties.generalCategory == .control { throw rawControl(scalar, length, at: position) }
                position += length
            } else if byte < 0x20 || byte == 0x7F {
                throw rawControl(Unicode.Scalar(byte), 1, at: position)
            } else {
                if byte == UInt8(ascii: "$") { isPlain = false }
                position += 1
            }
        }
        let isInsideWord =
            quote == UInt8(ascii: "/") && start > 0
            && (file[start - 1].isWordByte || file[start - 1] == UInt8(ascii: ":"))
        throw SyntaxError(
            message: unclosed, range: start..<lineEnd,
            help: isInsideWord ? "write a text with a slash in quotes" : nil)
    }

    private mutating func checkComment(_ file: UnsafeBufferPointer<UInt8>) throws(SyntaxError) {
        let wasASCII = isASCII
        while position < lineEnd {
            position += file[position] < 0x80 ? 1 : try scalar(at: position).length
        }
        isASCII = wasASCII
    }

    /// Returns the character that starts at a byte that is not ASCII.
    private mutating func scalar(at offset: Int) throws(SyntaxError) -> (scalar: Unicode.Scalar, length: Int) {
        isASCII = false
        var decoder = Unicode.UTF8.ForwardParser()
        var rest = bytes[offset..<lineEnd].prefix(4).makeIterator()
        switch decoder.parseScalar(from: &rest) {
        case .valid(let encoded): return (Unicode.UTF8.decode(encoded), encoded.count)
        case .error, .emptyInput:
            throw SyntaxError(
                message: "this byte is not valid UTF-8", range: offset..<offset + 1, help: "save the file as UTF-8")
        }
    }
}

extension Lexer {
    /// Whether the next line begins with a bar, as the lines of tables and pictures do.
    var isFollowedByBar: Bool { bytes[nextStart...].first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "|") }

    /// The largest number of lines in which the `end` of a block is searched.
    private static let longestBlock = 100

    /// Whether the next lines are indented more, up to an `end` with this line's indentation.
    var isFollowedByBlock: Bool {
        let own = bytes[lineStart..<lineEnd].prefix { $0 == 0x20 || $0 == 0x09 }.count
        var start = nextStart
        for _ in 0..<Self.longestBlock where start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            let text = bytes[start..<end].drop { $0 == 0x20 || $0 == 0x09 }
            let depth = text.startIndex - start
            if depth <= own, let first = text.first, first != 0x0D {
                let isEnd = text.starts(with: Array("end".utf8)) && text.dropFirst(3).allSatisfy { $0 <= 0x20 }
                return depth == own && isEnd && start > nextStart
            }
            start = end + 1
        }
        return false
    }

    func unexpectedCharacter(at offset: Int) -> SyntaxError {
        let length = max(1, min(4, lineEnd - offset, Self.scalarLength(bytes[offset])))
        let scalar = String(decoding: bytes[offset..<offset + length], as: UTF8.self).unicodeScalars.first ?? " "
        let help: String? =
            switch scalar {
            case "“", "”", "„", "'", "‘", "’": "write texts in straight double quotes: \"New York\""
            case "[", "]": "write an element of an array with a dot: suggestions.0"
            case "{", "}": "a block has no braces; it ends with a line `end`"
            case ";": "write one command per line"
            case "\r": "the line endings are CR; save the file with LF"
            case _ where scalar.properties.isWhitespace: "write an ordinary space"
            case "$": "a parameter works only inside quotes: \"${name}\""
            default: nil
            }
        let shown = SafeText.isUnsafe(scalar) || scalar.properties.isWhitespace ? Self.name(of: scalar) : "`\(scalar)`"
        return SyntaxError(message: "unexpected character \(shown)", range: offset..<offset + length, help: help)
    }

    /// Returns the error for a control character inside quotes, which must be escaped.
    func rawControl(_ scalar: Unicode.Scalar, _ length: Int, at offset: Int) -> SyntaxError {
        let escape = scalar == "\t" ? "\\t" : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        return SyntaxError(
            message: "a text cannot contain the control character \(Self.name(of: scalar))",
            range: offset..<offset + length, help: "write `\(escape)`")
    }

    /// Returns a character's name in Unicode's notation: `U+0007`.
    static func name(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }

    private static func scalarLength(_ byte: UInt8) -> Int {
        switch byte {
        case ..<0xC0: 1
        case ..<0xE0: 2
        case ..<0xF0: 3
        default: 4
        }
    }
}
