import Configuration
import Reports

/// Rows set in columns, as wide as their texts need.
///
/// A text that is wider than anybody reads makes its own row longer and no other.
struct TextTable {
    /// The columns of a terminal that the widest text takes which others are padded to.
    private static let widest = 120

    /// What stands above the columns.
    let heading: [String]
    /// The cells, safe to print.
    let rows: [[String]]

    /// Returns the table in lines; the last column ends where its text does.
    func lines(style: TerminalStyle) -> [String] {
        let widths = heading.indices.map { column in
            ([heading] + rows).lazy.map { ColumnWidth.of($0[column]) }.filter { $0 <= Self.widest }.max() ?? 0
        }
        func line(_ cells: [String]) -> String {
            let padded = zip(cells, widths).map { ColumnWidth.pad($0, to: $1) }
            return padded.dropLast().map { $0 + "  " }.joined() + (cells.last ?? "")
        }
        return [style.paint(line(heading), .bold)] + rows.map(line)
    }
}
