/// The variables, properties and parameters of a file, with where they are known and whether they are unordered.
struct ScopedNames {
    /// One of them.
    struct Declaration {
        let name: String
        /// The tokens in which it is known.
        let scope: Range<Int>
        /// Whether it is a property of a type.
        let isMember: Bool
        /// The type that it is a property of.
        let owner: String?
        /// Its type, if that is a name alone.
        let type: String?
        /// The tokens of its first value, if no type is written.
        let value: Range<Int>?
        /// Whether the value is unwrapped by a condition.
        let isUnwrapped: Bool
        /// Whether it is a Set or a Dictionary.
        var kind: UnorderedKind
    }

    /// The file.
    private let text: SourceText
    /// Tells types that are a Set or a Dictionary.
    private let types: UnorderedType
    /// What the file declares, in the order in which it stands there.
    private(set) var declarations: [Declaration] = []
    /// The places of the same in ``declarations``, by name.
    private var places: [String: [Int]] = [:]
    /// Those of them that every file sees, in ``declarations``.
    private(set) var globals: [Int] = []
    /// The bodies of the file's types.
    private let outline: SourceOutline
    /// The braces around the token that is read, by where they open.
    private var open: [Int] = []

    /// What the properties that the file declares are.
    private(set) var members = MemberKinds()
    /// What the results of the functions that it declares are.
    private(set) var results = MemberKinds()

    /// How many declarations of one name are compared.
    private static let sameNameLimit = 64

    init(_ text: SourceText, _ outline: SourceOutline, _ names: DeclaredNames) {
        (self.text, self.outline) = (text, outline)
        types = UnorderedType(text, names)
        for place in text.tokens.indices where text.tokens[place].isReserved { read(place) }
        resolve(names)
    }

    /// Looks at the first values once more, with what all files declare.
    mutating func resolve(_ names: DeclaredNames) {
        for place in declarations.indices where declarations[place].kind == .ordered {
            guard let value = declarations[place].value else { continue }
            let kind = UnorderedExpression(text, self, names).kind(value)
            declarations[place].kind = declarations[place].isUnwrapped ? kind.unwrapped : kind
        }
        members = MemberKinds()
        for each in declarations where each.isMember { members.add(each.name, of: each.owner, each.kind) }
    }

    /// Returns the types around a place, the innermost first.
    func types(around place: Int) -> [String] { outline.types(around: place) }

    /// Returns what a name at a place is; `nil` if the file does not declare it there.
    ///
    /// - Parameter isMember: whether it stands after `self.`, so that only properties are meant.
    func kind(_ name: String, at place: Int, isMember: Bool) -> UnorderedKind? {
        declaration(of: name, at: place, isMember: isMember)?.kind
    }

    /// Returns the type of a name at a place, where it is written as a name alone.
    func type(of name: String, at place: Int) -> String? {
        declaration(of: name, at: place, isMember: text[place - 3] == "self")?.type
    }

    /// Returns whether the file declares a variable of that name that is known at a place.
    func declares(_ name: String, at place: Int) -> Bool {
        declaration(of: name, at: place, isMember: false) != nil
    }

    /// The declaration with the narrowest scope around a place.
    private func declaration(of name: String, at place: Int, isMember: Bool) -> Declaration? {
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
        case "{":
            open.append(place)
            readClosureParameters(place)
        case "}": open.removeLast(open.isEmpty ? 0 : 1)
        case "let", "var": if text[place - 1] != "." { readVariable(place) }
        case "func", "init", "subscript":
            readParameters(place)
            if text[place] == "func", let kind = types.kind(ofResultAt: place) {
                results.add(text[place + 1], of: outline.owner(of: place)?.name, kind)
            }
        case "for" where text[place - 1] != ".": readLoop(place)
        default: break
        }
    }

    private mutating func add(
        _ name: String, _ kind: UnorderedKind, in scope: Range<Int>, memberAt place: Int? = nil,
        type: String? = nil, value: Range<Int>? = nil, isUnwrapped: Bool = false
    ) {
        places[name, default: []].append(declarations.count)
        declarations.append(
            Declaration(
                name: name, scope: scope, isMember: place != nil, owner: place.flatMap { outline.owner(of: $0)?.name },
                type: type, value: value, isUnwrapped: isUnwrapped, kind: kind))
    }

    /// The tokens of the block that opens at a brace.
    private func block(_ brace: Int?) -> Range<Int>? {
        guard let brace, let end = text.partner(of: brace) else { return nil }
        return brace..<end
    }

    private mutating func readVariable(_ place: Int) {
        let outer = open.last
        let around = block(outer) ?? (outer ?? 0)..<text.tokens.count
        if ["case", "catch"].contains(text[place - 1]) || text.opener(around: place).map({ text[$0] == "(" }) ?? false {
            return readPattern(place, in: patternScope(place) ?? around)
        }
        let isHead = Self.heads.contains(text[place - 1])
        let scope = isHead ? conditionalBlock(place).map { place..<$0.upperBound } ?? around : around
        if text[place + 1] == "(" { return readPattern(place, in: around) }
        guard text.isWord(place + 1) else { return }
        let isMember = outer.map(outline.isBody) ?? false
        var name = place + 1
        while let end = read(name, isHead: isHead, scope, isMember) {
            guard text[end] == ",", text.isWord(end + 1), !["let", "var", "case"].contains(text[end + 1]) else {
                return
            }
            name = end + 1
        }
    }

    /// Reads the names that a pattern binds: `let (a, b)`, `let .loaded(tags)`, `let tags`; what they are is unknown.
    private mutating func readPattern(_ place: Int, in scope: Range<Int>) {
        let open = (place + 1...place + 4).first { text[$0] == "(" && ($0 == place + 1 || text[$0 - 2] == ".") }
        guard let open, let end = text.partner(of: open) else {
            if text.isWord(place + 1) { add(text[place + 1], .ordered, in: scope) }
            return
        }
        for name in open + 1..<end where text.isWord(name) { add(text[name], .ordered, in: scope) }
    }

    /// What stands before a declaration that is a condition.
    private static let heads: Set<String> = ["if", "while", "guard", ","]

    /// The block that is performed under the condition at a place; `nil` for that of a `guard`.
    private func conditionalBlock(_ place: Int) -> Range<Int>? {
        var end = text.endOfExpression(at: place, isHead: true)
        for _ in 0..<16 where text[end] == "," { end = text.endOfExpression(at: end + 1, isHead: true) }
        return text[end] == "{" ? block(end) : nil
    }

    /// Reads one name of a declaration; returns the place after it, `nil` if it has neither type nor value.
    private mutating func read(_ name: Int, isHead: Bool, _ scope: Range<Int>, _ isMember: Bool) -> Int? {
        let isShort = isHead && ["{", ",", "else"].contains(text[name + 1])
        let end = isShort ? name + 1 : text.endOfExpression(at: name + 2, isHead: isHead)
        // A local is known after its own value, in which the name means something else: `let tags = tags.sorted()`.
        let known = isMember || text.depth(at: name) == 0 ? scope : min(end, scope.upperBound)..<scope.upperBound
        switch text[name + 1] {
        case ":":
            add(
                text[name], types.kind(name + 2), in: known, memberAt: isMember ? name : nil,
                type: typeName(at: name + 2))
        case "=":
            let isMade = text[text.afterGenerics(of: name + 2)] == "("
            add(
                text[name], .ordered, in: known, memberAt: isMember ? name : nil,
                type: isMade ? typeName(at: name + 2) : nil, value: name + 2..<max(end, name + 2), isUnwrapped: isHead)
        case _ where isShort:
            add(text[name], .ordered, in: known, value: name..<name + 1, isUnwrapped: true)
        default: return nil
        }
        if !isHead, text.depth(at: name) == 0, !DeclaredType.isPrivate(text, name) {
            globals.append(declarations.count - 1)
        }
        return end
    }

    /// The name that stands as a type at a place; `nil` if that is no name alone.
    private func typeName(at place: Int) -> String? {
        var place = place
        while ["any", "some", "inout", "sending", "borrowing", "consuming"].contains(text[place]) { place += 1 }
        while text[place + 1] == ".", text.isWord(place + 2) { place += 2 }
        guard text.isWord(place), let first = text[place].first, first.isUppercase else { return nil }
        return text[place]
    }

    /// Where a name that a pattern binds is known: the block of an `if`, or up to the next case of a `switch`.
    private func patternScope(_ place: Int) -> Range<Int>? {
        var current = place
        while current < min(text.tokens.count, place + 60) {
            switch text[current] {
            case "{" where text[current - 1] == "else": return nil
            case "{": return block(current).map { place..<$0.upperBound }
            case "(", "[": current = text.partner(of: current) ?? current
            case ":" where text.isWord(current - 1) && ["(", ","].contains(text[current - 2]): break
            case ":": return place..<endOfCase(current + 1)
            default: break
            }
            current += 1
        }
        return nil
    }

    private func endOfCase(_ place: Int) -> Int {
        var current = place
        while current < min(text.tokens.count, place + 400) {
            switch text[current] {
            case "case", "default", "}": return current
            case "(", "[", "{": current = text.partner(of: current) ?? current
            default: break
            }
            current += 1
        }
        return current
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
                text[colon - 1], types.kind(colon + 1), in: current..<scope.upperBound,
                type: typeName(at: colon + 1))
        }
    }

    private mutating func readLoop(_ place: Int) {
        guard let keyword = Self.keywordIn(text, of: place), let scope = block(text.body(after: keyword)) else {
            return
        }
        for name in place + 1..<keyword where text.isWord(name) { add(text[name], .ordered, in: scope) }
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
                    add(text[name], isTyped ? types.kind(name + 2) : .ordered, in: scope)
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
