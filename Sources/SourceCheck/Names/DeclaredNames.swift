/// What the checked sources declare themselves: names that therefore mean something else than usual.
struct DeclaredNames {
    /// Types that every file sees.
    private(set) var types: Set<String> = []
    /// Functions and methods, of all files.
    private(set) var functions: Set<String> = []
    /// Properties of types, of all files: whether all of that name are a Set or a Dictionary.
    private(set) var unorderedMembers: [String: Bool] = [:]
    /// Names for types that are a Set or a Dictionary.
    private(set) var unorderedAliases: Set<String> = []

    /// Adds what a file declares.
    mutating func add(_ text: SourceText) {
        var depth = 0
        for place in text.tokens.indices where text.tokens[place].kind != .string {
            switch text[place] {
            case "{": depth += 1
            case "}": depth -= 1
            case "func" where text.isWord(place + 1): functions.insert(text[place + 1])
            case "typealias" where text[place + 2] == "=" && UnorderedType(text, self).isType(place + 3):
                unorderedAliases.insert(text[place + 1])
            case _ where depth == 0 && Self.isVisibleType(text, place): types.insert(text[place + 1])
            default: break
            }
        }
    }

    /// Adds the properties that a file declares.
    mutating func add(membersOf names: ScopedNames) {
        for declaration in names.declarations where declaration.isMember {
            unorderedMembers[declaration.name] =
                (unorderedMembers[declaration.name] ?? true) && declaration.isUnordered
        }
    }

    /// Whether a type is declared at a place that other files see.
    private static func isVisibleType(_ text: SourceText, _ place: Int) -> Bool {
        isType(text, place) && !["private", "fileprivate"].contains(text[place - 1])
            && !["private", "fileprivate"].contains(text[place - 2])
    }

    /// Whether the declaration of a type begins at a place.
    private static func isType(_ text: SourceText, _ place: Int) -> Bool {
        guard text.isWord(place), text.isWord(place + 1), text[place - 1] != "." else { return false }
        return ["struct", "class", "enum", "protocol", "actor", "typealias"].contains(text[place])
    }

    /// Returns the types that a file declares anywhere, which hide others in that file.
    static func types(in text: SourceText) -> Set<String> {
        Set(text.tokens.indices.lazy.filter { isType(text, $0) }.map { text[$0 + 1] })
    }
}
