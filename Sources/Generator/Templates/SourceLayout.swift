/// Joins pieces of source code in the layout of the formatter.
enum SourceLayout {
    /// The largest number of columns in a line.
    static let columns = 120

    /// Returns the pieces on separate lines, without those that are nil.
    static func lines(_ pieces: String?...) -> String { pieces.compactMap(\.self).joined(separator: "\n") }

    /// Returns the pieces with an empty line between them, without those that are nil or empty.
    static func members(_ pieces: String?...) -> String {
        pieces.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// Returns the text of a file: the pieces with an empty line between them, and a line break at the end.
    static func file(_ pieces: String?...) -> String {
        pieces.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    /// Returns a call on one line if it fits, else with its arguments on the lines below.
    static func call(_ head: String, _ arguments: [String?], _ tail: String, indent: Int) -> String {
        wrapped(head, arguments, tail, indent: indent, columns: columns, endsBelow: false)
    }

    /// Returns the head of a declaration on one line if it fits, else with its parameters on the lines below.
    ///
    /// - Parameters:
    ///   - parameters: the parameters; those that are nil are left out.
    ///   - tail: the text after the parameters, from the closing parenthesis on.
    static func signature(
        _ head: String, _ parameters: [String?], _ tail: String, indent: Int = 4, columns: Int = columns
    ) -> String {
        wrapped(head, parameters, tail, indent: indent, columns: columns, endsBelow: true)
    }

    /// Returns a property or a local constant; the value is on the next line if one line would be too long.
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
        for (index, argument) in arguments.enumerated() {
            let isLast = index == arguments.count - 1
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
