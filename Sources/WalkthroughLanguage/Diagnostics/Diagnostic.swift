import Basics

/// Something wrong, or doubtful, in a script, found without running it.
package struct Diagnostic: Equatable, Sendable {
    /// Whether it keeps the script from running.
    package var severity: Severity
    /// What is wrong, in one sentence without a full stop.
    package var message: String
    /// The position of its start.
    package var location: SourceLocation
    /// How many characters it takes; at least 1.
    package var length: Int
    /// The way out: the nearest known word, the usage, or a sentence.
    package var help: String?
    /// The line that it is about; nil if it is about the whole file.
    package var excerpt: SourceExcerpt?
    /// How many errors or warnings it stands for; more than one if a file has too many to list each.
    package var count = 1

    /// How long a message may be.
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

    /// Returns a sentence that is fit to read: one that repeats a word of megabytes has its middle left out.
    private static func shortened(_ text: String) -> String {
        guard text.utf8.count > mostBytes else { return text }
        return text.prefix(mostBytes / 4) + "…" + text.suffix(mostBytes / 8)
    }
}

extension [Diagnostic] {
    /// Returns the number of errors or of warnings.
    package func count(of severity: Diagnostic.Severity) -> Int {
        reduce(0) { $0 + ($1.severity == severity ? $1.count : 0) }
    }
}

extension Diagnostic {
    /// How bad it is.
    package enum Severity: String, Sendable {
        /// Nothing runs until it is fixed.
        case error
        /// Probably not meant.
        case warning
    }
}

extension Diagnostic {
    /// The diagnostic as a person reads it: place and message, the line, a caret below it, the way out.
    ///
    /// Every line but the first starts with a gutter, so that no text of a script can begin a line.
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
    /// The diagnostic as a person reads it.
    package var description: String { rendered }
}

/// What is wrong in a line, by the bytes of the file it stands at; the parser makes a `Diagnostic` of it.
struct SyntaxError: Error, Equatable {
    /// What is wrong, in one sentence without a full stop.
    var message: String
    /// The bytes at fault.
    var range: Range<Int>
    /// The way out.
    var help: String?
}

/// The part of a line that a diagnostic shows, fit for a terminal, with the place of its caret.
package struct SourceExcerpt: Equatable, Sendable {
    /// The line, or what stands around the caret of a long one, nothing in it that controls a terminal.
    package var text: String
    /// How many characters of the text stand before the caret.
    private let caretOffset: Int
    /// How many characters the caret and its tail are for; at least 1.
    package let length: Int
    /// Whether it is a part of a long line.
    package private(set) var isPart = false

    /// How many bytes of a long line are shown before and after the caret.
    private static let reach = 90

    /// Creates the excerpt of a line for the bytes of it that are at fault.
    package init(line: ArraySlice<UInt8>, fault: Range<Int>) {
        let start = min(max(fault.lowerBound, line.startIndex), line.endIndex)
        let end = min(max(fault.upperBound, start), line.endIndex)
        // In bytes that are no text a boundary may lie beyond the fault; the fault itself stays inside.
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

    /// What stands before the caret: spaces, as many as columns of a terminal, and tabs if the line has them.
    package var padding: String {
        text.prefix(caretOffset).map { $0 == "\t" ? "\t" : String(repeating: " ", count: ColumnWidth.of($0)) }.joined()
    }

    /// How many columns of a terminal the caret and its tail take; at least 1.
    package var caretLength: Int { max(1, ColumnWidth.of(text.dropFirst(caretOffset).prefix(length))) }

    /// Returns the start of a character at or after an offset, within the line.
    private static func boundary(in line: ArraySlice<UInt8>, near offset: Int) -> Int {
        var offset = min(max(offset, line.startIndex), line.endIndex)
        while offset < line.endIndex, line[offset] & 0xC0 == 0x80 { offset += 1 }
        return offset
    }

    /// Returns the bytes as text, tabs kept and other control characters written out.
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

/// A place in a script: what a diagnostic, a failing step and a trace name.
package struct SourceLocation: Hashable, Codable, Sendable {
    /// The script's path as it was given, or as `use` led to it.
    package var file: String
    /// The line, from 1.
    package var line: Int
    /// The column, in characters from 1.
    package var column: Int

    /// Creates the location of a character of a file.
    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension SourceLocation: CustomStringConvertible {
    /// The location as compilers write it: `search.walk:3:1`.
    package var description: String { "\(file):\(line):\(column)" }
}

/// A value of a script together with the place it was read from.
package struct Located<Value> {
    /// What was read.
    package var value: Value
    /// Where its first character stands.
    package var location: SourceLocation
    /// How many characters it takes there; at least 1.
    package var length: Int

    /// Creates a value read at a location.
    package init(_ value: Value, at location: SourceLocation, length: Int = 1) {
        self.value = value
        self.location = location
        self.length = length
    }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Sendable where Value: Sendable {}
