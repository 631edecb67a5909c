import Basics

extension ScriptParser {
    /// Parses the line `examples`, which a table follows.
    mutating func openExamples(_ first: Token) throws(SyntaxError) {
        let earlier = header.examples
        beginExamples(first)
        guard let earlier else { return }
        throw SyntaxError(
            message: "`examples` is already in line \(earlier.location.line)", range: first.range,
            help: "keep one table")
    }

    /// Begins a table; its rows are checked even if it is in the wrong position.
    mutating func beginExamples(_ first: Token) {
        let isKept = header.examples == nil && !hasSteps
        let examples = OpenExamples(at: parser.location(of: first.start), isKept: isKept)
        if isKept { header.examples = examples.table }
        table = .examples(examples)
    }

    /// Parses a row of the table: first the names, then values.
    mutating func examplesLine(_ examples: inout OpenExamples) throws(SyntaxError) {
        let bar = parser.lexer.tokens[0]
        parser.commandName = "examples"
        guard examples.hasHead else { return try examplesHead(&examples) }
        var cells: [Cell] = []
        try read(&cells, "a value")
        let wanted = examples.table.columns.count
        guard cells.count == wanted || examples.table.hasFaultyHead else {
            throw SyntaxError(
                message:
                    "this row has \(cells.count.counted("value")), but the table has \(wanted.counted("column"))",
                range: bar.start..<(parser.lexer.tokens.last?.end ?? bar.end))
        }
        let location = parser.location(of: bar.start)
        examples.table.rows.append(Header.Examples.Row(values: cells.map(\.name.value), location: location))
    }

    /// Parses the row of names; if it has an error, the rows below are still checked.
    private mutating func examplesHead(_ examples: inout OpenExamples) throws(SyntaxError) {
        examples.hasHead = true
        examples.table.hasFaultyHead = true
        var cells: [Cell] = []
        defer { examples.table.columns = cells.map(\.name) }
        try read(&cells, "a parameter's name")
        examples.table.hasFaultyHead = false
        var names: Set<String> = []
        for cell in cells where !names.insert(cell.name.value).inserted {
            report(SyntaxError(message: "two columns are called `\(cell.name.value)`", range: cell.token.range))
        }
    }

    /// Skips a row that cannot be split into tokens; if it is the row of names, the names are unknown.
    func passOver(_ examples: inout OpenExamples) {
        if !examples.hasHead { (examples.hasHead, examples.table.hasFaultyHead) = (true, true) }
    }

    /// Ends the table; it must have names and at least one row of values.
    mutating func finish(_ examples: OpenExamples) {
        guard examples.isKept else { return }
        let table = examples.table
        header.examples = table
        guard table.rows.isEmpty else { return }
        guard !diagnostics.contains(where: { $0.location.line > table.location.line }) else { return }
        diagnostics.append(
            Diagnostic(
                "`examples` has no rows", at: table.location, length: 8,
                help: "write a row of names below it, then rows of values: | query | and | \"swi\" |",
                excerpt: SourceExcerpt(line: Array("examples".utf8)[...], fault: 0..<8)))
    }

    /// The content between two bars.
    private typealias Cell = (name: Located<String>, token: Token)

    /// Parses the cells of a row; the last bar is optional.
    private mutating func read(_ cells: inout [Cell], _ what: String) throws(SyntaxError) {
        parser.index = 1
        while let token = parser.current {
            cells.append((try parser.name(what), token))
            if parser.current == nil { break }
            _ = try parser.consume(.bar, "`|`")
        }
        guard !cells.isEmpty else { throw parser.expected(what) }
    }
}
