/// A part of a script as an editor colours it.
package struct ScriptToken: Equatable, Sendable {
    /// The kinds of parts, with the names that the Language Server Protocol has for such tokens.
    package enum Kind: String, CaseIterable, Sendable {
        /// A word of the language.
        case keyword
        /// The role of an element.
        case role = "type"
        /// A name: an identifier, a call, a key path.
        case name = "variable"
        /// A number or a duration.
        case number
        /// A text in quotes, or what is between the parameters of one.
        case text = "string"
        /// A `${name}`.
        case parameter
        /// A pattern.
        case pattern = "regexp"
        /// A comment.
        case comment
        /// A bar, a comma or an equals sign.
        case sign = "operator"
    }

    /// The kind.
    package let kind: Kind
    /// The line, from 0.
    package let line: Int
    /// Its bytes in the file.
    package let range: Range<Int>

    /// Returns the parts of a file, in order; a line with an error has those before the error.
    package static func all(in file: [UInt8]) -> [ScriptToken] {
        var lexer = Lexer(file)
        var tokens: [ScriptToken] = []
        while lexer.next() {
            let line = lexer.line - 1
            for token in lexer.tokens {
                guard token.kind == .text, !token.isPlain else {
                    tokens.append(ScriptToken(kind: kind(of: token, in: lexer.bytes), line: line, range: token.range))
                    continue
                }
                for (kind, range) in parts(ofText: token.range, in: lexer.bytes) {
                    tokens.append(ScriptToken(kind: kind, line: line, range: range))
                }
            }
            if let start = lexer.commentStart {
                tokens.append(ScriptToken(kind: .comment, line: line, range: start..<lexer.lineEnd))
            }
        }
        return tokens
    }

    private static func kind(of token: Token, in bytes: [UInt8]) -> Kind {
        switch token.kind {
        case .text: .text
        case .pattern: .pattern
        case .bar, .comma, .equals: .sign
        case .time: .number
        case .identifier: .name
        case .word:
            if token.keyword != nil {
                .keyword
            } else if token.role != nil {
                .role
            } else {
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[token.start]) ? .number : .name
            }
        }
    }

    /// Splits a text at its parameters.
    private static func parts(ofText range: Range<Int>, in bytes: [UInt8]) -> [(Kind, Range<Int>)] {
        var parts: [(Kind, Range<Int>)] = []
        var start = range.lowerBound
        var offset = start
        while offset < range.upperBound {
            if bytes[offset] == UInt8(ascii: "\\") {
                offset += 2
            } else if bytes[offset] == UInt8(ascii: "$"), bytes[offset + 1] == UInt8(ascii: "{"),
                let end = bytes[offset..<range.upperBound].firstIndex(of: UInt8(ascii: "}"))
            {
                if start < offset { parts.append((.text, start..<offset)) }
                parts.append((.parameter, offset..<end + 1))
                (start, offset) = (end + 1, end + 1)
            } else {
                offset += 1
            }
        }
        if start < range.upperBound { parts.append((.text, start..<range.upperBound)) }
        return parts
    }
}
