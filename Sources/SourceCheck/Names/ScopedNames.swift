/// The variables, properties and parameters of a file, with where they are known.
struct ScopedNames {
    /// One of them.
    struct Declaration {
        let name: String
        /// The tokens in which it is known.
        let scope: Range<Int>
        /// Whether it is a property of a type.
        let isMember: Bool
        /// Its type, if that is a name alone.
        let type: String?
        /// Whether its type, or its first value, says that it is a Set or a Dictionary.
        let isUnordered: Bool
    }

    /// The file.
    private let text: SourceText
    /// The bodies of the file's types.
    private let outline: SourceOutline
    /// What the file declares, in the order in which it stands there.
    private(set) var declarations: [Declaration] = []
    /// The places of the same in ``declarations``, by name.
    private var places: [String: [Int]] = [:]
    /// The names of the file's properties; true if all properties of that name are unordered.
    private(set) var members: [String: Bool] = [:]

    /// How many declarations of one name are compared.
    private static let sameNameLimit = 64
    /// What stands before a declaration that is a condition.
    private static let heads: Set<String> = ["if", "while", "guard", ","]

    init(_ text: SourceText, _ outline: SourceOutline) {
        (self.text, self.outline) = (text, outline)
        for place in text.tokens.indices where text.tokens[place].isReserved { read(place) }
    }

    /// Returns the type of a name at a place, if it is written as a name alone.
    func type(of name: String, at place: Int) -> String? {
        declaration(of: name, at: place, isMember: text[place - 3] == "self")?.type
    }

    /// Returns whether the file declares a variable of that name that is known at a place.
    func declares(_ name: String, at place: Int) -> Bool {
        declaration(of: name, at: place, isMember: false) != nil
    }

    /// Returns the declaration with the narrowest scope around a place.
    ///
    /// - Parameter isMember: whether the name stands after `self.`, so that only properties are meant.
    func declaration(of name: String, at place: Int, isMember: Bool) -> Declaration? {
        guard let places = places[name] else { return nil }
        var narrowest: (index: Int, count: Int)?
        for index in places.suffix(Self.sameNameLimit) where declarations[index].scope.contains(place) {
            let count = declarations[index].scope.count
            guard !isMember || declarations[index].isMember, count < narrowest?.count ?? .max else { continue }
            narrowest = (index, count)
        }
        return narrowest.map { declarations[$0.index] }
    }

    private mutating func read(_ place: Int) {
        switch text[place] {
        case "{": readClosureParameters(place)
        case "let", "var": if text[place - 1] != "." { readVariable(place) }
        case "func", "init", "subscript": readParameters(place)
        case "for" where text[place - 1] != ".": readLoop(place)
        default: break
        }
    }

    private mutating func add(
        _ name: String, in scope: Range<Int>, isMember: Bool = false, type: String? = nil, isUnordered: Bool = false
    ) {
        places[name, default: []].append(declarations.count)
        declarations.append(
            Declaration(name: name, scope: scope, isMember: isMember, type: type, isUnordered: isUnordered))
        if isMember { members[name] = isUnordered && members[name] ?? true }
    }

    /// The tokens of the block that opens at a brace.
    private func block(_ brace: Int?) -> Range<Int>? {
        guard let brace, let end = text.partner(of: brace) else { return nil }
        return brace..<end
    }

    private mutating func readVariable(_ place: Int) {
        let brace = outline.brace(around: place)
        let scope = block(brace) ?? (brace ?? 0)..<text.tokens.count
        let isInPattern = text.opener(around: place).map { text[$0] == "(" } ?? false
        if isInPattern || text[place + 1] == "(" || ["case", "catch"].contains(text[place - 1]) {
            return readPattern(place, in: place..<scope.upperBound)
        }
        let isMember = brace.map(outline.isBody) ?? false
        var name = place + 1
        while text.isWord(name), let end = read(name, isHead: Self.heads.contains(text[place - 1]), scope, isMember) {
            guard text[end] == ",", !["let", "var", "case"].contains(text[end + 1]) else { return }
            name = end + 1
        }
    }

    /// Reads the names that a pattern binds: `let (a, b)`, `let .loaded(tags)`, `let tags`.
    ///
    /// They are known up to the end of the block around, though a condition's are known in its own block only.
    private mutating func readPattern(_ place: Int, in scope: Range<Int>) {
        let open = (place + 1...place + 4).first { text[$0] == "(" && ($0 == place + 1 || text[$0 - 2] == ".") }
        guard let open, let end = text.partner(of: open) else {
            if text.isWord(place + 1) { add(text[place + 1], in: scope) }
            return
        }
        for name in open + 1..<end where text.isWord(name) { add(text[name], in: scope) }
    }

    /// Reads one name of a declaration; returns the place after it, or nil if it has neither type nor value.
    private mutating func read(_ name: Int, isHead: Bool, _ scope: Range<Int>, _ isMember: Bool) -> Int? {
        let isShort = isHead && ["{", ",", "else"].contains(text[name + 1])
        let end = isShort ? name + 1 : text.endOfExpression(at: name + 2, isHead: isHead)
        // A local is visible only after its initial value, in which the name has its former meaning:
        // `let tags = tags.sorted()`.
        let known = isMember || text.depth(at: name) == 0 ? scope : min(end, scope.upperBound)..<scope.upperBound
        switch text[name + 1] {
        case ":":
            add(
                text[name], in: known, isMember: isMember, type: typeName(at: name + 2),
                isUnordered: text.isUnorderedType(at: name + 2))
        case "=":
            let isMade = text[text.afterGenerics(of: name + 2)] == "("
            add(
                text[name], in: known, isMember: isMember, type: isMade ? typeName(at: name + 2) : nil,
                isUnordered: makesUnordered(name + 2..<max(end, name + 2)))
        case _ where isShort: add(text[name], in: known)
        default: return nil
        }
        return end
    }

    /// Whether a first value makes a Set or a Dictionary: `Set(names)`, `Dictionary(grouping: names) { … }`.
    private func makesUnordered(_ value: Range<Int>) -> Bool {
        guard let end = text.afterMakingUnordered(value.lowerBound) else { return false }
        return end == value.upperBound || text[end] == "{" && text.partner(of: end) == value.upperBound - 1
    }

    /// The name that stands as a type at a place; `nil` if that is no name alone.
    private func typeName(at place: Int) -> String? {
        var place = place
        while ["any", "some", "inout", "sending", "borrowing", "consuming"].contains(text[place]) { place += 1 }
        while text[place + 1] == ".", text.isWord(place + 2) { place += 2 }
        guard text.isWord(place), let first = text[place].first, first.isUppercase else { return nil }
        return text[place]
    }

    private mutating func readParameters(_ place: Int) {
        var current = place + 1
        if text.isWord(current) { current += 1 }
        if text[current] == "<" { current = text.afterGenerics(of: current - 1) }
        guard text[current] == "(", let end = text.partner(of: current), let scope = block(text.body(after: end + 1))
        else {
            return
        }
        for colon in current + 1..<end where text[colon] == ":" && text.isWord(colon - 1) {
            guard ["(", ","].contains(text[colon - 2]) || text.isWord(colon - 2) else { continue }
            add(
                text[colon - 1], in: current..<scope.upperBound, type: typeName(at: colon + 1),
                isUnordered: text.isUnorderedType(at: colon + 1))
        }
    }

    private mutating func readLoop(_ place: Int) {
        guard let keyword = text.keywordIn(ofLoopAt: place), let scope = block(text.body(after: keyword)) else {
            return
        }
        for name in place + 1..<keyword where text.isWord(name) { add(text[name], in: scope) }
    }

    /// Reads the parameters before the `in` of a closure.
    private mutating func readClosureParameters(_ place: Int) {
        guard let scope = block(place) else { return }
        var current = place + 1
        var names: [Int] = []
        while current < scope.upperBound, current < place + 60 {
            switch text[current] {
            case "in":
                for name in names {
                    let isUnordered = text[name + 1] == ":" && text.isUnorderedType(at: name + 2)
                    add(text[name], in: scope, isUnordered: isUnordered)
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
