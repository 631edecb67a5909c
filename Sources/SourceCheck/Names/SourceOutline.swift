/// The bodies of a file's types and extensions, and which of them surrounds a token.
struct SourceOutline {
    /// One of them.
    struct Body {
        /// The type's own name, without those around it.
        let name: String
        /// What it inherits and conforms to, as written.
        let ancestors: [String]
        /// Whether it is an extension, so that the type may be anybody's.
        let isExtension: Bool
        /// The body around it, in ``SourceOutline/bodies``.
        let outer: Int?
    }

    /// The bodies, in the order in which they open.
    private(set) var bodies: [Body] = []
    /// The innermost body around each token; -1 if there is none.
    private var innermost: [Int32] = []
    /// The innermost brace around each token; -1 if there is none.
    private var braces: [Int32] = []
    /// The bodies by the braces that open them.
    private var bodyOfBrace: [Int: Int] = [:]

    /// The maximum number of nested types that are examined.
    private static let nestingLimit = 16

    init(_ text: SourceText) {
        innermost.reserveCapacity(text.tokens.count)
        braces.reserveCapacity(text.tokens.count)
        var open: [(brace: Int32, body: Int32)] = []
        for place in text.tokens.indices {
            let around = open.last ?? (-1, -1)
            innermost.append(around.body)
            braces.append(around.brace)
            guard text.tokens[place].isReserved else { continue }
            switch text[place] {
            case "struct", "class", "enum", "extension", "actor", "protocol":
                readHead(text, place, outer: around.body < 0 ? nil : Int(around.body))
            case "{": open.append((Int32(place), bodyOfBrace[place].map(Int32.init) ?? around.body))
            case "}": open.removeLast(open.isEmpty ? 0 : 1)
            default: break
            }
        }
    }

    private mutating func readHead(_ text: SourceText, _ place: Int, outer: Int?) {
        guard text.tokens[place].kind == .word, text[place - 1] != ".", text.isWord(place + 1),
            !text.isLabel(place), let brace = text.body(after: place + 1), bodyOfBrace[brace] == nil
        else { return }
        var name = place + 1
        while text[name + 1] == ".", text.isWord(name + 2) { name += 2 }
        var ancestors: [String] = []
        let colon = text.afterGenerics(of: name)
        if text[colon] == ":" {
            for current in colon + 1..<brace where text.isWord(current) && text[current + 1] != "." {
                if text[current] == "where" { break }
                ancestors.append(text[current])
            }
        }
        bodyOfBrace[brace] = bodies.count
        bodies.append(
            Body(name: text[name], ancestors: ancestors, isExtension: text[place] == "extension", outer: outer))
    }

    /// Returns whether the brace at a place opens a body.
    func isBody(_ brace: Int) -> Bool { bodyOfBrace[brace] != nil }

    /// Returns the body whose member is declared at a position; `nil` for a global or a local.
    func owner(of place: Int) -> Body? {
        guard braces.indices.contains(place) else { return nil }
        return bodyOfBrace[Int(braces[place])].map { bodies[$0] }
    }

    /// Returns the innermost brace around a position; `nil` for a global.
    func brace(around place: Int) -> Int? {
        guard braces.indices.contains(place), braces[place] >= 0 else { return nil }
        return Int(braces[place])
    }

    /// Returns the names of the types around a place, the innermost first.
    func types(around place: Int) -> [String] {
        guard innermost.indices.contains(place) else { return [] }
        var names: [String] = []
        var next: Int? = innermost[place] < 0 ? nil : Int(innermost[place])
        while let body = next, names.count < Self.nestingLimit {
            names.append(bodies[body].name)
            next = bodies[body].outer
        }
        return names
    }
}
