import WalkthroughLanguage

/// A script as an editor has it, with the positions of its characters in the editor's and in the language's counting.
struct OpenDocument: Equatable {
    let uri: String
    /// The path by which scripts name it.
    let path: String
    /// The content, in UTF-8.
    private(set) var bytes: [UInt8]
    /// The offset of the first byte of each line.
    private var lineStarts: [Int]

    init(uri: String, path: String, bytes: [UInt8]) {
        (self.uri, self.path, self.bytes) = (uri, path, bytes)
        lineStarts = Self.lineStarts(of: bytes)
    }

    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        return starts
    }

    /// Replaces a part, or everything if there is no range.
    mutating func replace(_ range: TextRange?, by text: String) {
        if let range {
            let start = offset(of: range.start)
            bytes.replaceSubrange(start..<max(start, offset(of: range.end)), with: Array(text.utf8))
        } else {
            bytes = Array(text.utf8)
        }
        lineStarts = Self.lineStarts(of: bytes)
    }

    /// The number of lines; a line feed at the end begins one more.
    var lineCount: Int { lineStarts.count }

    /// Returns the bytes of a line, from 0, without its line break; empty beyond the last line.
    func line(_ number: Int) -> ArraySlice<UInt8> {
        guard lineStarts.indices.contains(number) else { return [] }
        let start = lineStarts[number]
        var end = number + 1 < lineStarts.count ? lineStarts[number + 1] - 1 : bytes.count
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return bytes[start..<end]
    }

    /// Returns the offset of a position; one beyond a line's end, or the document's, is that end.
    func offset(of position: Position) -> Int {
        guard position.line >= 0 else { return 0 }
        guard position.line < lineStarts.count else { return bytes.count }
        let line = line(position.line)
        var offset = line.startIndex
        var units = 0
        for scalar in String(decoding: line, as: UTF8.self).unicodeScalars {
            guard units < position.character else { break }
            units += scalar.utf16.count
            offset += scalar.utf8.count
        }
        return min(offset, line.endIndex)
    }

    func position(of offset: Int) -> Position {
        let line = (lineStarts.lastIndex { $0 <= offset }) ?? 0
        let before = bytes[lineStarts[line]..<min(max(offset, lineStarts[line]), bytes.count)]
        return Position(line: line, character: String(decoding: before, as: UTF8.self).utf16.count)
    }

    func range(_ bytes: Range<Int>) -> TextRange {
        TextRange(start: position(of: bytes.lowerBound), end: position(of: bytes.upperBound))
    }

    /// Returns the range of a diagnostic, whose columns count characters.
    func range(at location: SourceLocation, length: Int) -> TextRange {
        let text = String(decoding: line(location.line - 1), as: UTF8.self)
        let before = text.prefix(location.column - 1)
        let marked = text.dropFirst(location.column - 1).prefix(length)
        let start = before.utf16.count
        return TextRange(
            start: Position(line: location.line - 1, character: start),
            end: Position(line: location.line - 1, character: start + marked.utf16.count))
    }

    var wholeRange: TextRange { range(0..<bytes.count) }

    /// The range of a line without its line break.
    func lineRange(_ number: Int) -> TextRange {
        let line = line(number)
        return TextRange(
            start: Position(line: number, character: 0),
            end: Position(line: number, character: String(decoding: line, as: UTF8.self).utf16.count))
    }
}
