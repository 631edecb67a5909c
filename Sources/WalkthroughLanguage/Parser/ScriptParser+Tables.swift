import HeadlessUIKit

extension ScriptParser {
    mutating func tableLine() throws(SyntaxError) {
        switch table {
        case .none:
            // The error is reported once for all lines of the table.
            table = .dropped
            throw SyntaxError(
                message: "this line belongs to no table", range: parser.lexer.tokens[0].range,
                help: "write lines with a bar directly below `examples` or `expect screen matches`")
        case .dropped: return
        case .examples(var examples):
            table = .none
            defer { table = .examples(examples) }
            try examplesLine(&examples)
        case .picture(let item, var builder):
            let (isRewritten, isRewritable) = (rewritesTable, isRewritable)
            table = .none
            builder.extend(to: parser.lexer.line)
            defer { table = .picture(item, builder) }
            do throws(SyntaxError) {
                builder.append(try pictureLine(&builder))
            } catch {
                guard isRewritten else { throw isRewritable ? Self.advising(error) : error }
                builder.append(unreadableLine())
            }
        }
    }

    /// Returns an error in a picture's line, with the advice to update the picture.
    static func advising(_ error: SyntaxError) -> SyntaxError {
        var error = error
        error.help = (error.help.map { $0 + "; " } ?? "") + StepChecker.pictureAdvice
        return error
    }

    /// Skips a line that begins with a bar and cannot be split into tokens.
    mutating func passOverTableLine() {
        switch table {
        case .none, .dropped: break
        case .examples(var examples):
            passOver(&examples)
            table = .examples(examples)
        case .picture(let item, var builder):
            let tokens = parser.lexer.tokens
            if rewritesTable {
                builder.extend(to: parser.lexer.line)
                builder.append(unreadableLine())
            }
            if tokens.count > 1 { _ = builder.depth(for: tokens[1].start - tokens[0].end) }
            table = .picture(item, builder)
        }
    }

    /// Records a blank line, which ends the table; a line with a bar after it was probably meant for the table.
    mutating func noteBlankLine() {
        switch table {
        case .none: break
        case .dropped: table = .none
        case .picture, .examples: blankLine = blankLine ?? parser.lexer.line
        }
    }

    /// Reports the blank line before a line with a bar; other errors of the line are still reported.
    mutating func reportBlankLine() {
        guard let line = blankLine, let bar = parser.lexer.tokens.first else { return }
        blankLine = nil
        let name = if case .picture = table { "picture" } else { "table of `examples`" }
        report(
            SyntaxError(
                message: "line \(line) is blank, and a blank line ends the \(name)", range: bar.range,
                help: "remove the blank line, or replace it by a comment"))
    }

    mutating func closeTable() {
        blankLine = nil
        switch table {
        case .none, .dropped: break
        case .examples(let examples): finish(examples)
        case .picture(.step(var step), let builder):
            step.command = builder.finish(step.command)
            step.hasParameters = step.hasParameters || builder.hasParameters
            step.namesApp = true
            add(.step(step))
        case .picture(.block(var block), let builder):
            block.opener.command = builder.finish(block.opener.command)
            block.opener.hasParameters = block.opener.hasParameters || builder.hasParameters
            block.opener.namesApp = true
            add(.block(block))
        }
        table = .none
    }

    /// Returns a placeholder for a line of a picture that cannot be parsed and will be updated.
    private mutating func unreadableLine() -> Picture.Line {
        let bar = parser.lexer.tokens[0]
        return Picture.Line(
            depth: 0, role: .text, source: parser.source(bar.end..<max(bar.end, parser.lexer.lineEnd)),
            isReadable: false, location: parser.location(of: bar.start))
    }

    private mutating func pictureLine(_ builder: inout PictureBuilder) throws(SyntaxError) -> Picture.Line {
        let bar = parser.lexer.tokens[0]
        parser.index = 1
        let words = LineParser.roleWords
        guard let token = parser.current, token.kind == .word else {
            throw parser.expected("a role", help: "one of: \(words.joined(separator: " "))")
        }
        // The depth is computed first, because the next lines depend on it even if this line has an error.
        let depth = builder.depth(for: token.start - bar.end)
        guard let role = token.role else { throw parser.unknown("role", token, among: words) }
        guard let depth else {
            throw SyntaxError(
                message: "this indentation matches none of the lines above", range: token.range,
                help: "indent an element inside another by two more spaces")
        }
        parser.index += 1
        let end = parser.lexer.tokens.last?.end ?? token.end
        var line = Picture.Line(
            depth: depth, role: role, source: parser.source(token.start..<end),
            location: parser.location(of: token.start))
        line.name = try parser.pictureName(role)
        if parser.consume(.value) { line.value = try parser.matcher("a value in quotes") }
        line.states = try parser.pictureStates(role)
        if parser.hasParameters { builder.hasParameters = true }
        return line
    }
}

extension LineParser {
    static let roleWords = ElementRole.allCases.map(\.rawValue)

    /// The states that a picture shows, in their order.
    private static let pictureStates: [ElementState] = [.selected, .on, .off, .disabled, .focused]

    /// Parses the label, its pattern or the identifier in a line of a picture.
    fileprivate mutating func pictureName(_ role: ElementRole) throws(SyntaxError) -> ElementQuery.Name? {
        guard let token = current else { return nil }
        switch token.kind {
        case .text:
            let label = try text("a label")
            guard label.text.isEmpty else { return .label(label) }
            throw SyntaxError(
                message: "no element on screen has an empty label", range: token.range,
                help: "write `\(role.rawValue)` alone if it has no label, or with its identifier")
        case .pattern, .identifier: return try quotedName()
        case .word:
            let word = source(of: token)
            guard word != "value", ElementState(rawValue: word) == nil else { return nil }
            index += 1
            return .identifier(word)
        default: return nil
        }
    }

    /// Parses the states in a line of a picture, in any order; each must be possible for the role.
    fileprivate mutating func pictureStates(_ role: ElementRole) throws(SyntaxError) -> [ElementState] {
        let first = index
        let states = try writtenStates()
        let possible = Self.states(of: role)
        if let offset = states.firstIndex(where: { !possible.contains($0) }) {
            throw SyntaxError(
                message: "`\(role.rawValue)` elements are never `\(states[offset].rawValue)`",
                range: lexer.tokens[first + offset].range,
                help: "it can be: \(possible.map(\.rawValue).joined(separator: " "))")
        }
        let isOn = states.filter { $0 == .on || $0 == .off }
        if role == .switch, isOn.count != 1 {
            let end = lexer.tokens[index - 1].end
            throw SyntaxError(
                message: isOn.isEmpty
                    ? "a switch is always `on` or `off`" : "a switch cannot be `on` and `off` at once",
                range: isOn.isEmpty ? end..<end : lexer.tokens[first].start..<end,
                help: isOn.isEmpty ? "write one of them after it" : "keep one of them")
        }
        return Self.pictureStates.filter { states.contains($0) }
    }

    private static func states(of role: ElementRole) -> [ElementState] {
        pictureStates.filter { state in
            switch state {
            case .on, .off: role == .switch
            case .focused: role == .field
            default: true
            }
        }
    }

    /// Parses the states of a line as they are written; none may be repeated.
    private mutating func writtenStates() throws(SyntaxError) -> [ElementState] {
        var states: [ElementState] = []
        while let token = current {
            let known = Self.pictureStates
            guard token.kind == .word, let state = ElementState(rawValue: source(of: token)), known.contains(state)
            else {
                throw token.kind == .word
                    ? unknown("state", token, among: known.map(\.rawValue))
                    : expected("a state", help: "a value comes after the word `value`: value \"swi\"")
            }
            guard !states.contains(state) else {
                throw SyntaxError(message: "\(quoted(token)) is written twice", range: token.range)
            }
            states.append(state)
            index += 1
        }
        return states
    }
}
