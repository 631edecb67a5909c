import WalkthroughLanguage

/// The colours of words, by the protocol's names for kinds of tokens.
enum TokenColour: String, CaseIterable {
    case keyword, type, variable, number, string, parameter, regexp, comment, `operator`

    init(_ kind: ScriptToken.Kind) {
        self =
            switch kind {
            case .keyword: .keyword
            case .role: .type
            case .name: .variable
            case .number: .number
            case .text: .string
            case .parameter: .parameter
            case .pattern: .regexp
            case .comment: .comment
            case .sign: .operator
            }
    }
}

extension ServerSession {
    /// Returns the colours of all words: for each the lines and characters since the one before, its length, its colour
    /// and no modifiers.
    func colours(_ parameters: Parameters.About) throws -> Results.Tokens {
        let document = try document(parameters.textDocument.uri)
        var data: [Int] = []
        var last = Position(line: 0, character: 0)
        for token in ScriptToken.all(in: document.bytes) {
            let range = document.range(token.range)
            let start = range.start
            data.append(start.line - last.line)
            data.append(start.line == last.line ? start.character - last.character : start.character)
            data.append(range.end.character - start.character)
            data.append(TokenColour.allCases.firstIndex(of: TokenColour(token.kind)) ?? 0)
            data.append(0)
            last = start
        }
        return Results.Tokens(data: data)
    }

    /// Returns the lines that can be folded: blocks with their `end`, tables and pictures, comments of several lines.
    func folds(_ parameters: Parameters.About) throws -> [Results.Fold] {
        let document = try document(parameters.textDocument.uri)
        var folds: [Results.Fold] = []
        var blocks: [Int] = []
        var run: (kind: ScriptToken.Kind, start: Int, last: Int)?
        func endRun() {
            guard let ended = run else { return }
            run = nil
            // A table is folded into the line above it.
            let start = ended.kind == .sign ? max(0, ended.start - 1) : ended.start
            guard start < ended.last else { return }
            let kind = ended.kind == .comment ? "comment" : nil
            folds.append(Results.Fold(startLine: start, endLine: ended.last, kind: kind))
        }
        var line = -1
        for token in ScriptToken.all(in: document.bytes) where token.line > line {
            line = token.line
            let word = String(decoding: document.bytes[token.range], as: UTF8.self)
            let kind: ScriptToken.Kind? = token.kind == .comment ? .comment : word == "|" ? .sign : nil
            if let kind, let open = run, open.kind == kind, open.last == line - 1 {
                run?.last = line
                continue
            }
            endRun()
            if let kind { run = (kind, line, line) }
            if ["repeat", "when", "after"].contains(word) {
                blocks.append(line)
            } else if word == "end", let start = blocks.popLast() {
                folds.append(Results.Fold(startLine: start, endLine: line, kind: nil))
            }
        }
        endRun()
        return folds.sorted { ($0.startLine, $0.endLine) < ($1.startLine, $1.endLine) }
    }

    /// Returns the script with its parameters, properties, uses and blocks.
    func symbols(_ parameters: Parameters.About) throws -> [Results.Symbol] {
        let document = try document(parameters.textDocument.uri)
        guard let script = loader().script(document.path) else { return [] }
        func symbol(_ name: String, _ detail: String? = nil, kind: Int, line: Int) -> Results.Symbol {
            let range = document.lineRange(line - 1)
            return Results.Symbol(name: name, detail: detail, kind: kind, range: range, selectionRange: range)
        }
        var children = script.header.parameters.map { parameter in
            symbol(parameter.name.value, parameter.defaultValue, kind: 13, line: parameter.name.location.line)
        }
        children += script.header.properties.map { symbol("\($0)", kind: 25, line: $0.location.line) }
        children += script.uses.map { symbol("use " + $0.path, kind: 12, line: $0.pathLocation.line) }
        children += script.steps.filter { $0.command.opensBlock }
            .map { symbol($0.source, kind: 25, line: $0.location.line) }
        children.sort { $0.range.start.line < $1.range.start.line }
        let title = script.header.title
        var whole = symbol(title?.value.text ?? document.path, kind: 5, line: title?.location.line ?? 1)
        whole.range = document.wholeRange
        whole.children = children
        return [whole]
    }

    /// Returns the lens that runs the script, above its title; none for a script that is not run alone.
    func lenses(_ parameters: Parameters.About) throws -> [Results.Lens] {
        let document = try document(parameters.textDocument.uri)
        guard let header = loader().script(document.path)?.header, !header.isFragment, header.propertiesMark == nil
        else { return [] }
        let command = Results.Command(title: "Run", command: Self.runCommand, arguments: [document.uri])
        return [Results.Lens(range: document.lineRange((header.title?.location.line ?? 1) - 1), command: command)]
    }
}
