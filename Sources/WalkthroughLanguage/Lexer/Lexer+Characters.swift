import Basics

extension Lexer {
    /// Whether the line after this one begins with a bar, as those of tables and pictures do.
    var isFollowedByBar: Bool {
        bytes[nextStart...].first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "|")
    }

    /// How many lines are looked through for the `end` of a block.
    private static let longestBlock = 100

    /// Whether the lines after this one are indented more, up to an `end` that is indented as this one is.
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

    /// Returns the error for a character that starts no token.
    func unexpectedCharacter(at offset: Int) -> SyntaxError {
        let length = max(1, min(4, lineEnd - offset, Self.scalarLength(bytes[offset])))
        let scalar = String(decoding: bytes[offset..<offset + length], as: UTF8.self).unicodeScalars.first ?? " "
        let help: String? =
            switch scalar {
            case "“", "”", "„", "'", "‘", "’": "texts stand in straight double quotes: \"New York\""
            case "[", "]": "an element of an array is written with a dot: suggestions.0"
            case "{", "}": "the lines of a block stand before a line `end`"
            case ";": "one command stands in a line"
            case "\r": "the line ends are those of old Macs, CR alone; save the file with LF"
            case _ where scalar.properties.isWhitespace: "write an ordinary space"
            case "$": "a parameter stands inside quotes, \"${name}\"; a number, a duration or a name is written out"
            default: nil
            }
        let shown = SafeText.isUnsafe(scalar) || scalar.properties.isWhitespace ? Self.name(of: scalar) : "`\(scalar)`"
        return SyntaxError(message: "unexpected character \(shown)", range: offset..<offset + length, help: help)
    }

    /// Returns the error for a control character inside quotes, which must be written out there.
    func rawControl(_ scalar: Unicode.Scalar, _ length: Int, at offset: Int) -> SyntaxError {
        let escape = scalar == "\t" ? "\\t" : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        return SyntaxError(
            message: "a text cannot hold the control character \(Self.name(of: scalar)) as it is",
            range: offset..<offset + length, help: "write `\(escape)`")
    }

    /// Returns a character's number as Unicode writes it: `U+0007`.
    static func name(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }

    /// Returns how many bytes a character takes by its first byte.
    private static func scalarLength(_ byte: UInt8) -> Int {
        switch byte {
        case ..<0xC0: 1
        case ..<0xE0: 2
        case ..<0xF0: 3
        default: 4
        }
    }
}
