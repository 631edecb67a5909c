import Basics
import HeadlessUIKit

/// Formats scripts in the standard layout; their meaning and their comments do not change.
///
/// Words are separated by one space. Blocks and the lines of a table are indented by two spaces. The cells of examples
/// are aligned. There is at most one blank line in a row, and none at the start and the end of the file.
package struct ScriptFormatter {
    private var lexer: Lexer
    private var output: [String] = []
    /// The number of open blocks.
    private var depth = 0
    /// The table to which lines with a bar belong.
    private var table = Table.none
    /// The indentation of a picture's lines: two spaces more than the line above it.
    private var pictureIndentation = ""
    /// The rows of the open table of examples; they are aligned when the table ends.
    private var rows: [ExamplesRow] = []
    /// The indentations of the picture's elements, for the depth of its next line.
    private var picture = PictureBuilder(firstLine: 0)

    private enum Table { case none, examples, picture }

    private init(_ bytes: [UInt8]) { lexer = Lexer(bytes) }

    /// Returns the formatted file; throws the diagnostics of a file that cannot be parsed.
    package static func format(
        _ bytes: [UInt8], path: String, patterns: PatternCache
    ) throws(LoadFailure) -> [UInt8] {
        let (_, diagnostics) = ScriptParser.parse(bytes, path: path, patterns: patterns)
        guard diagnostics.isEmpty else { throw LoadFailure(diagnostics) }
        var formatter = ScriptFormatter(bytes)
        return formatter.formatted()
    }

    private mutating func formatted() -> [UInt8] {
        while lexer.next() {
            if let first = lexer.tokens.first {
                if first.kind != .bar { closeTable() }
                first.kind == .bar ? tableLine() : line(first)
            } else if lexer.commentStart != nil {
                commentLine()
            } else {
                closeTable()
                if output.last != "" { output.append("") }
            }
        }
        closeTable()
        while output.last == "" { output.removeLast() }
        while output.first == "" { output.removeFirst() }
        return output.isEmpty ? [] : Array((output.joined(separator: "\n") + "\n").utf8)
    }

    /// Formats a line that is not part of a table.
    private mutating func line(_ first: Token) {
        let words = lexer.tokens.map { source($0.range) }
        if words[0] == "end" { depth = max(0, depth - 1) }
        output.append(indentation + Self.joined(lexer.tokens, words) + comment)
        pictureIndentation = indentation + "  "
        if ["repeat", "when", "after"].contains(words[0]) { depth += 1 }
        if words[0] == "examples" { table = .examples }
        if wantsPicture(words) {
            table = .picture
            picture = PictureBuilder(firstLine: 0)
        }
    }

    private func wantsPicture(_ words: [String]) -> Bool {
        guard let expect = words.firstIndex(of: "expect"), expect <= 2, words.count > expect + 2 else { return false }
        return words[expect + 1] == "screen" && words[expect + 2] == "matches"
    }

    /// Formats a line that has only a comment; inside a table, it is indented like the table.
    private mutating func commentLine() {
        let text = String(comment.drop { $0 == " " })
        switch table {
        case .examples: rows.append(ExamplesRow(cells: [], comment: text))
        case .picture: output.append(pictureIndentation + text)
        case .none: output.append(indentation + text)
        }
    }

    private mutating func tableLine() {
        guard table == .examples else { return pictureLine() }
        let cells = lexer.tokens.filter { $0.kind != .bar }.map { source($0.range) }
        rows.append(ExamplesRow(cells: cells, comment: comment))
    }

    private mutating func pictureLine() {
        let tokens = lexer.tokens.dropFirst()
        guard let first = tokens.first, let bar = lexer.tokens.first else { return }
        let level = picture.depth(for: first.start - bar.end) ?? 0
        let location = SourceLocation(file: "", line: 0, column: 0)
        picture.append(Picture.Line(depth: level, role: .text, location: location))
        let words = tokens.map { source($0.range) }.joined(separator: " ")
        output.append(pictureIndentation + "| " + String(repeating: "  ", count: level) + words + comment)
    }

    /// Ends a table; the columns of examples are aligned.
    private mutating func closeTable() {
        output += ExamplesRow.aligned(rows).map { "  " + $0 }
        rows = []
        table = .none
    }

    private var indentation: String { String(repeating: "  ", count: depth) }

    /// The line's comment after two spaces; empty if there is none.
    private var comment: String {
        guard let start = lexer.commentStart else { return "" }
        var end = lexer.lineEnd
        while end > start, lexer.bytes[end - 1] <= 0x20 { end -= 1 }
        return "  " + source(start..<end)
    }

    private func source(_ range: Range<Int>) -> String { String(decoding: lexer.bytes[range], as: UTF8.self) }

    /// Joins words with one space between them, without a space before a comma and, except in `param`, around `=`.
    private static func joined(_ tokens: [Token], _ words: [String]) -> String {
        var line = ""
        for (index, word) in words.enumerated() {
            let isTight =
                words[0] != "param" && index > 0 && (tokens[index].kind == .equals || tokens[index - 1].kind == .equals)
            if index > 0, tokens[index].kind != .comma, !isTight { line += " " }
            line += word
        }
        return line
    }
}

/// A row of a table of examples, or a comment between its rows.
struct ExamplesRow {
    /// The cells as written; empty for a comment.
    let cells: [String]
    /// The comment after the row, or the comment of a line without cells.
    let comment: String

    /// The largest width to which a column is padded, in terminal columns.
    private static let widest = 120

    /// Returns the lines of a table; a column is as wide as its widest cell, or not padded if that is too wide to read.
    static func aligned(_ rows: [ExamplesRow]) -> [String] {
        var widths: [Int] = []
        for row in rows {
            widths += Array(repeating: 0, count: max(row.cells.count - widths.count, 0))
            for (column, cell) in row.cells.enumerated() {
                let width = ColumnWidth.of(cell)
                if width <= widest { widths[column] = max(widths[column], width) }
            }
        }
        return rows.map { row in
            guard !row.cells.isEmpty else { return row.comment }
            var line = "|"
            for (cell, width) in zip(row.cells, widths) {
                line += " " + ColumnWidth.pad(cell, to: width) + " |"
            }
            return line + row.comment
        }
    }
}
