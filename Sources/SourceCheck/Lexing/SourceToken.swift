/// A token of Swift source, as the rules see it.
package struct SourceToken {
    /// The kinds of tokens.
    package enum Kind {
        /// A name or a keyword; a name in backticks without them.
        case word
        /// A number.
        case number
        /// The beginning of a string or a regular expression; of its contents only interpolations become tokens.
        case string
        /// One punctuation character, or one character of an operator.
        case punctuation
    }

    /// The kind.
    package let kind: Kind
    /// The name, or the character; `"` for a string.
    package let text: String
    /// Its byte range in the file.
    package let range: Range<Int>
    /// Whether it is the first token of its line.
    package let beginsLine: Bool
    /// Whether it is a brace, or a keyword that the rules or the lexer use.
    var isReserved = false
    var beginsInterpolation = false
}

/// A comment for this check: a waiver.
struct SourceComment {
    /// The text without its slashes.
    let text: String
    let range: Range<Int>
    /// The number of tokens before it.
    let tokenCount: Int
}

/// The keywords of Swift.
package enum Keywords {
    /// All keywords that cannot be names of properties without backticks.
    package static let all: Set<String> = [
        "any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "type", "typealias", "var", "where", "while",
    ]

    /// The modifiers of declarations; `class` declares a type too.
    package static let modifiers: Set<String> = [
        "class", "convenience", "dynamic", "fileprivate", "final", "indirect", "internal", "lazy", "nonisolated",
        "open", "override", "package", "private", "public", "required", "static", "unowned", "weak",
    ]

    /// Keywords that the rules or the lexer use, and that can be names only in backticks.
    static let reserved: Set<String> = [
        "actor", "as", "associatedtype", "await", "case", "class", "else", "enum", "extension", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "let", "private", "protocol", "repeat", "return", "static",
        "struct", "subscript", "switch", "throw", "try", "typealias", "var", "where", "while", "yield",
    ]

    /// Keywords after which an expression begins.
    static let beforeExpression: Set<String> = [
        "await", "case", "do", "else", "guard", "if", "in", "return", "switch", "throw", "try", "where", "while",
        "yield",
    ]
}

/// Distinguishes a regular expression between slashes from an operator, by SE-0354, and finds its end.
struct RegularExpressionLiteral {
    private let bytes: [UInt8]

    init(in bytes: [UInt8]) { self.bytes = bytes }

    private func byte(_ offset: Int) -> Unicode.Scalar {
        offset < bytes.count ? Unicode.Scalar(bytes[offset]) : "\n"
    }

    private func isBlank(_ offset: Int) -> Bool { byte(offset) == " " || byte(offset) == "\t" }

    private func isLineEnd(_ offset: Int) -> Bool { byte(offset) == "\n" || byte(offset) == "\r" }

    /// Returns the offset after the `/…/` that begins at a slash; `nil` if the slash is an operator.
    ///
    /// A literal ends in its line, has no blank at either end, and closes no parenthesis that it has not opened.
    func end(fromSlash start: Int) -> Int? {
        guard byte(start + 1) != "/", !isBlank(start + 1) else { return nil }
        var (end, depth, isInClass) = (start + 1, 0, false)
        while byte(end) != "/" {
            guard !isLineEnd(end) else { return nil }
            switch byte(end) {
            case "\\" where !isLineEnd(end + 1): end += 1
            case "[": isInClass = true
            case "]": isInClass = false
            case "(" where !isInClass: depth += 1
            case ")" where !isInClass:
                guard depth > 0 else { return nil }
                depth -= 1
            default: break
            }
            end += 1
        }
        let isEscapedBlank = isBlank(end - 1) && byte(end - 2) == "\\"
        return isBlank(end - 1) && !isEscapedBlank ? nil : end + 1
    }

    /// Returns the offset after `#/…/#` with this number of `#` signs; `nil` if it is not closed.
    ///
    /// It may span lines only if nothing but blanks follows its first slash.
    func end(fromSigns start: Int, _ signs: Int) -> Int? {
        var end = start + signs + 1
        var first = end
        while isBlank(first) { first += 1 }
        let isMultiline = isLineEnd(first) && first < bytes.count
        while end < bytes.count, isMultiline || !isLineEnd(end) {
            if byte(end) == "/", (end + 1...end + signs).allSatisfy({ byte($0) == "#" }) { return end + 1 + signs }
            end += byte(end) == "\\" && !isLineEnd(end + 1) ? 2 : 1
        }
        return isMultiline ? bytes.count : nil
    }
}
