extension ScriptParser {
    /// Treats a faulty line as what was probably meant, so that lines that depend on it are not reported too.
    ///
    /// It opens the block or the table that the line should have opened, or ends the block that it should have ended.
    mutating func recover() {
        guard let first = parser.lexer.tokens.first, first.kind == .word || first.kind == .time else { return }
        switch meantCommand(first) {
        case "repeat", "when": openFaultyBlock(first)
        case "end" where first.keyword != .end: closeFaultyBlock()
        case "examples" where parser.lexer.isFollowedByBar:
            if case .none = table { beginExamples(first) }
        case .some where isKnown(first): break
        case _ where !parser.isCountingOnly && parser.lexer.isFollowedByBlock: openFaultyBlock(first)
        default: break
        }
        if parser.wantsPicture || endsWithPicture { openFaultyPicture(first) }
    }

    /// Returns whether a word begins a line of a script.
    private func isKnown(_ first: Token) -> Bool { CommandReference.scriptWords.contains(parser.source(of: first)) }

    /// Returns the command that a line begins with, or that it probably was meant to begin with.
    private func meantCommand(_ first: Token) -> String? {
        let word = parser.source(of: first)
        if isKnown(first) { return word }
        guard !parser.isCountingOnly, let meant = parser.nearest(first, among: CommandReference.scriptWords) else {
            return nil
        }
        let next = parser.lexer.tokens.dropFirst().first
        // Other words are near by chance, `then` or `and`: what follows has to fit, and one of the first letters.
        let fits =
            switch meant {
            case "repeat": next.map { parser.lexer.bytes[$0.start].isASCIIDigit } ?? false
            case "when": word.lowercased().prefix(2).contains("w") && next.map(isForExpect) ?? false
            case "end": next == nil
            default: true
            }
        return fits ? meant : nil
    }

    /// Returns whether a word is `expect`, or a slip for it.
    private func isForExpect(_ token: Token) -> Bool { parser.nearest(token, among: ["expect"]) != nil }

    /// Opens a block for a line that should have, so that its `end` is not reported too.
    private mutating func openFaultyBlock(_ first: Token) {
        guard droppedBlocks == 0 else { return }
        guard blocks.count < Self.deepestNesting else {
            droppedBlocks = 1
            return
        }
        hasSteps = true
        blocks.append(OpenBlock(opener: step(.repeat(1, []), first), length: first.end - first.start))
    }

    /// Ends a block for a line that should have, so that it does not go on to the end of the file.
    private mutating func closeFaultyBlock() {
        hasSteps = true
        if droppedBlocks > 0 {
            droppedBlocks -= 1
        } else if let block = blocks.popLast() {
            add(block.closed())
        }
    }

    /// Whether a line ends as one does that wants a picture below it, and a line with a bar stands there.
    private var endsWithPicture: Bool {
        guard parser.lexer.isFollowedByBar, let last = parser.lexer.tokens.last else { return false }
        return last.keyword == .matches || parser.question(last, among: ["matches"]) != nil
    }

    /// Opens a picture for a faulty line, so that errors of the picture's lines are found, and no others.
    private mutating func openFaultyPicture(_ first: Token) {
        let next = parser.lexer.line + 1
        let picture = Picture(lines: [], fileLines: next..<next, indentation: 0)
        table = .picture(.step(step(.expect(Expectation(.picture(picture))), first)), PictureBuilder(firstLine: next))
    }
}

extension ScriptParser {
    /// A block whose `end` has not been read.
    struct OpenBlock {
        /// The line that opened it, its command without inner steps.
        var opener: Step
        /// How many characters its keyword takes.
        let length: Int
        /// The steps read so far.
        var steps: [Step] = []

        /// Creates a block without steps.
        init(opener: Step, length: Int) {
            self.opener = opener
            self.length = length
        }

        /// Returns the step that the block is, now that it is complete.
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
    /// What a line makes.
    enum Item {
        /// A step.
        case step(Step)
        /// A block that the next lines belong to.
        case block(OpenBlock)
    }
}

extension ScriptParser {
    /// A table of examples whose rows are being read.
    struct OpenExamples {
        /// The table so far.
        var table: Header.Examples
        /// Whether it becomes part of the header; if not, it is only parsed to find errors.
        let isKept: Bool
        /// Whether the row of names has been read.
        var hasHead = false

        /// Creates a table without rows.
        init(at location: SourceLocation, isKept: Bool) {
            table = Header.Examples(columns: [], rows: [], location: location)
            self.isKept = isKept
        }
    }
}

extension ScriptParser {
    /// What the lines that begin with a bar belong to.
    enum OpenTable {
        /// To nothing.
        case none
        /// To the picture of a line that has been read and waits for it.
        case picture(Item, PictureBuilder)
        /// To examples.
        case examples(OpenExamples)
        /// To something that was wrong, so that they are passed over.
        case dropped
    }
}
