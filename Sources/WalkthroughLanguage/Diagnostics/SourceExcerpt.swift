import Basics

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
