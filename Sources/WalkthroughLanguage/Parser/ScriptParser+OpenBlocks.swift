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
        /// Whether it becomes part of the header; another one is read for what is wrong with it only.
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
