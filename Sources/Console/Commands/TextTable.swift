import Configuration
import Reports

/// Rows set in columns, as wide as their texts need.
struct TextTable {
    /// What stands above the columns.
    let heading: [String]
    /// The cells, safe to print.
    let rows: [[String]]

    /// Returns the table in lines; the last column ends where its text does.
    func lines(style: TerminalStyle) -> [String] {
        let widths = heading.indices.map { column in
            ([heading] + rows).map { ColumnWidth.of($0[column]) }.max() ?? 0
        }
        func line(_ cells: [String]) -> String {
            let padded = zip(cells, widths).map { ColumnWidth.pad($0, to: $1) }
            return padded.dropLast().map { $0 + "  " }.joined() + (cells.last ?? "")
        }
        return [style.paint(line(heading), .bold)] + rows.map(line)
    }
}
