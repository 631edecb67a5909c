import Configuration

/// Makes texts of scripts fit for a terminal: what would control it is written out instead.
package enum Visible {
    /// Returns the text with control characters, and characters that change the direction of text, as `\u{1B}`.
    package static func text(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars { append(scalar, to: &result) }
        return result
    }

    /// Appends a character, written out if it would control a terminal.
    static func append(_ scalar: Unicode.Scalar, to text: inout String) {
        if isControl(scalar) {
            text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
            text.unicodeScalars.append(scalar)
        }
    }

    /// Returns whether a character would do something to a terminal instead of standing there.
    package static func isControl(_ scalar: Unicode.Scalar) -> Bool { TerminalControl.isOne(scalar) }
}
