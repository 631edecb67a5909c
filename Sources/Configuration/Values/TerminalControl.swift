/// Tells the characters that act on a terminal, or unseen on the text around them, from those that stand there.
package enum TerminalControl {
    /// Returns whether a character is such a one.
    ///
    /// C0, DEL and C1 controls; the line and paragraph separators; the bidirectional marks, embeddings, overrides and
    /// isolates (Unicode Standard Annex 9, "Trojan Source"); the byte order mark.
    package static func isOne(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
