extension ScriptParser {
    /// Reads the word `examples`, which a table follows.
    mutating func openExamples(_ first: Token) throws(SyntaxError) {
        if let earlier = header.examples {
            table = .dropped
            throw SyntaxError(
                message: "`examples` was said in line \(earlier.location.line) already", range: first.range,
                help: "keep one table")
        }
        header.examples = Header.Examples(columns: [], rows: [], location: parser.location(of: first.start))
        table = .examples
    }

    /// Reads a row of the table: the names first, then values.
    mutating func examplesLine() throws(SyntaxError) {
        let bar = parser.lexer.tokens[0]
        parser.commandName = "examples"
        let isHead = header.examples?.columns.isEmpty ?? true
        let cells = try cells(isHead ? "a parameter's name" : "a value")
        if isHead {
            var names: Set<String> = []
            for cell in cells where !names.insert(cell.value).inserted {
                table = .dropped
                throw SyntaxError(message: "column `\(cell.value)` stands twice", range: bar.range)
            }
            header.examples?.columns = cells
            return
        }
        let wanted = header.examples?.columns.count ?? 0
        guard cells.count == wanted else {
            throw SyntaxError(
                message: "this row has \(counted(cells.count, "value")), the table \(counted(wanted, "column"))",
                range: bar.start..<(parser.lexer.tokens.last?.end ?? bar.end))
        }
        let location = parser.location(of: bar.start)
        header.examples?.rows.append(Header.Examples.Row(values: cells.map(\.value), location: location))
    }

    /// Ends the table; it needs names and at least one row of values.
    mutating func finishExamples() {
        guard let examples = header.examples, examples.rows.isEmpty else { return }
        guard !diagnostics.contains(where: { $0.location.line > examples.location.line }) else { return }
        diagnostics.append(
            Diagnostic(
                "`examples` has no rows", at: examples.location, length: 8,
                help: "below it stand a row of names and rows of values: | query | and | \"swi\" |",
                excerpt: SourceExcerpt(line: Array("examples".utf8)[...], fault: 0..<8)))
    }

    /// Takes the cells of a row; the last bar may be left out.
    private mutating func cells(_ what: String) throws(SyntaxError) -> [Located<String>] {
        var cells: [Located<String>] = []
        parser.index = 1
        while parser.current != nil {
            cells.append(try parser.name(what))
            if parser.current == nil { break }
            _ = try parser.take(.bar, "`|`")
        }
        guard !cells.isEmpty else { throw parser.expected(what) }
        return cells
    }

    /// Returns a number with its noun.
    private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
