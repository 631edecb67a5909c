extension String {
    /// The text in quotes, as the walkthrough language writes it and reads it back; control characters are escaped.
    package var quoted: String { "\"" + escapedForQuotes + "\"" }

    /// The text as the walkthrough language writes it between quotes.
    package var escapedForQuotes: String {
        // Most texts need no escape.
        if utf8.allSatisfy({ (0x20...0x7E).contains($0) && $0 != 0x22 && $0 != 0x24 && $0 != 0x5C }) { return self }
        var text = ""
        var scalars = unicodeScalars.makeIterator()
        var next = scalars.next()
        while let scalar = next {
            next = scalars.next()
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            // `${` would begin a parameter.
            case "$": text += next == "{" ? "\\$" : "$"
            case _ where SafeText.isUnsafe(scalar) || SafeText.isInvisible(scalar): text += SafeText.escape(scalar)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// The ranges of the texts in quotes, without the quotes.
    ///
    /// It searches bytes, as the lexer does, since as a character a quote with a combining mark is no quote. A quote
    /// between backquotes is part of an identifier.
    package var quotedTexts: [Range<Index>] {
        let (double, back, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "\\"))
        var ranges: [Range<Index>] = []
        var next = startIndex
        while let opening = utf8[next...].firstIndex(where: { $0 == double || $0 == back }) {
            let quote = utf8[opening]
            let start = utf8.index(after: opening)
            var end = start
            while end < endIndex, utf8[end] != quote {
                let isEscape = utf8[end] == backslash
                end = utf8.index(after: end)
                if isEscape, end < endIndex { end = utf8.index(after: end) }
            }
            if quote == double { ranges.append(start..<end) }
            // A backquote that is not closed hides no text.
            next = end < endIndex ? utf8.index(after: end) : quote == double ? endIndex : start
        }
        return ranges
    }

    /// Whether the text is one bare word in the walkthrough language, a word without quotes.
    package var isBareWord: Bool { !isEmpty && unicodeScalars.allSatisfy(\.isWordCharacter) }

    /// The text as the walkthrough language writes a name: bare if possible, else in quotes.
    package var quotedUnlessBare: String { isBareWord ? self : quoted }

    /// The text as an identifier of the walkthrough language: bare if it has no other meaning, else in backquotes.
    package var asIdentifier: String {
        guard let first = unicodeScalars.first, first.properties.isAlphabetic || first == "_", isBareWord,
            !Self.reservedWords.contains(self)
        else { return backquoted }
        return self
    }

    /// The text between backquotes; control characters are escaped.
    package var backquoted: String {
        var text = "`"
        for scalar in unicodeScalars {
            switch scalar {
            case "`", "\\": text += "\\\(scalar)"
            case _ where SafeText.isUnsafe(scalar) || SafeText.isInvisible(scalar): text += SafeText.escape(scalar)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "`"
    }

    /// Words with another meaning where an element is written: roles, subjects, states, directions, following words.
    package static let reservedWords: Set<String> = [
        "button", "field", "text", "heading", "image", "switch", "segment", "slider", "row", "list", "menu", "picker",
        "link", "alert", "tab", "map", "spinner",
        "screen", "state", "storage", "request", "rows", "accessible", "no",
        "enabled", "disabled", "selected", "focused", "on", "off", "value",
        "left", "right", "back", "up", "down", "to", "into", "until", "in", "of",
        "is", "are", "contains", "matches", "within", "because",
    ]

    /// Returns the text; if it has more than `limit` characters, only that many and an ellipsis.
    package func shortened(to limit: Int = 60) -> String {
        dropFirst(limit).isEmpty ? self : prefix(limit) + "…"
    }
}

extension Unicode.Scalar {
    /// Whether it can be part of a bare word of the walkthrough language: a letter, a digit, `_`, `.` or `-`.
    ///
    /// Letters, marks and digits of all scripts count.
    package var isWordCharacter: Bool {
        if isASCII { return UInt8(value).isWordByte }
        return switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .decimalNumber:
            true
        default: false
        }
    }
}

extension UInt8 {
    /// Whether it is an ASCII character that can be part of a bare word of the walkthrough language.
    package var isWordByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}

/// A word of a shell command, for messages whose command the user copies.
package enum ShellWord {
    /// Returns the word quoted so that a POSIX shell reads it unchanged.
    ///
    /// - SeeAlso: IEEE Std 1003.1, Shell Command Language, 2.2 Quoting.
    package static func quoted(_ word: String) -> String {
        if isPlain(word[...]), !word.isEmpty { return word }
        return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    /// Returns whether a shell needs no quotes for the word: it has no character with a special meaning.
    package static func isPlain(_ word: Substring) -> Bool {
        word.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: "_-./:=,+@%".utf8.contains(byte)
            }
        }
    }
}

extension [String] {
    /// Returns the texts as a list: `a`, `a or b`, `a, b or c`.
    package func listed(_ conjunction: String) -> String {
        guard let last, count > 1 else { return joined() }
        return dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}

extension Int {
    /// Returns the number with its noun: `1 step`, `2 steps`.
    package func counted(_ noun: String) -> String { "\(self) \(noun)" + (self == 1 ? "" : "s") }
}

extension String {
    /// Its lines, blank ones too; at least one.
    package var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
