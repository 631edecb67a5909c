/// A type that the sources declare, and what its name stands for.
enum DeclaredType: Equatable {
    /// A type of the sources' own.
    case own
    /// Another name for this type; a module's name before it is left out.
    case alias(String)

    /// Reads the declaration at a place: its name and what that stands for; `nil` where no type is declared.
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

    /// The one name on the right side of an alias; `nil` where that is more than a name.
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
