/// The variables, properties and parameters of a file, with where they are known and whether they are unordered.
struct ScopedNames {
    /// One of them.
    struct Declaration {
        let name: String
        /// The tokens in which it is known.
        let scope: Range<Int>
        /// Whether it is a property of a type.
        let isMember: Bool
        /// Whether it is a Set or a Dictionary.
        let isUnordered: Bool
    }

    /// The file.
    private let text: SourceText
    /// Tells types that are a Set or a Dictionary.
    private let types: UnorderedType
    /// What the file declares, in the order in which it stands there.
    private(set) var declarations: [Declaration] = []
    /// The places of the same in ``declarations``, by name.
    private var places: [String: [Int]] = [:]
    /// Braces that hold the members of a type, by where they open.
    private var typeBodies: Set<Int> = []
    /// The braces around the token that is read, by where they open.
    private var open: [Int] = []

    /// How many declarations of one name are compared.
    private static let sameNameLimit = 64

    init(_ text: SourceText, _ names: DeclaredNames) {
        self.text = text
        types = UnorderedType(text, names)
        for place in text.tokens.indices { read(place) }
    }

    /// Returns whether a name at a place is unordered; `nil` where the file does not declare it there.
    ///
    /// - Parameter isMember: whether it stands after `self.`, so that only properties are meant.
    func isUnordered(_ name: String, at place: Int, isMember: Bool) -> Bool? {
        (places[name] ?? []).suffix(Self.sameNameLimit).map { declarations[$0] }
            .filter { $0.scope.contains(place) && (!isMember || $0.isMember) }
            .min { $0.scope.count < $1.scope.count }?.isUnordered
    }

    private mutating func read(_ place: Int) {
        switch text[place] {
        case "{":
            open.append(place)
            readClosureParameters(place)
        case "}": open.removeLast(open.isEmpty ? 0 : 1)
        case "struct", "class", "enum", "extension", "actor", "protocol":
            guard text[place - 1] != ".", text.isWord(place + 1) else { return }
            if let body = body(after: place + 1) { typeBodies.insert(body) }
        case "let", "var": if text[place - 1] != "." { readVariable(place) }
        case "func", "init", "subscript": readParameters(place)
        case "for" where text[place - 1] != ".": readLoop(place)
        default: break
        }
    }

    /// The brace that opens the body of what is declared at a place; `nil` where it has none.
    private func body(after place: Int) -> Int? {
        var current = place
        while current < text.tokens.count, current < place + 200 {
            switch text[current] {
            case "{": return current
            case "(", "[": current = text.partner(of: current) ?? current
            case "}", ";", "func", "var", "let", "case": return nil
            default: break
            }
            current += 1
        }
        return nil
    }

    private mutating func add(_ name: String, _ isUnordered: Bool, in scope: Range<Int>, isMember: Bool = false) {
        places[name, default: []].append(declarations.count)
        declarations.append(Declaration(name: name, scope: scope, isMember: isMember, isUnordered: isUnordered))
    }

    /// The tokens of the block that opens at a brace.
    private func block(_ brace: Int?) -> Range<Int>? {
        guard let brace, let end = text.partner(of: brace) else { return nil }
        return brace..<end
    }

    private mutating func readVariable(_ place: Int) {
        let isCondition = ["if", "while"].contains(text[place - 1])
        let outer = open.last
        let around = block(outer) ?? (outer ?? 0)..<text.tokens.count
        let scope = isCondition ? block(body(after: place + 1)).map { place..<$0.upperBound } ?? around : around
        if text[place + 1] == "(", let end = text.partner(of: place + 1) {
            for name in place + 2..<end where text.isWord(name) { add(text[name], false, in: scope) }
            return
        }
        guard text.isWord(place + 1) else { return }
        let isMember = outer.map(typeBodies.contains) ?? false
        switch text[place + 2] {
        case ":": add(text[place + 1], types.isType(place + 3), in: scope, isMember: isMember)
        case "=": add(text[place + 1], isMade(place + 3), in: scope, isMember: isMember)
        // `if let name {` is the same thing under the same name.
        default: break
        }
    }

    /// Whether the expression at a place is unordered: what makes one, and what keeps it so.
    private func isMade(_ place: Int) -> Bool {
        guard var current = types.afterMaking(place) else { return false }
        while text[current] == "." {
            guard UnorderedSearch.keeping.contains(text[current + 1]) else { return false }
            current += 2
            while ["(", "{"].contains(text[current]), let end = text.partner(of: current) { current = end + 1 }
        }
        return text[current] != "["
    }

    private mutating func readParameters(_ place: Int) {
        var current = place + 1
        if text.isWord(current) { current += 1 }
        if text[current] == "<" { current = text.afterGenerics(of: current - 1) }
        guard text[current] == "(", let end = text.partner(of: current), let scope = block(body(after: end + 1)) else {
            return
        }
        for colon in current + 1..<end where text[colon] == ":" && text.isWord(colon - 1) {
            guard ["(", ","].contains(text[colon - 2]) || text.isWord(colon - 2) else { continue }
            add(text[colon - 1], types.isType(colon + 1), in: current..<scope.upperBound)
        }
    }

    private mutating func readLoop(_ place: Int) {
        guard let keyword = Self.keywordIn(text, of: place), let scope = block(body(after: keyword)) else { return }
        for name in place + 1..<keyword where text.isWord(name) { add(text[name], false, in: scope) }
    }

    /// Returns the place of the `in` that belongs to a `for`.
    static func keywordIn(_ text: SourceText, of place: Int) -> Int? {
        (place + 1..<min(place + 40, text.tokens.count)).first { text[$0] == "in" }
    }

    /// Notes the parameters before the `in` of a closure.
    private mutating func readClosureParameters(_ place: Int) {
        guard let scope = block(place) else { return }
        var current = place + 1
        var names: [Int] = []
        while current < scope.upperBound, current < place + 60 {
            switch text[current] {
            case "in":
                for name in names {
                    let isTyped = text[name + 1] == ":"
                    add(text[name], isTyped && types.isType(name + 2), in: scope)
                }
                return
            case "[": current = text.partner(of: current) ?? current
            case "{", "}", "=", ";", "for", "let", "var", "func", "if", "return": return
            case _ where text.isWord(current) && ["{", "(", ",", "]"].contains(text[current - 1]): names.append(current)
            default: break
            }
            current += 1
        }
    }
}
