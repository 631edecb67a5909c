import Basics

/// A row of a table of examples, or a comment between rows, as it is laid out.
struct ExamplesRow {
    /// The cells as written; empty for a comment.
    let cells: [String]
    /// The comment behind the row, or in its place.
    let comment: String

    /// The columns of a terminal that the widest cell takes which others are padded to.
    private static let widest = 120

    /// Returns rows as lines, each column as wide as its widest cell.
    ///
    /// A cell that is wider than anybody reads has the others stay as they are, for each of them would take its room.
    static func aligned(_ rows: [ExamplesRow]) -> [String] {
        let columns = rows.map(\.cells.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.lazy.map { column < $0.cells.count ? ColumnWidth.of($0.cells[column]) : 0 }
                .filter { $0 <= widest }.max() ?? 0
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
