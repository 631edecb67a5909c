import Basics

/// Parses a script file and collects all its errors: after an error, parsing continues with the next line.
struct ScriptParser {
    /// The number of errors and warnings after which the rest of a file is not parsed.
    private static let mostProblems = 10_000
    /// The largest number of steps for which memory is reserved.
    private static let mostExpected = 1_000_000
    /// The largest depth of nested blocks.
    static let deepestNesting = 256

    var parser: LineParser
    var header = Header()
    var diagnostics: [Diagnostic] = []
    /// Whether the run updates pictures; lines of a picture that cannot be parsed are then no errors.
    private let rewritesPictures: Bool
    /// Whether a step was parsed, so that the header has ended.
    var hasSteps = false
    /// The table or picture to which lines with a bar belong.
    var table = OpenTable.none
    /// The number of a blank line after a table; it becomes an error if another line of the table follows.
    var blankLine: Int?
    /// The numbers of the header lines with a key, by their words: `flag noSplash`.
    var linesOfKeys: [String: Int] = [:]
    /// The steps outside of blocks.
    private var steps: [Step] = []
    private var uses: [Use] = []
    /// The blocks without an `end` so far, the innermost last.
    var blocks: [OpenBlock] = []
    /// The property whose block is open; nil if there is none.
    var openProperty: OpenProperty?
    /// The number of open blocks that are nested too deeply to be kept.
    var droppedBlocks = 0
    /// The step of the latest line with a command; for a block, its opener.
    var latestStep: Step?

    /// Creates a parser of a file, or of lines typed at the console.
    init(
        _ bytes: [UInt8], path: String, isConsole: Bool = false, patterns: PatternCache, rewritesPictures: Bool = false
    ) {
        self.rewritesPictures = rewritesPictures
        parser = LineParser(bytes, path: path, isConsole: isConsole, patterns: patterns)
        // Reserving the largest possible number avoids copying the array while it grows.
        steps.reserveCapacity(min(bytes.count { $0 == UInt8(ascii: "\n") } + 1, Self.mostExpected))
    }

    /// Parses a script as far as possible; returns its problems too, in the order of the lines.
    static func parse(
        _ bytes: [UInt8], path: String, patterns: PatternCache, rewritesPictures: Bool = false
    ) -> (Script, [Diagnostic]) {
        var parser = ScriptParser(bytes, path: path, patterns: patterns, rewritesPictures: rewritesPictures)
        while parser.parser.nextLine() {
            guard parser.diagnostics.count < Self.mostProblems else { return (parser.cutScript(), parser.diagnostics) }
            parser.parseLine()
        }
        return (parser.finish(), parser.diagnostics)
    }

    /// Parses the line that was read last.
    mutating func parseLine() {
        let isTableLine = parser.current?.kind == .bar
        let isBlank = parser.current == nil && parser.lexer.problem == nil
        if isBlank {
            if parser.lexer.commentStart == nil { noteBlankLine() }
            return
        }
        if isTableLine { reportBlankLine() } else { closeTable() }
        do throws(SyntaxError) {
            if let command = try parser.fileCommand() {
                try add(command)
            } else if let problem = parser.lexer.problem {
                if isTableLine { passOverTableLine() }
                if isTableLine, rewritesTable { return }
                throw isTableLine && isRewritable ? Self.advising(problem) : problem
            } else if isTableLine {
                try tableLine()
            } else {
                try line()
            }
        } catch {
            report(error)
            if !isTableLine { recover() }
        }
    }

    /// Ends the script; returns it as far as it could be parsed.
    mutating func finish() -> Script {
        closeTable()
        for block in blocks { reportMissingEnd(of: block) }
        reportOpenProperty()
        diagnostics.sort { ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column) }
        return parsedScript()
    }

    /// Ends a script with so many errors that its rest is not parsed.
    private mutating func cutScript() -> Script {
        let location = SourceLocation(file: parser.path, line: parser.lexer.line, column: 1)
        diagnostics.append(Diagnostic("this file has too many errors; its rest is not checked", at: location))
        return parsedScript()
    }

    private mutating func parsedScript() -> Script {
        while let block = blocks.popLast() { add(block.closed()) }
        return Script(
            path: parser.path, header: header, steps: steps, uses: uses, references: parser.references,
            patternReferences: parser.patternReferences)
    }

    /// Whether the current table is a picture that will be updated.
    var rewritesTable: Bool { rewritesPictures && isRewritable }

    /// Whether the current table is a picture that can be updated; not at the console, in `when` or in a skipped file.
    var isRewritable: Bool {
        guard !parser.isConsole, header.disposition == nil, case .picture(.step, _) = table else { return false }
        return true
    }

    mutating func report(_ error: SyntaxError) { diagnostics.append(parser.diagnostic(error)) }

    private mutating func line() throws(SyntaxError) {
        guard let first = parser.current, first.kind == .word else {
            if let first = parser.current, first.kind == .time { throw unknownCommand(first) }
            throw parser.expected("a command")
        }
        if openProperty != nil { return try propertyLine(first) }
        if first.keyword == .when, header.propertiesMark != nil, !hasSteps { return try openPropertyWhen(first) }
        if try headerLine(first) { return }
        if first.keyword == .end { return try closeBlock() }
        // An unknown word may be meant for a header line, so it does not end the header.
        if !hasSteps { hasSteps = CommandReference.stepWords.contains(parser.source(of: first)) }
        if first.keyword == .repeat { return try openRepeat(first) }
        if first.keyword == .when { return try openWhen(first) }
        guard let command = try parser.command() else { throw unknownCommand(first) }
        try add(command)
    }

    /// Adds the command of a line.
    private mutating func add(_ command: Command) throws(SyntaxError) {
        let first = parser.lexer.tokens[0]
        if case .use(let use) = command { uses.append(use) }
        if case .console = command, !blocks.isEmpty {
            throw SyntaxError(
                message: "`\(parser.source(of: first))` cannot be a step of a block", range: first.range,
                help: "close the block with `end` first")
        }
        finish(.step(step(command, first)))
    }

    mutating func step(_ command: Command, _ first: Token) -> Step {
        let last = parser.lexer.tokens.last ?? first
        let step = Step(
            command: command, location: parser.location(of: first.start),
            source: parser.source(first.start..<last.end), hasParameters: parser.hasParameters,
            namesApp: parser.namesApp)
        latestStep = step
        return step
    }

    /// Adds the result of a line; if it needs a picture, after the picture was parsed.
    private mutating func finish(_ item: Item) {
        if parser.wantsPicture {
            table = .picture(item, PictureBuilder(firstLine: parser.lexer.line + 1))
        } else {
            add(item)
        }
    }

    /// Adds a step to the innermost block, or opens a block.
    mutating func add(_ item: Item) {
        switch item {
        case .step(let step):
            if droppedBlocks > 0 { return }
            if blocks.isEmpty { steps.append(step) } else { blocks[blocks.count - 1].steps.append(step) }
        case .block(let block): blocks.append(block)
        }
    }

    /// Parses `repeat N`.
    private mutating func openRepeat(_ first: Token) throws(SyntaxError) {
        parser.index += 1
        parser.commandName = "repeat"
        let count = try parser.integer("a number of times", atLeast: 1)
        try parser.end()
        try open(OpenBlock(opener: step(.repeat(count, []), first), length: 6))
    }

    /// Parses `when expect …`.
    private mutating func openWhen(_ first: Token) throws(SyntaxError) {
        parser.index += 1
        parser.commandName = "when"
        try parser.require(.expect)
        let expectation = try parser.expectation()
        try open(OpenBlock(opener: step(.when(expectation, []), first), length: 4))
    }

    /// Opens a block; throws if blocks are nested too deeply.
    private mutating func open(_ block: OpenBlock) throws(SyntaxError) {
        if droppedBlocks > 0 {
            droppedBlocks += 1
        } else if blocks.count < Self.deepestNesting {
            finish(.block(block))
        } else {
            droppedBlocks = 1
            throw SyntaxError(
                message: "blocks are nested more than \(Self.deepestNesting) deep",
                range: parser.lexer.tokens[0].range, help: "move inner steps to a separate script and `use` it")
        }
    }

    /// Parses `end`.
    private mutating func closeBlock() throws(SyntaxError) {
        guard closeInnermostBlock() else {
            throw SyntaxError(
                message: "`end` closes nothing", range: parser.lexer.tokens[0].range,
                help: "it ends a block of `repeat` or `when`")
        }
        parser.index += 1
        parser.commandName = "repeat"
        try parser.end()
    }

    /// Ends the innermost block; returns whether there was one.
    mutating func closeInnermostBlock() -> Bool {
        hasSteps = true
        if droppedBlocks > 0 {
            droppedBlocks -= 1
        } else if let block = blocks.popLast() {
            add(block.closed())
        } else {
            return false
        }
        return true
    }

    private mutating func reportMissingEnd(of block: OpenBlock) {
        let word = String(block.opener.source.prefix(block.length))
        let source = Array(block.opener.source.utf8)
        diagnostics.append(
            Diagnostic(
                "`\(word)` has no `end`", at: block.opener.location, length: block.length,
                help: "write `end` below its last step",
                excerpt: SourceExcerpt(line: source[...], fault: 0..<block.length)))
    }

    private func unknownCommand(_ first: Token) -> SyntaxError {
        let isConsole = parser.isConsole
        let others = WordsOfOtherTools.command(parser.source(of: first), inConsole: isConsole)
        let words = isConsole ? CommandReference.consoleWords : CommandReference.scriptWords
        let help =
            isConsole
            ? "`help all` lists all commands"
            : first.role == nil
                ? "`rehearse commands` lists all commands"
                : "a line of a picture begins with a bar: | button \"Adopt\""
        return SyntaxError(
            message: "unknown command \(parser.quoted(first))", range: first.range,
            help: others.map { NearestWord.question(about: $0) } ?? parser.question(first, among: words) ?? help)
    }
}
