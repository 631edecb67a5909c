/// Text for XML and HTML: the characters that are markup are written as references.
///
/// It escapes markup only. Text of an app or a script is made safe with `SafeText` first.
package enum MarkupText {
    /// Returns text for the content of an HTML element, or for a quoted attribute, where quotes are escaped too.
    package static func html(_ text: String, inAttribute: Bool = false) -> String {
        replacing(text) { byte in
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "<"): "&lt;"
            case UInt8(ascii: ">"): "&gt;"
            case UInt8(ascii: "\"") where inAttribute: "&quot;"
            case UInt8(ascii: "'") where inAttribute: "&#39;"
            default: nil
            }
        }
    }

    /// Returns text for the content of an XML element or for an attribute in double quotes.
    ///
    /// The characters that XML 1.0 forbids and `SafeText` leaves are U+FFFE and U+FFFF; they become `\u{FFFE}` and
    /// `\u{FFFF}`. A double quote is escaped in attributes only.
    package static func xml(_ text: String, inAttribute: Bool = false) -> String {
        let safe = text.utf8.contains(0xEF) ? withoutNoncharacters(text) : text
        return replacing(safe) { byte in
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "<"): "&lt;"
            case UInt8(ascii: ">"): "&gt;"
            case UInt8(ascii: "\"") where inAttribute: "&quot;"
            default: nil
            }
        }
    }

    private static func withoutNoncharacters(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\u{FFFE}", "\u{FFFF}": result += SafeText.escape(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns the text with some of its ASCII characters replaced.
    private static func replacing(_ text: String, _ replacement: (UInt8) -> StaticString?) -> String {
        guard text.utf8.contains(where: { replacement($0) != nil }) else { return text }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + 32)
        for byte in text.utf8 {
            if let reference = replacement(byte) {
                reference.withUTF8Buffer { bytes.append(contentsOf: $0) }
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
