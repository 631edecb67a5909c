/// The variables, properties and parameters of the sources that are declared as a `Set` or a `Dictionary`.
struct UnorderedNames {
    /// A declaration of a name.
    fileprivate struct Declaration {
        /// The tokens of the block in which the name is known.
        let scope: Range<Int>
        /// Whether it is a Set or a Dictionary.
        let isUnordered: Bool
    }

    /// The declarations of each file, by name.
    private var files: [[String: [Declaration]]] = []
    /// The names of properties of types; true if all properties of that name are a Set or a Dictionary.
    private var properties: [String: Bool] = [:]

    /// Takes what files declare.
    init(_ sources: [SourceText]) {
        for text in sources {
            var names: [String: [Declaration]] = [:]
            for place in text.tokens.indices where text.tokens[place].isReserved {
                let scope = text.scope(ofDeclarationAt: place)
                for (name, isUnordered) in text.declarations(at: place) {
                    names[name, default: []].append(Declaration(scope: scope, isUnordered: isUnordered))
                    guard ["let", "var"].contains(text[place]), text.isTypeBody(scope.lowerBound) else { continue }
                    properties[name] = isUnordered && properties[name] ?? true
                }
            }
            files.append(names)
        }
    }

    /// Returns whether a name in a file is a Set or a Dictionary: by the declaration with the narrowest block,
    /// or else by the properties of that name in all files.
    func contains(_ name: String, at place: Int, inFile number: Int) -> Bool {
        let known = (files[number][name] ?? []).filter { $0.scope.contains(place) }
        return known.min { $0.scope.count < $1.scope.count }?.isUnordered ?? properties[name] ?? false
    }
}

extension SourceText {
    /// How many tokens the head of a declaration, a loop or a closure may take.
    private static let headLimit = 60

    /// The block in which what is declared at a keyword or a brace is known, its brace first.
    fileprivate func scope(ofDeclarationAt place: Int) -> Range<Int> {
        var brace: Int? = place
        switch self[place] {
        case "{": break
        case "func", "init", "subscript", "for":
            brace = (place..<min(place + Self.headLimit, tokens.count)).first { self[$0] == "{" }
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

    /// The names declared by the keyword or brace at a place, and whether each is a Set or a Dictionary.
    fileprivate func declarations(at place: Int) -> [(name: String, isUnordered: Bool)] {
        guard self[place - 1] != "." else { return [] }
        switch self[place] {
        case "let", "var": return variables(at: place)
        case "func", "init", "subscript":
            let limit = min(place + Self.headLimit, tokens.count)
            return (place..<limit).first { self[$0] == "(" }.map(parameters) ?? []
        case "for", "{": return names(from: place + 1, to: ["in"]).map { ($0, false) }
        default: return []
        }
    }

    private func variables(at place: Int) -> [(name: String, isUnordered: Bool)] {
        guard isWord(place + 1), self[place + 2] != "(", self[place - 1] != "case", self[place - 1] != "catch" else {
            return names(from: place + 1, to: ["=", ":"]).map { ($0, false) }
        }
        switch self[place + 2] {
        case ":": return [(self[place + 1], isUnorderedType(at: place + 3))]
        case "=":
            let end = afterMakingUnordered(place + 3)
            let isWhole = end.map { end in
                !tokens.indices.contains(end) || tokens[end].beginsLine || [";", "}", "{", ","].contains(self[end])
            }
            return [(self[place + 1], isWhole ?? false)]
        default: return [(self[place + 1], false)]
        }
    }

    private func parameters(in open: Int) -> [(name: String, isUnordered: Bool)] {
        guard let end = partner(of: open) else { return [] }
        return (open + 1..<end).filter { self[$0] == ":" && isWord($0 - 1) && opener(around: $0) == open }.map {
            (self[$0 - 1], isUnorderedType(at: $0 + 1))
        }
    }

    /// The words from a place up to the end of a pattern or a list of parameters; empty if its line has no such end.
    private func names(from start: Int, to ends: Set<String>) -> [String] {
        var names: [String] = []
        for place in start..<min(start + Self.headLimit, tokens.count) {
            if ends.contains(self[place]) { return names }
            if tokens[place].beginsLine || ["{", "}", ";", "="].contains(self[place]) { break }
            if isWord(place) { names.append(self[place]) }
        }
        return []
    }
}
