/// Tells types and expressions that are a `Set` or a `Dictionary`, as far as their spelling shows it.
struct UnorderedType {
    /// Foundation's classes of that kind.
    private static let foundation: Set<String> = [
        "NSSet", "NSMutableSet", "NSCountedSet", "NSDictionary", "NSMutableDictionary",
    ]

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
        case "Foundation" where text[place + 1] == ".": return isType(place + 2)
        case "[": return hasColon(place)
        case "(": return isType(place + 1) && text.partner(of: place) == endOfType(place + 1)
        case "Set", "Dictionary": return ["<", "="].contains(text[place + 1])
        case let name where Self.foundation.contains(name): return text[place + 1] != "."
        case let name: return names.unorderedAliases.contains(name) && text[place + 1] != "."
        }
    }

    /// Whether the type written at a place, which is a Set or a Dictionary, is an optional one.
    private func isOptional(_ place: Int) -> Bool {
        var place = place
        while ["inout", "borrowing", "consuming", "sending", "("].contains(text[place]) { place += 1 }
        guard let end = endOfType(place) else { return false }
        return text[end - 1] == "?" || text[end] == ")" && text[end + 1] == "?"
    }

    /// What the type written at a place is.
    func kind(_ place: Int) -> UnorderedKind {
        if text.matches(place, "Swift", ".") { return kind(place + 2) }
        guard isType(place) else { return .ordered }
        // `Set<Int>...` is a list of them, `Set<Int>.Index` something else.
        if let end = endOfType(place), text[end] == ".", !["Keys", "Values"].contains(text[end + 1]) {
            return .ordered
        }
        return isOptional(place) ? .optional : .unordered
    }

    /// What the result of the function whose `func` stands at a place is; `nil` if that is no function.
    func kind(ofResultAt place: Int) -> UnorderedKind? {
        let open = text.afterGenerics(of: place + 1)
        guard text[open] == "(", var current = text.partner(of: open).map({ $0 + 1 }) else { return nil }
        while ["async", "throws", "rethrows"].contains(text[current]) {
            current += 1
            if text[current] == "(", let end = text.partner(of: current) { current = end + 1 }
        }
        return text.matches(current, "-", ">") ? kind(current + 2) : .ordered
    }

    /// Returns the place after the literal or the call at a place that makes one; `nil` if none does.
    func afterMaking(_ place: Int) -> Int? {
        switch text[place] {
        case "[":
            guard hasColon(place), let end = text.partner(of: place) else { return nil }
            return afterCall(end + 1) ?? end + 1
        case "Swift" where text[place + 1] == "." && ["Set", "Dictionary"].contains(text[place + 2]):
            return afterMaking(place + 2)
        case "Set", "Dictionary":
            return afterCall(text.afterGenerics(of: place))
        case let name where names.unorderedAliases.contains(name) || Self.foundation.contains(name):
            return text[place - 1] == "typealias" ? nil : afterCall(text.afterGenerics(of: place))
        default: return nil
        }
    }

    /// The place after the arguments, or the `.init` and its arguments, at a place; `nil` if there are none.
    private func afterCall(_ place: Int) -> Int? {
        let open = text.matches(place, ".", "init") ? place + 2 : place
        return text[open] == "(" ? text.partner(of: open).map { $0 + 1 } : nil
    }

    /// The place after a type that is a Set or a Dictionary, and after its mark of an optional.
    private func endOfType(_ place: Int) -> Int? {
        let end = text[place] == "[" ? text.partner(of: place).map { $0 + 1 } : text.afterGenerics(of: place)
        return end.map { text[$0] == "?" ? $0 + 1 : $0 }
    }

    /// Whether a bracket has a colon of its own: the literal or the type of a dictionary.
    private func hasColon(_ open: Int) -> Bool {
        guard let end = text.partner(of: open) else { return false }
        var current = open + 1
        var questions = 0
        while current < end {
            switch text[current] {
            case ":" where questions > 0: questions -= 1
            // `{ … } label: { … }` is one more closure of a call.
            case ":" where text[current - 2] == "}" && text[current + 1] == "{": break
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
