extension String {
    /// The text in quotes, with the escapes of the walkthrough language; control characters never stand raw.
    package var quoted: String {
        // Most texts are plain: then nothing is taken apart.
        if utf8.allSatisfy({ (0x20...0x7E).contains($0) && $0 != 0x22 && $0 != 0x24 && $0 != 0x5C }) {
            return "\"" + self + "\""
        }
        var text = "\""
        var afterDollar = false
        for scalar in unicodeScalars {
            // `${` would begin a parameter.
            if afterDollar, scalar == "{" {
                text.unicodeScalars.insert("\\", at: text.unicodeScalars.index(before: text.unicodeScalars.endIndex))
            }
            afterDollar = scalar == "$"
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case _ where scalar.isFormatting: text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    /// Whether the walkthrough language takes the text for one word without quotes.
    package var isBareWord: Bool {
        !isEmpty
            && utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }
}

extension Unicode.Scalar {
    /// Whether it would move a terminal's cursor or turn the direction of text instead of being seen.
    ///
    /// C0, DEL and C1 controls; the line and paragraph separators; the bidirectional marks, embeddings, overrides and
    /// isolates (Unicode Standard Annex 9); the byte order mark.
    var isFormatting: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
