extension ScriptParser {
    /// Handles a line with an error as it was probably meant, so that later lines cause no follow-up errors.
    ///
    /// It opens the block or the table that the line should have opened, or ends the block that it should have ended.
    mutating func recover() {
        guard let first = parser.lexer.tokens.first, first.kind == .word || first.kind == .time else { return }
        switch meantCommand(first) {
        case "repeat", "when": openFaultyBlock(first)
        // So that the block does not extend to the end of the file.
        case "end" where first.keyword != .end: _ = closeInnermostBlock()
        case "examples" where parser.lexer.isFollowedByBar:
            if case .none = table { beginExamples(first) }
        case .some where isKnown(first): break
        case _ where parser.lexer.isFollowedByBlock: openFaultyBlock(first)
        default: break
        }
        if parser.wantsPicture || endsWithPicture { openFaultyPicture(first) }
    }

    /// Returns whether a word can begin a line of a script.
    private func isKnown(_ first: Token) -> Bool { CommandReference.scriptWords.contains(parser.source(of: first)) }

    /// Returns the command with which a line begins or probably should begin.
    private func meantCommand(_ first: Token) -> String? {
        let word = parser.source(of: first)
        if isKnown(first) { return word }
        guard let meant = parser.nearest(first, among: CommandReference.scriptWords) else { return nil }
        let next = parser.lexer.tokens.dropFirst().first
        // A near word can be a coincidence, such as `then`, so the next token and the first letter must fit too.
        let fits =
            switch meant {
            case "repeat": next.map { parser.lexer.bytes[$0.start].isASCIIDigit } ?? false
            case "when": word.lowercased().prefix(2).contains("w") && next.map(isForExpect) ?? false
            case "end": next == nil
            default: true
            }
        return fits ? meant : nil
    }

    /// Returns whether a word is `expect` or a misspelling of it.
    private func isForExpect(_ token: Token) -> Bool { parser.nearest(token, among: ["expect"]) != nil }

    /// Opens a block for a line with an error, so that its `end` is not reported too.
    private mutating func openFaultyBlock(_ first: Token) {
        guard droppedBlocks == 0 else { return }
        guard blocks.count < Self.deepestNesting else {
            droppedBlocks = 1
            return
        }
        hasSteps = true
        blocks.append(OpenBlock(opener: step(.repeat(1, []), first), length: first.end - first.start))
    }

    /// Whether the line ends like one that needs a picture, and a line with a bar follows it.
    private var endsWithPicture: Bool {
        guard parser.lexer.isFollowedByBar, let last = parser.lexer.tokens.last else { return false }
        return last.keyword == .matches || parser.question(last, among: ["matches"]) != nil
    }

    /// Opens a picture for a line with an error, so that only errors of the picture's own lines are reported.
    private mutating func openFaultyPicture(_ first: Token) {
        let next = parser.lexer.line + 1
        let picture = Picture(lines: [], fileLines: next..<next, indentation: 0)
        table = .picture(.step(step(.expect(Expectation(.picture(picture))), first)), PictureBuilder(firstLine: next))
    }
}

extension ScriptParser {
    /// A block without an `end` so far.
    struct OpenBlock {
        /// The step that opened it, without its inner steps.
        var opener: Step
        /// The number of characters of its keyword.
        let length: Int
        var steps: [Step] = []

        init(opener: Step, length: Int) { (self.opener, self.length) = (opener, length) }

        func closed() -> Item {
            var step = opener
            switch opener.command {
            case .repeat(let count, _): step.command = .repeat(count, steps)
            case .when(let expectation, _): step.command = .when(expectation, steps)
            default: break
            }
            return .step(step)
        }
    }
}

extension ScriptParser {
    enum Item {
        case step(Step)
        /// A block to which the next lines belong.
        case block(OpenBlock)
    }
}

extension ScriptParser {
    struct OpenExamples {
        var table: Header.Examples
        /// Whether it becomes part of the header; otherwise it is parsed only to find errors.
        let isKept: Bool
        /// Whether the row of names was parsed.
        var hasHead = false

        init(at location: SourceLocation, isKept: Bool) {
            table = Header.Examples(columns: [], rows: [], location: location)
            self.isKept = isKept
        }
    }
}

extension ScriptParser {
    enum OpenTable {
        case none
        /// The picture of a line that was parsed and waits for it.
        case picture(Item, PictureBuilder)
        case examples(OpenExamples)
        /// A table with an error, whose lines are skipped.
        case dropped
    }
}
