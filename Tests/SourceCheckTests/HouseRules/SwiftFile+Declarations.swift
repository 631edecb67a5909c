@testable import SourceCheck

extension SwiftFile {
    /// A declaration that begins a line.
    struct Declaration {
        let keyword: String
        let name: String
        /// Whether its own modifiers show it to other targets.
        let isShown: Bool
        /// The index of its first token.
        let token: Int
        let line: Int
        /// The index of the declaration whose brace is around it.
        var parent: Int?

        var isType: Bool { ["class", "struct", "enum", "protocol", "actor"].contains(keyword) }
    }

    private static let keywords: Set<String> = [
        "class", "struct", "enum", "protocol", "actor", "extension", "func", "var", "let", "init", "deinit",
        "subscript", "typealias", "associatedtype", "case", "macro", "import",
    ]

    func findDeclarations() -> [Declaration] {
        text.tokens.indices.filter { text.tokens[$0].beginsLine }.reduce(into: []) { found, index in
            let brace = text.opener(around: index)
            guard brace == nil || text[brace ?? 0] == "{", var declaration = declaration(at: index) else { return }
            declaration.parent = brace.flatMap { brace in
                found.lastIndex { $0.token < brace && text.opener(around: $0.token) == text.opener(around: brace) }
            }
            found.append(declaration)
        }
    }

    /// Returns the declaration that begins at a token, if its keyword is in the same line.
    private func declaration(at first: Int) -> Declaration? {
        var (index, isShown) = (first, false)
        while index == first || text.tokens.indices.contains(index) && !text.tokens[index].beginsLine {
            let word = text[index]
            if Self.keywords.contains(word), word != "class" || !Self.keywords.contains(text[index + 1]) {
                let points = stride(from: index + 2, to: text.tokens.count, by: 2).prefix { text[$0] == "." }
                let name = points.reduce(text[index + 1]) { $0 + "." + text[$1 + 1] }
                let line = lineNumber(of: first)
                return Declaration(keyword: word, name: name, isShown: isShown, token: first, line: line)
            }
            guard word == "@" || text.isWord(index) else { return nil }
            index += word == "@" ? 2 : 1
            if text[index] == "(" {
                index = (text.partner(of: index) ?? index) + 1
            } else if ["open", "public", "package"].contains(word) {
                isShown = true
            }
        }
        return nil
    }

    private func parent(of declaration: Declaration) -> Declaration? { declaration.parent.map { declarations[$0] } }

    /// Returns the lines of what crosses a target, also as a case or a requirement, if its abstract has a wrong length.
    func crossing(withAbstractOf isWrong: (Int) -> Bool) -> [Int] {
        declarations.filter { declaration in
            let parent = parent(of: declaration)
            let isPart = parent?.keyword == "protocol" || parent?.keyword == "enum" && declaration.keyword == "case"
            let isShown = isPart ? parent?.isShown == true : declaration.isShown
            return isShown && !["deinit", "extension", "import"].contains(declaration.keyword)
        }.map(\.line).filter { line in
            let last = (0..<line).last { !self.line($0).hasPrefix("@") } ?? 0
            let abstract = docComment(endingAt: last).prefix { !$0.isEmpty && !$0.hasPrefix("- ") }
            return isWrong(abstract.joined(separator: " ").unicodeScalars.count)
        }
    }

    /// The lines of weak and unowned properties without a reason: in a comment above, above neighbours, or above the type.
    var unexplainedReferences: [Int] {
        declarations.filter { property in
            guard ["let", "var"].contains(property.keyword), !property.isShown,
                let type = parent(of: property), type.isType,
                !words(ofLine: property.line).isDisjoint(with: ["weak", "unowned"])
            else { return false }
            let above = (type.line + 1...property.line).reversed().prefix { !line($0).isEmpty }
            return !above.contains { line($0).hasPrefix("///") }
                && !docComment(endingAt: type.line - 1).contains { $0.contains(/weak|unowned/) }
        }.map(\.line)
    }

    /// Whether the file's name is that of a type, an extension or a function in it, or of a module of functions only.
    var isNamedForItsContent: Bool {
        let top = declarations.filter { text.opener(around: $0.token) == nil && $0.keyword != "import" }
        let nested = declarations.filter { $0.isType && parent(of: $0)?.keyword == "extension" }
        return base == "main"
            || top.contains { $0.name == base.prefix { $0 != "+" } || $0.keyword == "func" && $0.name == base }
            || nested.contains { "\(parent(of: $0)?.name ?? "").\($0.name)" == base }
            || path == "Sources/\(base)/\(base).swift" && top.allSatisfy { ["func", "typealias"].contains($0.keyword) }
    }
}
