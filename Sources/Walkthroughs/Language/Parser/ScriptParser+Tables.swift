import HeadlessUIKit

extension ScriptParser {
    /// Reads a line that begins with a bar.
    mutating func tableLine() throws(SyntaxError) {
        switch table {
        case .none:
            throw SyntaxError(
                message: "this line belongs to no table", range: parser.lexer.tokens[0].range,
                help: "lines with a bar stand right below `examples` or `expect screen matches`")
        case .dropped: return
        case .examples(var examples):
            table = .none
            defer { table = .examples(examples) }
            try examplesLine(&examples)
        case .picture(let item, var builder):
            table = .none
            builder.extend(to: parser.lexer.line)
            defer { table = .picture(item, builder) }
            builder.append(try pictureLine(&builder))
        }
    }

    /// Passes over a line that begins with a bar and cannot be taken apart.
    mutating func passOverTableLine() {
        switch table {
        case .none, .dropped: break
        case .examples(var examples):
            passOver(&examples)
            table = .examples(examples)
        case .picture(let item, var builder):
            let tokens = parser.lexer.tokens
            if tokens.count > 1 { _ = builder.depth(for: tokens[1].start - tokens[0].end) }
            table = .picture(item, builder)
        }
    }

    /// Ends the table that lines with a bar belonged to.
    mutating func closeTable() {
        switch table {
        case .none, .dropped: break
        case .examples(let examples): finish(examples)
        case .picture(.step(var step), let builder):
            step.command = builder.finish(step.command)
            step.hasParameters = step.hasParameters || builder.hasParameters
            add(.step(step))
        case .picture(.block(var block), let builder):
            block.opener.command = builder.finish(block.opener.command)
            block.opener.hasParameters = block.opener.hasParameters || builder.hasParameters
            add(.block(block))
        }
        table = .none
    }

    /// Reads a line of a picture.
    private mutating func pictureLine(_ builder: inout PictureBuilder) throws(SyntaxError) -> Picture.Line {
        let bar = parser.lexer.tokens[0]
        parser.index = 1
        let words = LineParser.roleWords
        guard let token = parser.current, token.kind == .word else {
            throw parser.expected("a role", help: "one of: \(words.joined(separator: " "))")
        }
        // Known before anything else, for the lines below are indented from this one, faulty or not.
        let depth = builder.depth(for: token.start - bar.end)
        guard let role = parser.role(of: token) else { throw parser.unknown("role", token, among: words) }
        guard let depth else {
            throw SyntaxError(
                message: "this indentation is none of the lines above", range: token.range,
                help: "an element inside another is indented by two spaces more")
        }
        parser.index += 1
        let end = parser.lexer.tokens.last?.end ?? token.end
        var line = Picture.Line(
            depth: depth, role: role, source: parser.source(token.start..<end),
            location: parser.location(of: token.start))
        line.name = try parser.pictureName()
        if parser.take("value") { line.value = try parser.matcher("a value in quotes") }
        line.states = try parser.pictureStates()
        if parser.hasParameters { builder.hasParameters = true }
        return line
    }
}

extension LineParser {
    /// The words for roles.
    static let roleWords = ElementRole.allCases.map(\.rawValue)

    /// The states a picture shows, in their order.
    private static let pictureStates: [ElementState] = [.selected, .on, .off, .disabled, .focused]

    /// Takes the label, its pattern or the identifier of a line of a picture.
    fileprivate mutating func pictureName() throws(SyntaxError) -> ElementQuery.Name? {
        guard let token = current else { return nil }
        switch token.kind {
        case .text: return .label(try text("a label"))
        case .pattern: return .pattern(try pattern())
        case .word:
            let word = source(of: token)
            guard word != "value", ElementState(rawValue: word) == nil else { return nil }
            index += 1
            return .identifier(word)
        default: return nil
        }
    }

    /// Takes the states of a line of a picture, in any order, to its end.
    fileprivate mutating func pictureStates() throws(SyntaxError) -> [ElementState] {
        var states: [ElementState] = []
        while let token = current {
            let known = Self.pictureStates
            guard token.kind == .word, let state = ElementState(rawValue: source(of: token)), known.contains(state)
            else {
                throw token.kind == .word
                    ? unknown("state", token, among: known.map(\.rawValue)) : expected("a state")
            }
            guard !states.contains(state) else {
                throw SyntaxError(message: "\(quoted(token)) is said twice", range: token.range)
            }
            states.append(state)
            index += 1
        }
        return Self.pictureStates.filter { states.contains($0) }
    }
}
