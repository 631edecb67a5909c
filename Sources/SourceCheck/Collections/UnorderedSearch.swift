/// Finds where the order of a `Set` or a `Dictionary` shows: in loops, in arrays made of them, in texts.
///
/// Every chain of members is followed from its first name: what it is, what makes its order show, and what mends that
/// (`sorted`), or makes it not matter (`count`, another set).
struct UnorderedSearch {
    /// Members after which it is still a Set or a Dictionary.
    static let keeping: Set<String> = [
        "filter", "union", "intersection", "subtracting", "symmetricDifference", "mapValues", "compactMapValues",
        "merging",
    ]
    /// Members in which the order cannot show, or no longer does.
    private static let harmless: Set<String> = [
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
        "shuffled", "description", "debugDescription", "lexicographicallyPrecedes", "starts",
    ]
    /// Calls that take anything in any order.
    private static let indifferent: Set<String> = [
        "Set", "union", "formUnion", "subtract", "subtracting", "intersection", "formIntersection", "contains", "merge",
        "merging", "isSubset", "isSuperset", "isDisjoint", "symmetricDifference", "uniqueKeysWithValues", "of", "count",
    ]

    /// The file.
    private let text: SourceText
    /// What all files declare.
    private let names: DeclaredNames
    /// What this file declares.
    private let scoped: ScopedNames
    /// Tells what makes a Set or a Dictionary.
    private let types: UnorderedType
    /// Where the expressions of loops begin.
    private var loops: Set<Int> = []
    /// What was found: the tokens at fault.
    private(set) var found: [Range<Int>] = []

    init(_ text: SourceText, _ scoped: ScopedNames, _ names: DeclaredNames) {
        (self.text, self.names, self.scoped) = (text, names, scoped)
        types = UnorderedType(text, names)
        for place in text.tokens.indices { look(at: place) }
    }

    private mutating func look(at place: Int) {
        if text[place] == "for", text[place - 1] != ".", text[place + 1] != "await",
            let keyword = ScopedNames.keywordIn(text, of: place)
        {
            loops.insert(keyword + 1)
        }
        let beginsChain = text[place] == "[" ? beginsLiteral(place) : text.isWord(place) && text[place - 1] != "."
        if beginsChain { follow(from: place) }
    }

    /// Whether a bracket begins a literal, and looks up no element.
    private func beginsLiteral(_ place: Int) -> Bool {
        if text.isWord(place - 1) { return ["in", "return"].contains(text[place - 1]) }
        return ![")", "]", "?", "!"].contains(text[place - 1])
    }

    /// Follows the chain that begins at a place.
    private mutating func follow(from start: Int) {
        var current = start
        /// The token that made it unordered, and the one that takes the order.
        var (unordered, taken): (Int?, Int?) = (nil, nil)
        if let end = types.afterMaking(start) {
            (unordered, current) = (start, end)
        } else if text[start] == "[" {
            return
        } else {
            let name = text[start]
            let isKnown = scoped.isUnordered(name, at: start, isMember: false) ?? names.unorderedMembers[name]
            if isKnown == true { unordered = start }
            current = start + 1
        }
        walk: while true {
            switch text[current] {
            case ".":
                let member = current + 1
                guard text.tokens.indices.contains(member) else { break walk }
                if unordered == nil {
                    unordered = isUnorderedMember(member, after: start) ? member : nil
                } else if Self.harmless.contains(text[member]) || isSum(member) {
                    return
                } else if Self.exposing.contains(text[member]) {
                    taken = taken ?? member
                } else if taken == nil, !Self.keeping.contains(text[member]), !isView(member) {
                    // A member that is nothing of theirs: of an element, of an extension.
                    unordered = nil
                }
                current = member + 1
            case "(", "{", "[":
                guard let end = text.partner(of: current), !beginsBody(current, start) else { break walk }
                // An element looked up, or the result of a call by that name.
                if taken == nil, current - 1 == unordered { unordered = nil }
                current = end + 1
            case "?" where text[current + 1] == ".", "!" where text[current + 1] == ".": current += 1
            default: break walk
            }
        }
        guard let unordered else { return }
        finish(start, unordered, taken, current)
    }

    /// Whether a brace opens the body of the statement that the chain stands in, and is no closure of the chain's.
    private func beginsBody(_ place: Int, _ start: Int) -> Bool {
        guard text[place] == "{" else { return false }
        return loops.contains(start) || !(text.isWord(place - 1) || text[place - 1] == ")")
    }

    /// Whether a member is the keys or the values of a dictionary.
    private func isView(_ member: Int) -> Bool { text[member] == "keys" || text[member] == "values" }

    private func isUnorderedMember(_ place: Int, after start: Int) -> Bool {
        let name = text[place]
        if text[place + 1] == "(" { return false }
        if place == start + 2, text[start] == "self" {
            return scoped.isUnordered(name, at: place, isMember: true) ?? names.unorderedMembers[name] ?? false
        }
        if let isUnordered = names.unorderedMembers[name] { return isUnordered }
        return isView(place) && !loopsOverSequence(start)
    }

    /// Whether the chain is waited for in a loop, so that it is a sequence that brings values in time.
    private func loopsOverSequence(_ start: Int) -> Bool { text[start - 1] == "in" && !loops.contains(start) }

    /// Whether a reduction comes to the same in any order: a sum, or what is collected into a set or dictionary.
    private func isSum(_ place: Int) -> Bool {
        guard text[place] == "reduce", text[place + 1] == "(" else { return false }
        if text.matches(place + 2, "into", ":") {
            return types.afterMaking(place + 4) != nil || text.matches(place + 4, "[", ":", "]")
        }
        return text.matches(place + 3, ",", "+", ")")
    }

    /// Decides by what stands around a chain that is unordered.
    private mutating func finish(_ start: Int, _ unordered: Int, _ taken: Int?, _ end: Int) {
        if let taken {
            if !isIndifferent(start) { report(start, taken) }
        } else if loops.contains(start) {
            report(start, end - 1)
        } else if text.matches(start - 2, "zip", "(") || isLastOfZip(start, end) {
            report(start, end - 1)
        } else if text[start - 1] == "(", text[end] == ")" {
            if ["Array", "ContiguousArray"].contains(text[start - 2]) {
                if !isMended(after: end) { report(start - 2, end) }
            } else if text.tokens[start - 1].beginsInterpolation {
                report(start, end - 1)
            }
        } else if text[start - 1] == ":", ["contentsOf", "describing"].contains(text[start - 2]) {
            report(start, end - 1)
        }
    }

    /// Whether the chain is the second thing that `zip` pairs with the first.
    private func isLastOfZip(_ start: Int, _ end: Int) -> Bool {
        guard text[start - 1] == ",", text[end] == ")", let open = text.partner(of: end) else { return false }
        return text[open - 1] == "zip"
    }

    /// Whether the chain is an argument of what takes anything in any order.
    private func isIndifferent(_ start: Int) -> Bool {
        if text[start - 1] == "(" { return Self.indifferent.contains(text[start - 2]) || isMendedCall(start - 1) }
        return text[start - 1] == ":" && Self.indifferent.contains(text[start - 2])
    }

    /// Whether what a call makes of the chain is sorted at once.
    private func isMendedCall(_ open: Int) -> Bool {
        guard let end = text.partner(of: open), ["Array", ""].contains(text[open - 1]) else { return false }
        return isMended(after: end)
    }

    private func isMended(after end: Int) -> Bool {
        text[end + 1] == "." && Self.harmless.contains(text[end + 2])
    }

    private mutating func report(_ first: Int, _ last: Int) {
        found.append(first..<max(first, last) + 1)
    }
}
