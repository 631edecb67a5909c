extension String {
    /// The text in quotes, with the escapes of the walkthrough language; control characters never stand raw.
    ///
    /// Reading it gives the same text again.
    package var quoted: String { "\"" + escapedForQuotes + "\"" }

    /// The text as what stands between quotes in the walkthrough language.
    package var escapedForQuotes: String {
        // Most texts are plain: then nothing is taken apart.
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
            case _ where SafeText.isUnsafe(scalar): text += SafeText.escape(scalar)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// Whether the walkthrough language takes the text for one word without quotes.
    package var isBareWord: Bool { !isEmpty && unicodeScalars.allSatisfy(\.isWordCharacter) }

    /// The text as the walkthrough language writes a name: bare if it can stand so, else in quotes.
    package var quotedUnlessBare: String { isBareWord ? self : quoted }

    /// Returns the text, or its first characters and an ellipsis if it has more than `limit`.
    package func shortened(to limit: Int = 60) -> String {
        dropFirst(limit).isEmpty ? self : prefix(limit) + "…"
    }
}

extension Unicode.Scalar {
    /// Whether it can be part of a word of the walkthrough language: a letter, a digit, `_`, `.` or `-`.
    ///
    /// Letters of all scripts count, with their marks and their digits.
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
    /// Whether it is an ASCII character that can be part of a word of the walkthrough language.
    package var isWordByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}

/// A word of a command that a message offers to be copied into a shell.
package enum ShellWord {
    /// Returns a word as a POSIX shell reads it back.
    ///
    /// - SeeAlso: IEEE Std 1003.1, Shell Command Language, 2.2 Quoting.
    package static func quoted(_ word: String) -> String {
        if isPlain(word[...]), !word.isEmpty { return word }
        return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    /// Whether no shell takes any part of a word for more than itself.
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
