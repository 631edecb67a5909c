/// What the checked sources declare themselves, each file for all of them.
struct DeclaredNames {
    /// Types that every file sees.
    private(set) var types: [String: DeclaredType] = [:]
    /// Types within types, by the name of the outer one.
    private(set) var nestedTypes: [String: [String: DeclaredType]] = [:]
    /// Types, however deep, that are no mere extensions of others' types.
    private(set) var ownTypes: Set<String> = []
    /// What each type inherits and conforms to.
    private(set) var ancestors: [String: Set<String>] = [:]
    /// Classes whose objects have a variable, or inherit one.
    private(set) var changingClasses: Set<String> = []
    /// Free functions.
    private(set) var functions: Set<String> = []
    /// The methods of each type.
    private(set) var methods: [String: Set<String>] = [:]
    /// Which types have a method of that name that takes nothing.
    private(set) var ownersOfPlainMethod: [String: Set<String>] = [:]
    /// Which types have a method, or a case with values, that is called `random`.
    private(set) var ownersOfRandom: Set<String> = []
    /// The names of the properties of types; true if all properties of that name are a Set or a Dictionary.
    private(set) var members: [String: Bool] = [:]
    /// The types of properties, as far as they are written.
    private(set) var typesOfMembers: [String: Set<String>] = [:]
    /// Names, at some place or other, for one other type.
    private(set) var aliases: Set<String> = []

    /// How many classes deep what they inherit is followed.
    private static let inheritanceLimit = 8
    /// How many types are followed from one.
    private static let ancestorLimit = 64

    /// Takes what files declare.
    init(_ files: [(text: SourceText, names: FileNames)]) {
        for (text, names) in files {
            for body in names.outline.bodies { ancestors[body.name, default: []].formUnion(body.ancestors) }
            ownTypes.formUnion(names.outline.bodies.filter { !$0.isExtension }.map(\.name))
            for place in text.tokens.indices where text.tokens[place].isReserved {
                if ["func", "case"].contains(text[place]), text.matches(place + 1, "random", "("),
                    let owner = names.outline.owner(of: place)
                {
                    ownersOfRandom.insert(owner.name)
                }
                if let (name, type) = DeclaredType.read(text, at: place) {
                    add(name, type, text, names.outline, at: place)
                    if case .alias = type { aliases.insert(name) }
                }
            }
        }
        addChangingClasses(files)
        for (text, names) in files {
            for place in text.tokens.indices
            where text.tokens[place].isReserved && text[place] == "func" && text.isWord(place + 1) {
                addFunction(text, names.outline, at: place)
            }
        }
    }

    private mutating func addChangingClasses(_ files: [(text: SourceText, names: FileNames)]) {
        var classes: Set<String> = []
        for (text, names) in files {
            for place in text.tokens.indices where text.tokens[place].isReserved {
                if text[place] == "class", text.isWord(place + 1) { classes.insert(text[place + 1]) }
                guard text[place] == "var", let owner = names.outline.owner(of: place), !owner.isExtension else {
                    continue
                }
                if SourceVariable(text, at: place).isChangingProperty { changingClasses.insert(owner.name) }
            }
        }
        changingClasses.formIntersection(classes)
        for _ in 0..<Self.inheritanceLimit {
            for name in classes where !changingClasses.isDisjoint(with: ancestors[name] ?? []) {
                changingClasses.insert(name)
            }
        }
    }

    private mutating func add(
        _ name: String, _ type: DeclaredType, _ text: SourceText, _ outline: SourceOutline, at place: Int
    ) {
        if let owner = outline.owner(of: place) {
            nestedTypes[owner.name, default: [:]][name] = type
        } else if outline.brace(around: place) == nil, !DeclaredType.isPrivate(text, place), types[name] != .own {
            types[name] = type
        }
    }

    private mutating func addFunction(_ text: SourceText, _ outline: SourceOutline, at place: Int) {
        let name = text[place + 1]
        let open = text.afterGenerics(of: place + 1)
        if let owner = outline.owner(of: place) {
            methods[owner.name, default: []].insert(name)
            if text[open + 1] == ")" { ownersOfPlainMethod[name, default: []].insert(owner.name) }
        } else if outline.brace(around: place) == nil, !DeclaredType.isPrivate(text, place) {
            functions.insert(name)
        }
    }

    /// Adds the properties that a file declares.
    mutating func add(membersOf names: ScopedNames) {
        members.merge(names.members) { $0 && $1 }
        for declaration in names.declarations where declaration.isMember {
            if let type = declaration.type { typesOfMembers[declaration.name, default: []].insert(type) }
        }
    }

    /// Returns types, and after them what they inherit.
    func withAncestors(_ types: [String]) -> [String] {
        var all = types
        var next = 0
        while next < all.count, all.count < Self.ancestorLimit {
            for ancestor in (ancestors[all[next]] ?? []).sorted() where !all.contains(ancestor) {
                all.append(ancestor)
            }
            next += 1
        }
        return all
    }
}

/// A type that the sources declare, and what its name refers to.
enum DeclaredType: Equatable {
    /// A type of the sources' own.
    case own
    /// Another name for this type; a module's name before it is left out.
    case alias(String)

    /// Parses the declaration at a position: its name and what that refers to; `nil` if it declares no type.
    static func read(_ text: SourceText, at place: Int) -> (name: String, type: DeclaredType)? {
        guard text.isWord(place), text.isWord(place + 1), text[place - 1] != ".", !text.isLabel(place) else {
            return nil
        }
        switch text[place] {
        case "struct", "class", "enum", "protocol", "actor", "associatedtype": return (text[place + 1], .own)
        case "typealias": return (text[place + 1], aliased(text, after: place + 1).map(DeclaredType.alias) ?? .own)
        default: return nil
        }
    }

    /// The one name on the right side of an alias; `nil` if that is more than a name.
    private static func aliased(_ text: SourceText, after name: Int) -> String? {
        let equals = text.afterGenerics(of: name)
        guard text[equals] == "=", text.isWord(equals + 1) else { return nil }
        var target = equals + 1
        while text[target + 1] == ".", text.isWord(target + 2) {
            guard SourceText.modules.contains(text[target]) else { return nil }
            target += 2
        }
        let after = text.afterGenerics(of: target)
        let isAlone = text.tokens.count <= after || text.tokens[after].beginsLine || text[after] == ";"
        return isAlone || text[after] == "}" ? text[target] : nil
    }

    /// Whether only the file, or the block, sees what is declared at a place.
    static func isPrivate(_ text: SourceText, _ place: Int) -> Bool {
        (1...3).contains { ["private", "fileprivate"].contains(text[place - $0]) }
    }
}
