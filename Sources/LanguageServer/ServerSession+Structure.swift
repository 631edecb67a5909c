import WalkthroughLanguage

extension ServerSession {
    /// Returns five numbers for each word: lines and characters since the previous word, length, colour, no modifiers.
    func colours(_ parameters: Parameters.About) throws -> [String: [Int]] {
        let document = try document(parameters.textDocument.uri)
        var data: [Int] = []
        var last = Position(line: 0, character: 0)
        for token in ScriptToken.all(in: document.bytes) {
            let range = document.range(token.range)
            let start = range.start
            data += [
                start.line - last.line, start.line == last.line ? start.character - last.character : start.character,
                range.end.character - start.character, ScriptToken.Kind.allCases.firstIndex(of: token.kind) ?? 0, 0,
            ]
            last = start
        }
        return ["data": data]
    }

    /// Returns the lines that can be folded: blocks with their `end`, tables and pictures, comments of several lines.
    func folds(_ parameters: Parameters.About) throws -> [Results.Fold] {
        let document = try document(parameters.textDocument.uri)
        var folds: [Results.Fold] = []
        var blocks: [Int] = []
        // The lines of bars or of comments that follow each other.
        var group: (sign: String, start: Int, end: Int)?
        func endGroup() {
            guard let ended = group else { return }
            let kind = ended.sign == "#" ? "comment" : nil
            folds.append(Results.Fold(startLine: ended.start, endLine: ended.end, kind: kind))
        }
        var line = -1
        for token in ScriptToken.all(in: document.bytes) where token.line > line {
            line = token.line
            let word = String(decoding: document.bytes[token.range], as: UTF8.self)
            let sign = token.kind == .comment ? "#" : word
            if let open = group, open.sign == sign, open.end == line - 1 {
                group?.end = line
                continue
            }
            endGroup()
            // A table is folded into the line above it.
            group = sign == "#" ? (sign, line, line) : sign == "|" ? (sign, max(0, line - 1), line) : nil
            if ["repeat", "when", "after"].contains(word) {
                blocks.append(line)
            } else if word == "end", let start = blocks.popLast() {
                folds.append(Results.Fold(startLine: start, endLine: line))
            }
        }
        endGroup()
        return folds.filter { $0.startLine < $0.endLine }
            .sorted { ($0.startLine, $0.endLine) < ($1.startLine, $1.endLine) }
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
        let line = (header.title?.location.line ?? 1) - 1
        return [Results.Lens(range: document.lineRange(line), command: .init(arguments: [document.uri]))]
    }
}
