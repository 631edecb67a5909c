/// The types and functions that the checked sources declare; they hide the library's names.
struct DeclaredNames {
    /// The names of all functions and methods.
    private(set) var methods: Set<String> = []
    /// The names of types, also nested ones, that are visible in all files.
    private var types: Set<String> = []
    /// The names of global functions that are visible in all files.
    private var functions: Set<String> = []
    /// For each file, the names of all its types, and of all its functions and methods.
    private var files: [(types: Set<String>, functions: Set<String>)] = []

    init(_ sources: [SourceText]) {
        for text in sources {
            var own: (types: Set<String>, functions: Set<String>) = ([], [])
            for index in text.tokens.indices where text.tokens[index].isReserved && text.isWord(index + 1) {
                guard text[index - 1] != ".", !text.isLabel(index) else { continue }
                let name = text[index + 1]
                let isPrivate = ["private", "fileprivate"].contains(text[index - 1])
                switch text[index] {
                case "struct", "class", "enum", "protocol", "actor", "associatedtype", "typealias":
                    if Self.isAliasOfItself(text, at: index + 1) { continue }
                    own.types.insert(name)
                    if !isPrivate { types.insert(name) }
                case "func":
                    own.functions.insert(name)
                    if !isPrivate, text.depth(at: index) == 0 { functions.insert(name) }
                default: break
                }
            }
            methods.formUnion(own.functions)
            files.append(own)
        }
    }

    /// Returns whether a name in a file is a type that the sources declare.
    func isOwnType(_ name: String, inFile number: Int) -> Bool {
        types.contains(name) || files[number].types.contains(name)
    }

    /// Returns whether a function that is called in a file is declared in the sources.
    func isOwnFunction(_ name: String, inFile number: Int) -> Bool {
        functions.contains(name) || files[number].functions.contains(name)
    }

    /// Returns whether an alias is `typealias Task = _Concurrency.Task`; the name then means the library's type.
    private static func isAliasOfItself(_ text: SourceText, at name: Int) -> Bool {
        text.matches(name + 1, "=") && text.matches(name + 3, ".", text[name])
    }
}

/// The variables, properties and parameters in the sources that are declared as a `Set` or a `Dictionary`.
struct UnorderedNames {
    fileprivate struct Declaration {
        /// The tokens of the block in which the name is visible.
        let scope: Range<Int>
        /// Whether it is a Set or a Dictionary.
        let isUnordered: Bool
    }

    private var files: [[String: [Declaration]]] = []
    /// The names of the types' properties; true if every property of that name is a Set or a Dictionary.
    private var properties: [String: Bool] = [:]

    init(_ sources: [SourceText]) {
        for text in sources {
            var names: [String: [Declaration]] = [:]
            for index in text.tokens.indices where text.tokens[index].isReserved {
                let scope = text.scope(ofDeclarationAt: index)
                for (name, isUnordered) in text.declarations(at: index) {
                    names[name, default: []].append(Declaration(scope: scope, isUnordered: isUnordered))
                    guard ["let", "var"].contains(text[index]), text.isTypeBody(scope.lowerBound) else { continue }
                    properties[name] = isUnordered && properties[name] ?? true
                }
            }
            files.append(names)
        }
    }

    /// Returns whether a name is a Set or a Dictionary: by its declaration in the innermost block, else by the
    /// properties of that name in all files.
    func contains(_ name: String, at index: Int, inFile number: Int) -> Bool {
        let known = (files[number][name] ?? []).filter { $0.scope.contains(index) }
        return known.min { $0.scope.count < $1.scope.count }?.isUnordered ?? properties[name] ?? false
    }
}

extension SourceText {
    /// The longest head of a declaration, a loop or a closure that is searched, in tokens.
    private static let headLimit = 60

    /// Returns the block in which a declaration is visible, from its opening brace on.
    fileprivate func scope(ofDeclarationAt index: Int) -> Range<Int> {
        var brace: Int? = index
        switch self[index] {
        case "{": break
        case "func", "init", "subscript", "for":
            brace = (index..<min(index + Self.headLimit, tokens.count)).first { self[$0] == "{" }
        default:
            repeat { brace = brace.flatMap(opener) } while brace.map { self[$0] != "{" } ?? false
        }
        guard let brace, let end = partner(of: brace) else { return 0..<tokens.count }
        return brace..<end
    }

    /// Returns whether a brace opens the body of a type or an extension.
    fileprivate func isTypeBody(_ brace: Int) -> Bool {
        guard self[brace] == "{" else { return false }
        let head = (max(0, brace - Self.headLimit)..<brace).reversed().prefix { !["{", "}", ";"].contains(self[$0]) }
        return head.contains { ["struct", "class", "enum", "extension", "actor"].contains(self[$0]) }
    }

    /// Returns the names that the keyword or brace at an index declares, and whether each is a Set or a Dictionary.
    fileprivate func declarations(at index: Int) -> [(name: String, isUnordered: Bool)] {
        guard self[index - 1] != "." else { return [] }
        switch self[index] {
        case "let", "var": return variables(at: index)
        case "func", "init", "subscript":
            let limit = min(index + Self.headLimit, tokens.count)
            return (index..<limit).first { self[$0] == "(" }.map(parameters) ?? []
        case "for", "{": return names(from: index + 1, to: ["in"]).map { ($0, false) }
        default: return []
        }
    }

    private func variables(at index: Int) -> [(name: String, isUnordered: Bool)] {
        guard isWord(index + 1), self[index + 2] != "(", self[index - 1] != "case", self[index - 1] != "catch" else {
            return names(from: index + 1, to: ["=", ":"]).map { ($0, false) }
        }
        switch self[index + 2] {
        case ":": return [(self[index + 1], isUnorderedType(at: index + 3))]
        case "=":
            let end = afterMakingUnordered(index + 3)
            let isWhole = end.map { end in
                !tokens.indices.contains(end) || tokens[end].beginsLine || [";", "}", "{", ","].contains(self[end])
            }
            return [(self[index + 1], isWhole ?? false)]
        default: return [(self[index + 1], false)]
        }
    }

    private func parameters(in open: Int) -> [(name: String, isUnordered: Bool)] {
        guard let end = partner(of: open) else { return [] }
        return (open + 1..<end).filter { self[$0] == ":" && isWord($0 - 1) && opener(around: $0) == open }.map {
            (self[$0 - 1], isUnorderedType(at: $0 + 1))
        }
    }

    /// Returns the words from an index to the end of a pattern or a parameter list; empty if the line has no such end.
    private func names(from start: Int, to ends: Set<String>) -> [String] {
        var names: [String] = []
        for index in start..<min(start + Self.headLimit, tokens.count) {
            if ends.contains(self[index]) { return names }
            if tokens[index].beginsLine || ["{", "}", ";", "="].contains(self[index]) { break }
            if isWord(index) { names.append(self[index]) }
        }
        return []
    }
}
