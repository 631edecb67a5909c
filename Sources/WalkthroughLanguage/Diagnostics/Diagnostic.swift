import Basics

/// An error or a warning about a script, found without running it.
package struct Diagnostic: Equatable, Sendable {
    /// Whether it is an error or a warning.
    package var severity: Severity
    /// The problem, in one sentence without a full stop.
    package var message: String
    /// The location of its first character.
    package var location: SourceLocation
    /// The number of characters that it marks; at least 1.
    package var length: Int
    /// How to solve it: the nearest known word, the usage, or a sentence.
    package var help: String?
    /// The line to show below the message; nil if it is about the whole file.
    package var excerpt: SourceExcerpt?

    /// The largest length of a message, in bytes.
    private static let mostBytes = 800

    /// Creates a diagnostic.
    package init(
        _ message: String, severity: Severity = .error, at location: SourceLocation, length: Int = 1,
        help: String? = nil, excerpt: SourceExcerpt? = nil
    ) {
        self.severity = severity
        self.message = Self.shortened(message)
        self.location = location
        self.length = max(1, length)
        self.help = help.map(Self.shortened)
        self.excerpt = excerpt
    }

    /// Returns a text; if it is very long, its middle is left out.
    private static func shortened(_ text: String) -> String {
        guard text.utf8.count > mostBytes else { return text }
        return text.prefix(mostBytes / 4) + "…" + text.suffix(mostBytes / 8)
    }
}

extension [Diagnostic] {
    /// Returns the number of errors or of warnings.
    package func count(of severity: Diagnostic.Severity) -> Int { count { $0.severity == severity } }
}

extension Diagnostic {
    /// The severity of a diagnostic.
    package enum Severity: String, Sendable {
        /// The script does not run.
        case error
        /// The line is probably wrong, but the script runs.
        case warning
    }
}

extension Diagnostic {
    /// The diagnostic as text: the location and message, the line with a caret below it, and the help.
    ///
    /// Every line except the first starts with a gutter, so that text from a script cannot begin a line.
    package var rendered: String {
        var text = "\(SafeText.fragment(location.file)):\(location.line):\(location.column): "
        text += "\(severity.rawValue): \(SafeText.fragment(message))\n"
        if let excerpt {
            text += "  | \(excerpt.text)\n"
            text += "  | \(excerpt.padding)^\(String(repeating: "~", count: excerpt.caretLength - 1))\n"
        }
        if let help { text += "  = \(SafeText.fragment(help))\n" }
        return text
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The diagnostic as text.
    package var description: String { rendered }
}

/// An error in a line, located by bytes of the file; the parser makes a `Diagnostic` of it.
struct SyntaxError: Error, Equatable {
    /// The problem, in one sentence without a full stop.
    var message: String
    var range: Range<Int>
    /// How to solve it.
    var help: String?
}

/// The part of a line that a diagnostic shows, safe for a terminal, with the position of its caret.
package struct SourceExcerpt: Equatable, Sendable {
    /// The line, or the part around the caret if the line is long; control characters are escaped.
    package var text: String
    /// The number of characters before the caret.
    private let caretOffset: Int
    /// The number of characters that the caret and its tail mark; at least 1.
    package let length: Int
    /// Whether it shows only a part of a long line.
    package private(set) var isPart = false

    /// The number of bytes of a long line that are shown before and after the caret.
    private static let reach = 90

    /// Creates the excerpt of a line that marks a byte range.
    package init(line: ArraySlice<UInt8>, fault: Range<Int>) {
        let start = min(max(fault.lowerBound, line.startIndex), line.endIndex)
        let end = min(max(fault.upperBound, start), line.endIndex)
        // In bytes that are not valid text, a boundary may be after the error; the error must stay inside.
        let first = min(Self.boundary(in: line, near: start - Self.reach), start)
        let last = max(Self.boundary(in: line, near: start + Self.reach), start)
        let isLong = line.count > 2 * Self.reach
        let from = isLong ? first : line.startIndex
        let to = isLong ? last : line.endIndex

        var text = from > line.startIndex ? "…" : ""
        text += Self.visible(line[from..<start])
        caretOffset = text.count
        let middle = Self.visible(line[start..<min(end, max(to, start))])
        text += middle
        if end < to { text += Self.visible(line[end..<to]) }
        if to < line.endIndex { text += "…" }
        self.text = text
        isPart = isLong
        length = max(1, middle.count)
    }

    /// The spaces before the caret, one for each column of the terminal; tabs of the line stay tabs.
    package var padding: String {
        text.prefix(caretOffset).map { $0 == "\t" ? "\t" : String(repeating: " ", count: ColumnWidth.of($0)) }.joined()
    }

    /// The number of terminal columns of the caret and its tail; at least 1.
    package var caretLength: Int { max(1, ColumnWidth.of(text.dropFirst(caretOffset).prefix(length))) }

    /// Returns the start of a character at or after an offset, within the line.
    private static func boundary(in line: ArraySlice<UInt8>, near offset: Int) -> Int {
        var offset = min(max(offset, line.startIndex), line.endIndex)
        while offset < line.endIndex, line[offset] & 0xC0 == 0x80 { offset += 1 }
        return offset
    }

    /// Returns the bytes as text; tabs stay, and other control characters are escaped.
    private static func visible(_ bytes: ArraySlice<UInt8>) -> String {
        var result = ""
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if scalar == "\t" || !SafeText.isUnsafe(scalar) {
                result.unicodeScalars.append(scalar)
            } else {
                result += SafeText.escape(scalar)
            }
        }
        return result
    }
}

/// A position in a script, for diagnostics, failed steps and traces.
package struct SourceLocation: Hashable, Codable, Sendable {
    /// The script's path, as it was given or as a `use` line names it.
    package var file: String
    /// The line, from 1.
    package var line: Int
    /// The column, in characters, from 1.
    package var column: Int

    /// Creates the location of a character of a file.
    package init(file: String, line: Int, column: Int) {
        (self.file, self.line, self.column) = (file, line, column)
    }
}

extension SourceLocation: CustomStringConvertible {
    /// The location in the format of compilers: `search.walk:3:1`.
    package var description: String { "\(file):\(line):\(column)" }
}

/// A value from a script, with its location.
package struct Located<Value> {
    /// The value.
    package var value: Value
    /// The location of its first character.
    package var location: SourceLocation
    /// The number of its characters in the script; at least 1.
    package var length: Int

    /// Creates a value read at a location.
    package init(_ value: Value, at location: SourceLocation, length: Int = 1) {
        (self.value, self.location, self.length) = (value, location, length)
    }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Sendable where Value: Sendable {}
