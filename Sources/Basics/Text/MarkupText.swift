/// Escapes text for XML and HTML: characters of the markup become character references.
///
/// It escapes markup only. Text from an app or a script goes through `SafeText` first.
package enum MarkupText {
    /// The security policy of a page that has everything in itself: it may load nothing, whatever it contains.
    package static let pagePolicy =
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

    /// Returns text for the content of an HTML element, or for a quoted attribute, in which quotes are escaped too.
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

    /// Returns text for the content of an XML element, or for an attribute in double quotes.
    ///
    /// XML 1.0 forbids U+FFFE and U+FFFF, which `SafeText` leaves unchanged; they become `\u{FFFE}` and `\u{FFFF}`. A
    /// double quote is escaped in attributes only; a carriage return always, since a reader of XML would make it a line
    /// feed.
    package static func xml(_ text: String, inAttribute: Bool = false) -> String {
        let safe = text.utf8.contains(0xEF) ? withoutNoncharacters(text) : text
        return replacing(safe) { byte in
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "<"): "&lt;"
            case UInt8(ascii: ">"): "&gt;"
            case UInt8(ascii: "\r"): "&#13;"
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

    /// Returns the text with each ASCII character replaced for which `replacement` returns a text.
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
