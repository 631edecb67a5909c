/// Finds what a name refers to at a position in a file: the library's declaration or one of the sources.
struct NameLookup {
    /// The file.
    private let text: SourceText
    /// What it has for itself.
    let file: FileNames
    /// What all files declare.
    let names: DeclaredNames
    /// The variables of the file.
    private let scoped: ScopedNames

    /// How many aliases are followed from one.
    private static let limit = 64

    init(_ text: SourceText, _ file: FileNames, _ names: DeclaredNames, _ scoped: ScopedNames) {
        (self.text, self.file, self.names, self.scoped) = (text, file, names, scoped)
    }

    /// Returns the type that a name refers to at a position, through aliases; `nil` for a type of the sources.
    func type(_ name: String, at place: Int) -> String? {
        var name = name
        for _ in 0..<Self.limit {
            switch declaration(of: name, at: place) {
            case .own?: return nil
            // `typealias Task = _Concurrency.Task` says that the library's is meant.
            case .alias(let target)? where target != name: name = target
            case .alias?, nil: return name
            }
        }
        return nil
    }

    private func declaration(of name: String, at place: Int) -> DeclaredType? {
        for type in types(around: place) {
            if let nested = names.nestedTypes[type]?[name] { return nested }
        }
        return file.types[name] ?? names.types[name]
    }

    /// Returns whether a name that is called at a place is a function, a method or a closure of the sources' own.
    func isOwnFunction(_ name: String, at place: Int) -> Bool {
        names.functions.contains(name) || file.hasFunction(name, at: place)
            || scoped.declares(name, at: place)
            || types(around: place).contains {
                names.methods[$0]?.contains(name) ?? false
            }
    }

    /// Returns whether any type of the sources has a method of that name.
    func isMethod(_ name: String) -> Bool { names.methods.contains { $0.value.contains(name) } }

    /// Returns whether a variable of that name may be meant at a place, so that a call of it calls a closure.
    func isVariable(_ name: String, at place: Int) -> Bool {
        scoped.declares(name, at: place) || names.members[name] != nil
    }

    /// Returns the type that the variable of that name has at a place, as far as it is written; the library's only.
    func typeOfVariable(_ name: String, at place: Int) -> String? {
        let type = scoped.type(of: name, at: place)
        guard type == nil else { return type.flatMap { self.type($0, at: place) } }
        guard let types = names.typesOfMembers[name], types.count == 1 else { return nil }
        return types.first.flatMap { self.type($0, at: place) }
    }

    /// Returns whether the method called at a place, with nothing, is one of the sources' own.
    func isOwnMethod(at place: Int) -> Bool {
        guard let owners = names.ownersOfPlainMethod[text[place]] else { return false }
        // The sources extend the library's type, which then has the method.
        if !owners.isSubset(of: names.ownTypes) { return true }
        let receiver = text[place - 2]
        if ["self", "Self", "super"].contains(receiver) { return !owners.isDisjoint(with: types(around: place)) }
        if owners.contains(receiver) { return true }
        if receiver == ")", let open = text.partner(of: place - 2), owners.contains(text[open - 1]) { return true }
        let types = scoped.type(of: receiver, at: place).map { [$0] } ?? names.typesOfMembers[receiver]
        if let types { return !owners.isDisjoint(with: names.withAncestors(Array(types))) }
        return !owners.isDisjoint(with: file.owners) && !scoped.declares(receiver, at: place)
    }

    /// Returns whether the `random(in:)` after the point before a place is one of the sources' own.
    func isOwnRandom(at place: Int) -> Bool {
        let owners = names.ownersOfRandom
        guard !owners.isEmpty else { return false }
        let receiver = text[place - 2]
        let isFirst = text[place - 3] != "."
        if receiver == ")", let open = text.partner(of: place - 2) { return owners.contains(text[open - 1]) }
        if ["case", "let", "var"].contains(receiver) { return true }
        if !text.isWord(place - 2) || Keywords.beforeExpression.contains(receiver) {
            return impliedType(at: place).map(owners.contains) ?? !isRange(in: place + 1)
        }
        if ["self", "Self", "super"].contains(receiver) { return !owners.isDisjoint(with: types(around: place)) }
        if owners.contains(receiver) { return true }
        let own = isFirst ? scoped.type(of: receiver, at: place).map { [$0] } : nil
        guard let types = own ?? names.typesOfMembers[receiver].map(Array.init) else { return false }
        return !owners.isDisjoint(with: names.withAncestors(types))
    }

    /// The type that a member without one before it is of: a variable's, or that of the result around it.
    private func impliedType(at place: Int) -> String? {
        if text[place - 2] == "=" { return text[place - 4] == ":" ? text[place - 3] : nil }
        guard ["return", "{"].contains(text[place - 2]), let open = text.opener(around: place),
            text.matches(open - 3, "-", ">")
        else { return nil }
        return text[open - 1]
    }

    /// Whether the arguments of a call have a range, as those of the library's `random(in:)`.
    private func isRange(in open: Int) -> Bool {
        guard let end = text.partner(of: open) else { return false }
        return (open..<end).contains { text.matches($0, ".", ".") }
    }

    /// The types around a place, the innermost first, and what they inherit.
    private func types(around place: Int) -> [String] { names.withAncestors(file.outline.types(around: place)) }
}

/// The names that a file declares privately, which have another meaning only there.
struct FileNames {
    /// The bodies of its types.
    let outline: SourceOutline
    /// Types that are private to the file, or to a function of it.
    private(set) var types: [String: DeclaredType] = [:]
    /// The types whose bodies or extensions are in the file.
    private(set) var owners: Set<String> = []
    /// Functions that are private to the file or to a block, with the tokens if they are known.
    private var functions: [String: [Range<Int>]] = [:]

    /// How many functions of one name are compared.
    private static let sameNameLimit = 64

    init(_ text: SourceText) {
        outline = SourceOutline(text)
        owners = Set(outline.bodies.map(\.name))
        for place in text.tokens.indices where text.tokens[place].isReserved && outline.owner(of: place) == nil {
            let brace = outline.brace(around: place)
            guard brace != nil || DeclaredType.isPrivate(text, place) else { continue }
            if text[place] == "func", text.isWord(place + 1) {
                let end = brace.flatMap(text.partner) ?? text.tokens.count
                functions[text[place + 1], default: []].append((brace ?? 0)..<end)
            } else if let (name, type) = DeclaredType.read(text, at: place) {
                types[name] = type
            }
        }
    }

    /// Returns whether a function that the file has for itself is known at a place.
    func hasFunction(_ name: String, at place: Int) -> Bool {
        functions[name]?.prefix(Self.sameNameLimit).contains { $0.contains(place) } ?? false
    }
}
