/// Text that came from an app or a script, for HTML.
enum HtmlText {
    /// Returns text for the content of an element or a quoted attribute; it must be safe already.
    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0x22 || $0 == 0x27 }) else {
            return text
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + 32)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case UInt8(ascii: "\""): bytes += "&quot;".utf8
            case UInt8(ascii: "'"): bytes += "&#39;".utf8
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns a whole line of a quotation, made safe and escaped.
    static func row(_ text: String) -> String { escaped(Excerpt.line(text)) }

    /// Returns text made safe and escaped, on one line.
    static func line(_ text: String) -> String { escaped(Excerpt.fragment(text)) }
}
