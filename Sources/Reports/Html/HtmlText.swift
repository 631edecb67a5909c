/// Text that came from an app or a script, for HTML.
enum HtmlText {
    /// Returns text for the content of an element or a quoted attribute; it must be safe already.
    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0x22 || $0 == 0x27 }) else {
            return text
        }
        var result = ""
        result.reserveCapacity(text.utf8.count + 32)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns a whole line of a quotation, made safe and escaped.
    static func row(_ text: String) -> String { escaped(SafeText.line(text)) }

    /// Returns text made safe and escaped, on one line.
    static func line(_ text: String) -> String { escaped(SafeText.fragment(text)) }
}
