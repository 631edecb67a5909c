/// Puts pieces of a source together as the formatter would lay them out.
enum SourceLayout {
    /// The most columns of a line.
    static let columns = 120

    /// Returns the pieces below each other; those that are nil are left out.
    static func lines(_ pieces: String?...) -> String { pieces.compactMap(\.self).joined(separator: "\n") }

    /// Returns the pieces with an empty line between them; those that are nil or empty are left out.
    static func members(_ pieces: String?...) -> String {
        pieces.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// Returns a file's text: its pieces with an empty line between them, and a line feed at the end.
    static func file(_ pieces: String?...) -> String {
        pieces.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    /// Returns a call in one line if it fits, else with its arguments in lines of their own.
    static func call(_ head: String, _ arguments: [String?], _ tail: String, indent: Int) -> String {
        wrapped(head, arguments, tail, indent: indent, columns: columns, endsBelow: false)
    }

    /// Returns a declaration's head in one line if it fits, else with its parameters in lines of their own.
    ///
    /// - Parameters:
    ///   - head: what stands before the parenthesis.
    ///   - parameters: those that are nil are left out.
    ///   - tail: what stands behind them, from the parenthesis on.
    ///   - indent: the margin of the first line.
    ///   - columns: how long one line may be.
    static func signature(
        _ head: String, _ parameters: [String?], _ tail: String, indent: Int = 4, columns: Int = columns
    ) -> String {
        wrapped(head, parameters, tail, indent: indent, columns: columns, endsBelow: true)
    }

    /// Returns a property or a local constant; its value goes into the next line if one line would be too long.
    static func assignment(_ head: String, _ value: String, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        let line = margin + head + " = " + value
        return line.count > columns ? margin + head + " =\n" + margin + "    " + value : line
    }

    private static func wrapped(
        _ head: String, _ arguments: [String?], _ tail: String, indent: Int, columns: Int, endsBelow: Bool
    ) -> String {
        let margin = String(repeating: " ", count: indent)
        let arguments = arguments.compactMap(\.self)
        let whole = margin + head + "(" + arguments.joined(separator: ", ") + tail
        guard whole.count > columns else { return whole }
        var rows: [String] = []
        for (place, argument) in arguments.enumerated() {
            let isLast = place == arguments.count - 1
            let text = argument + (isLast ? (endsBelow ? "" : tail) : ",")
            if let row = rows.last, row.count + 1 + text.count <= Self.columns {
                rows[rows.count - 1] = row + " " + text
            } else {
                rows.append(margin + "    " + text)
            }
        }
        return ([margin + head + "("] + rows + (endsBelow ? [margin + tail] : [])).joined(separator: "\n")
    }
}
