import Basics

/// Shortens long texts for reports, and says how much is left out.
///
/// The journal contains whole texts; every other report cuts them here.
package enum Excerpt {
    /// The maximum number of bytes of a text, in UTF-8; of a longer one the beginning and the end are kept.
    private static let limit = 1000
    /// The number of bytes kept at the end.
    private static let end = 200
    /// The maximum number of lines of a list; of a longer one the beginning and the end are kept.
    private static let lineLimit = 300
    /// The number of lines kept at the end.
    private static let endLines = 50

    /// Returns a text, without its middle if it is long.
    static func of(_ text: String) -> String {
        let count = text.utf8.count
        if count <= limit { return text }
        // An index in the middle of a character is moved to its beginning.
        let head = text[..<text.utf8.index(text.startIndex, offsetBy: limit - end)]
        let tail = text[text.utf8.index(text.endIndex, offsetBy: -end)...]
        return head + " … \(count - head.utf8.count - tail.utf8.count) bytes left out … " + tail
    }

    /// Returns lines, each an excerpt, without those in the middle if there are many.
    static func of(_ lines: [String]) -> [String] {
        guard lines.count > lineLimit else { return lines.map { of($0) } }
        let head = lines.prefix(lineLimit - endLines).map { of($0) }
        let mark = "… \(lines.count - lineLimit) lines left out …"
        return head + [mark] + lines.suffix(endLines).map { of($0) }
    }

    /// Returns a text that is put inside a line, cut and safe.
    package static func fragment(_ text: String) -> String { SafeText.fragment(of(text)) }

    /// Returns a whole line, cut and safe.
    static func line(_ text: String) -> String { SafeText.line(of(text)) }
}
