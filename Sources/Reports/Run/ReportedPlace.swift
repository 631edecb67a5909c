package import Walkthroughs

/// A place in a script.
package struct ReportedPlace: Hashable, Codable, Sendable {
    /// The script's path.
    package var file: String
    /// The line, from 1.
    package var line: Int
    /// The column, in characters from 1.
    package var column: Int

    /// Takes a place over.
    package init(_ location: SourceLocation) {
        file = location.file
        line = location.line
        column = location.column
    }

    /// The place as compilers write it: `search.walk:3:1`.
    package var text: String { file + ":" + String(line) + ":" + String(column) }
}
