/// Tells whether an expression is a `Set`, a `Dictionary`, or its keys or values, as far as the sources show it.
struct UnorderedExpression {
    /// A name or a literal with the members that follow it.
    struct Chain {
        /// The place after it.
        var end: Int
        /// The token that makes it unordered; `nil` if nothing does.
        var unordered: Int?
        /// The token that takes the order.
        var taken: Int?
        /// Whether it ends in what shows no order.
        var isHarmless = false
        /// Whether what it names is optional, and not unwrapped.
        var isOptional = false

        /// Whether the chain itself still is unordered.
        var isUnordered: Bool { unordered != nil && taken == nil && !isHarmless }
    }

    /// Members after which it is still a Set or a Dictionary.
    private static let keeping: Set<String> = [
        "filter", "union", "intersection", "subtracting", "symmetricDifference", "mapValues", "compactMapValues",
        "merging",
    ]
    /// Members in which the order cannot show, or no longer does.
    static let harmless: Set<String> = [
        "sorted", "sort", "min", "max", "count", "isEmpty", "contains", "allSatisfy", "isSubset", "isSuperset",
        "isDisjoint", "isStrictSubset", "isStrictSuperset", "insert", "remove", "removeAll", "removeValue",
        "updateValue", "update",
        "formUnion", "formIntersection", "subtract", "merge", "reserveCapacity", "capacity", "index", "hash",
        "formSymmetricDifference",
    ]
    /// Members that take the order.
    private static let exposing: Set<String> = [
        "map", "flatMap", "compactMap", "forEach", "first", "enumerated", "joined", "prefix", "suffix", "dropFirst",
        "dropLast", "drop", "lazy", "reversed", "popFirst", "removeFirst", "reduce", "elementsEqual", "makeIterator",
        "shuffled", "description", "debugDescription", "lexicographicallyPrecedes", "starts", "randomElement",
        "startIndex", "indices", "firstIndex",
    ]
    /// How many parentheses, or branches, are looked into.
    private static let depthLimit = 6

    /// The file.
    private let text: SourceText
    /// What all files declare.
    private let names: DeclaredNames
    /// What this file declares.
    private let scoped: ScopedNames
    /// Tells what makes a Set or a Dictionary.
    let types: UnorderedType

    init(_ text: SourceText, _ scoped: ScopedNames, _ names: DeclaredNames) {
        (self.text, self.names, self.scoped) = (text, names, scoped)
        types = UnorderedType(text, names)
    }

    /// Returns whether the expression that these tokens make is unordered, so that a loop over it shows that.
    func isUnordered(_ tokens: Range<Int>) -> Bool {
        kind(tokens, depth: 0) == .unordered
    }

    /// Returns what the expression that these tokens make is.
    func kind(_ tokens: Range<Int>, depth: Int = 0) -> UnorderedKind {
        guard depth < Self.depthLimit else { return .ordered }
        var tokens = tokens
        while let first = tokens.first, ["try", "await", "copy", "consume", "?", "!"].contains(text[first]),
            tokens.count > 1, text[first + 1] != "."
        {
            tokens.removeFirst()
        }
        guard let start = tokens.first else { return .ordered }
        let marks = marks(in: tokens)
        if let question = marks.question, let colon = marks.colon, colon > question {
            let first = kind(question + 1..<colon, depth: depth + 1)
            let second = kind(colon + 1..<tokens.upperBound, depth: depth + 1)
            return first == .optional || second == .optional ? .optional : first == .unordered ? first : second
        }
        if let fallback = marks.fallback {
            let first = kind(start..<fallback, depth: depth + 1)
            let second = kind(fallback + 2..<tokens.upperBound, depth: depth + 1)
            return second == .ordered && first != .ordered ? .unordered : second
        }
        if let cast = marks.cast {
            let type = ["?", "!"].contains(text[cast + 1]) ? cast + 2 : cast + 1
            let isBare = ["Set", "Dictionary"].contains(text[type]) && text[type + 1] != "."
            return !isBare && !types.isType(type) ? .ordered : text[cast + 1] == "?" ? .optional : .unordered
        }
        let chain = chain(from: start, in: tokens.upperBound, depth: depth)
        guard chain.isUnordered, chain.end == tokens.upperBound else { return .ordered }
        return chain.isOptional ? .optional : .unordered
    }

    /// Where an expression branches, falls back to another, or is cast.
    private func marks(in tokens: Range<Int>) -> (question: Int?, colon: Int?, fallback: Int?, cast: Int?) {
        var marks: (question: Int?, colon: Int?, fallback: Int?, cast: Int?)
        var (current, inner) = (tokens.lowerBound, 0)
        while current < tokens.upperBound {
            switch text[current] {
            case "(", "[", "{": current = text.partner(of: current) ?? current
            case "?" where text[current + 1] == "?" && !text.hasGap(before: current + 1):
                marks.fallback = marks.fallback ?? current
                current += 1
            case "?" where text.hasGap(before: current):
                if marks.question == nil { marks.question = current } else { inner += 1 }
            case ":" where marks.question != nil && inner > 0: inner -= 1
            case ":": marks.colon = marks.colon ?? current
            case "as": marks.cast = marks.cast ?? current
            default: break
            }
            current += 1
        }
        return marks
    }

    /// Follows the chain that begins at a place.
    ///
    /// - Parameter limit: where it ends at the latest.
    func chain(from start: Int, in limit: Int = .max, depth: Int = 0) -> Chain {
        var chain = base(start, depth)
        while chain.end < limit {
            let current = chain.end
            switch text[current] {
            case ".":
                let member = current + 1
                guard text.tokens.indices.contains(member) else { return chain }
                follow(member, of: start, &chain)
                if chain.isHarmless { return chain }
            case "(", "{", "[":
                guard let end = text.partner(of: current), end < limit, !beginsBody(current) else { return chain }
                // An element looked up, or what a closure of that name returns.
                let name = ["?", "!"].contains(text[current - 1]) ? current - 2 : current - 1
                let isElement = text[current] == "[" || name == chain.unordered
                if chain.taken == nil, isElement { chain.unordered = nil }
                chain.end = end + 1
            case "?" where text[current + 1] != "?" && !text.hasGap(before: current),
                "!" where !text.hasGap(before: current):
                chain.isOptional = false
                chain.end += 1
            default: return chain
            }
        }
        return chain
    }

    /// What stands before the first member.
    private func base(_ start: Int, _ depth: Int) -> Chain {
        if let end = types.afterMaking(start) { return Chain(end: end, unordered: start) }
        if text[start] == "(", let end = text.partner(of: start) {
            let kind = text.isGroup(start) ? kind(start + 1..<end, depth: depth + 1) : .ordered
            return chain(to: end + 1, start, kind)
        }
        if text[start] == "[" { return Chain(end: (text.partner(of: start) ?? start) + 1) }
        let name = text[start]
        let variable = scoped.kind(name, at: start, isMember: false)
        if text[start + 1] == "(", let end = text.partner(of: start + 1), variable == nil {
            return chain(to: end + 1, start, text[start - 1] == "func" ? nil : kindOfResult(name, at: start))
        }
        return chain(to: start + 1, start, variable ?? kindOfMember(name, at: start))
    }

    private func chain(to end: Int, _ place: Int, _ kind: UnorderedKind?) -> Chain {
        let isOrdered = kind == nil || kind == .ordered
        return Chain(end: end, unordered: isOrdered ? nil : place, isOptional: kind == .optional)
    }

    private func follow(_ member: Int, of start: Int, _ chain: inout Chain) {
        chain.end = member + 1
        if text[member] == "reduce", text.matches(member + 1, "(", "into", ":"), types.afterMaking(member + 4) != nil {
            // Collected into a Set or a Dictionary of anything.
            (chain.unordered, chain.isOptional) = (chain.taken == nil ? member : nil, false)
            chain.end = text.partner(of: member + 1).map { $0 + 1 } ?? chain.end
        } else if chain.unordered == nil {
            let kind = kind(ofMember: member, after: start)
            guard kind != .ordered else { return }
            (chain.unordered, chain.isOptional) = (member, kind == .optional)
            if text[member + 1] == "(", let end = text.partner(of: member + 1) { chain.end = end + 1 }
        } else if chain.isOptional, chain.taken == nil {
            // `maybe.map { }` is a function of the optional, which is given all of it at once.
            chain.unordered = nil
        } else if Self.harmless.contains(text[member]) || isSum(member) {
            chain.isHarmless = true
        } else if Self.exposing.contains(text[member]) {
            chain.taken = chain.taken ?? member
        } else if chain.taken == nil, !Self.keeping.contains(text[member]), !isView(member) {
            // A member that is nothing of theirs: of an element, of an extension.
            let kind = kind(ofMember: member, after: start)
            (chain.unordered, chain.isOptional) = (kind == .ordered ? nil : member, kind == .optional)
        }
    }

    /// Whether a brace opens the body of the statement that the chain is in, and is no closure of the chain's.
    private func beginsBody(_ place: Int) -> Bool {
        text[place] == "{" && !(text.isWord(place - 1) || text[place - 1] == ")")
    }

    /// Whether a member is the keys or the values of a dictionary.
    private func isView(_ member: Int) -> Bool { text[member] == "keys" || text[member] == "values" }

    private func kind(ofMember place: Int, after start: Int) -> UnorderedKind {
        let name = text[place]
        let types = place == start + 2 ? typesOfReceiver(start) : []
        if text[place + 1] == "(" { return kindOfResult(name, of: types) ?? .ordered }
        if place == start + 2, text[start] == "self", let kind = scoped.kind(name, at: place, isMember: true) {
            return kind
        }
        if let kind = kindOfMember(name, of: types) { return kind }
        return isView(place) && !isAwaited(start) ? .unordered : .ordered
    }

    /// The types whose member may stand after the name at a place, as far as the sources say it.
    private func typesOfReceiver(_ place: Int) -> [String] {
        let name = text[place]
        if ["self", "Self", "super"].contains(name) { return typesAround(place) }
        if names.ownTypes.contains(name) { return names.withAncestors([name]) }
        if let type = scoped.type(of: name, at: place) { return names.withAncestors([type]) }
        guard !scoped.declares(name, at: place), let types = names.typesOfMembers[name], types.count == 1 else {
            return []
        }
        return names.withAncestors(Array(types))
    }

    private func typesAround(_ place: Int) -> [String] { names.withAncestors(scoped.types(around: place)) }

    private func kindOfMember(_ name: String, at place: Int) -> UnorderedKind? {
        guard let global = names.globals.kind(name) else {
            return names.members.kind(name) == nil ? nil : kindOfMember(name, of: typesAround(place))
        }
        let types = typesAround(place)
        return scoped.members.kind(name, ofFirst: types) ?? names.members.kind(name, ofFirst: types) ?? global
    }

    private func kindOfResult(_ name: String, at place: Int) -> UnorderedKind? {
        names.results.kind(name) == nil ? nil : kindOfResult(name, of: typesAround(place))
    }

    /// What a property is: of the types in this file, then of them in any, then of that name in this file, then in any.
    private func kindOfMember(_ name: String, of types: [String]) -> UnorderedKind? {
        scoped.members.kind(name, ofFirst: types) ?? names.members.kind(name, ofFirst: types)
            ?? scoped.members.kind(name) ?? names.members.kind(name)
    }

    /// The same for the result of a function.
    private func kindOfResult(_ name: String, of types: [String]) -> UnorderedKind? {
        scoped.results.kind(name, ofFirst: types) ?? names.results.kind(name, ofFirst: types)
            ?? scoped.results.kind(name) ?? names.results.kind(name)
    }

    /// Whether the chain is a sequence that brings values in time: `for await value in center.values`.
    private func isAwaited(_ start: Int) -> Bool {
        guard text[start - 1] == "in" else { return false }
        return (max(0, start - 40)..<start).last { text[$0] == "for" }.map(text.isAwaitingLoop) ?? false
    }

    /// Whether a reduction comes to the same in any order: a sum, or what is collected into a set or dictionary.
    private func isSum(_ place: Int) -> Bool {
        guard text[place] == "reduce", text[place + 1] == "(" else { return false }
        // A sum of numbers; texts and arrays are joined in an order.
        guard text.tokens.indices.contains(place + 2), text.tokens[place + 2].kind == .number else { return false }
        if text.matches(place + 3, ",", "+", ")") { return true }
        guard text.matches(place + 3, ")", "{") else { return false }
        return text.matches(place + 5, "$0", "+") || ["max", "min"].contains(text[place + 5])
    }
}
