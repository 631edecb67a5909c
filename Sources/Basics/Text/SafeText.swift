/// Makes text from an app, a script or a server safe for a terminal and a CI log.
///
/// Control characters, and invisible characters that reorder or break lines, are written as the walkthrough language's
/// escapes (`\n`, `\t`, `\u{1B}`), so that the output can be pasted into a script.
package enum SafeText {
    /// Returns text that can be placed inside a line.
    ///
    /// The result has no control character, no line break, and no CI command that is recognised inside a line.
    package static func fragment(_ text: String) -> String { needsEscapes(text) ? escaped(text) : text }

    /// Returns text for a whole line: a fragment that cannot begin a CI command (`::error …`) either.
    ///
    /// GitHub's runner skips all leading white space before it searches for a command.
    package static func line(_ text: String) -> String {
        let fragment = fragment(text)
        guard let start = fragment.unicodeScalars.firstIndex(where: { !$0.properties.isWhitespace }),
            fragment[start...].utf8.starts(with: "::".utf8)
        else { return fragment }
        return fragment[..<start] + "\\u{3A}" + fragment[fragment.utf8.index(after: start)...]
    }

    /// Returns safe lines: `\n` and `\r\n` still end a line, and each line is escaped as by `line(_:)`.
    package static func lines(_ text: String) -> String {
        guard needsEscapes(text, asLines: true) else { return text }
        var result: [String] = []
        var current = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard scalar == "\n" else {
                current.append(scalar)
                continue
            }
            if current.last == "\r" { current.removeLast() }
            result.append(line(String(current)))
            current.removeAll(keepingCapacity: true)
        }
        result.append(line(String(current)))
        return result.joined(separator: "\n")
    }

    /// Returns whether a scalar can control a terminal or change how the text around it is displayed.
    ///
    /// These are C0, DEL and C1 controls; the line and paragraph separators; the bidirectional marks, embeddings,
    /// overrides and isolates (Unicode Standard Annex 9, "Trojan Source"); the byte order mark.
    package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    /// Returns whether a scalar is invisible or shown as a space, but is not the space that a keyboard types.
    ///
    /// Such a text differs invisibly from what somebody types; formats of times contain U+202F.
    package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xA0, 0xAD, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x2060: true
        default: false
        }
    }

    /// Returns whether `fragment(_:)`, or `lines(_:)`, may change a text; it reads only bytes: most text is safe.
    package static func needsEscapes(_ text: String, asLines: Bool = false) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { needsEscapes($0, asLines) } ?? needsEscapes(text.utf8, asLines)
    }

    private static func needsEscapes(_ bytes: some Sequence<UInt8>, _ asLines: Bool) -> Bool {
        var previous: UInt8 = 0
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "\n") where asLines: break
            case 0...0x1F, 0x7F, 0xC2: return true
            case 0x80 where previous == 0xE2, 0x81 where previous == 0xE2: return true
            case 0x9C where previous == 0xD8, 0xBB where previous == 0xEF: return true
            case UInt8(ascii: "#") where previous == byte: return true
            case UInt8(ascii: ":") where asLines && previous == byte: return true
            default: break
            }
            previous = byte
        }
        return false
    }

    private static func escaped(_ text: String) -> String {
        let scalars = text.unicodeScalars
        var result = ""
        result.reserveCapacity(text.utf8.count + 16)
        var index = scalars.startIndex
        while index < scalars.endIndex {
            let scalar = scalars[index]
            if isUnsafe(scalar) {
                result += escape(scalar)
            } else if scalar == "#", beginsMarkedCommand(scalars[index...]) {
                result += escape(scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
            index = scalars.index(after: index)
        }
        return result
    }

    /// Azure Pipelines, GitHub Actions and TeamCity find `##[`, `##vso[` and `##teamcity[` anywhere in a line.
    private static func beginsMarkedCommand(_ scalars: String.UnicodeScalarView.SubSequence) -> Bool {
        ["##[", "##vso[", "##teamcity["].contains { scalars.starts(with: $0.unicodeScalars) }
    }

    /// Returns the escape sequence of the walkthrough language for a character.
    package static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\t": "\\t"
        default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
    }
}
