/// Tells types and expressions that are a `Set` or a `Dictionary`, as far as their spelling shows it.
struct UnorderedType {
    /// The file.
    private let text: SourceText
    /// What all files declare.
    private let names: DeclaredNames

    init(_ text: SourceText, _ names: DeclaredNames) {
        (self.text, self.names) = (text, names)
    }

    /// Whether the type written at a place is one.
    func isType(_ place: Int) -> Bool {
        switch text[place] {
        case "inout", "borrowing", "consuming", "sending": return isType(place + 1)
        case "@": return isType(place + 2)
        case "Swift" where text[place + 1] == ".": return isType(place + 2)
        case "[": return hasColon(place)
        case "Set", "Dictionary": return text[place + 1] == "<"
        case let name: return names.unorderedAliases.contains(name) && text[place + 1] != "."
        }
    }

    /// Returns the place after the literal or the call at a place that makes one; `nil` where none does.
    func afterMaking(_ place: Int) -> Int? {
        switch text[place] {
        case "[":
            guard hasColon(place), let end = text.partner(of: place) else { return nil }
            guard text[end + 1] == "(" else { return end + 1 }
            return text.partner(of: end + 1).map { $0 + 1 }
        case "Set", "Dictionary":
            let open = text.afterGenerics(of: place)
            return text[open] == "(" ? text.partner(of: open).map { $0 + 1 } : nil
        case let name where names.unorderedAliases.contains(name) && text[place + 1] == "(":
            return text.partner(of: place + 1).map { $0 + 1 }
        default: return nil
        }
    }

    /// Whether a bracket has a colon of its own: the literal or the type of a dictionary.
    private func hasColon(_ open: Int) -> Bool {
        guard let end = text.partner(of: open) else { return false }
        var current = open + 1
        var questions = 0
        while current < end {
            switch text[current] {
            case ":" where questions > 0: questions -= 1
            case ":": return true
            case "?" where text.tokens[current].range.lowerBound > text.tokens[current - 1].range.upperBound:
                // `a ? b : c`; the mark of an optional stands close.
                questions += 1
            case ",": return false
            case "(", "[", "{": current = text.partner(of: current) ?? current
            default: break
            }
            current += 1
        }
        return false
    }
}
