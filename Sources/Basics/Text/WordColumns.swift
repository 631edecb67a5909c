/// Words set in columns, as a shell lists what a word may become.
package enum WordColumns {
    /// Returns the rows, read down the columns; at most `limit` words, with a row that counts the rest.
    package static func rows(_ words: [String], columns: Int, limit: Int = 100) -> [String] {
        let shown = words.prefix(limit).map(SafeText.fragment)
        let width = (shown.map { ColumnWidth.of($0) }.max() ?? 0) + 2
        let across = max(1, (columns + 1) / width)
        let down = (shown.count + across - 1) / across
        var rows = (0..<down).map { row in
            let cells = stride(from: row, to: shown.count, by: down).map { shown[$0] }
            let padded = cells.dropLast().map { ColumnWidth.pad($0, to: width) }.joined() + (cells.last ?? "")
            return ColumnWidth.cut(padded, to: max(1, columns - 1))
        }
        if words.count > limit { rows.append("… and \(words.count - limit) more") }
        return rows
    }
}
