/// Finds where the order of a `Set` or a `Dictionary` shows: in loops, in arrays made of them, in texts.
///
/// Only what is written as such counts: `let tags: Set<String>`, `var ages = [String: Int]()`, `Set(names)`. Results of
/// functions and other expressions are not followed.
struct UnorderedSearch {
    /// The members that follow a Set or a Dictionary.
    private struct Chain {
        /// The place after it.
        var end: Int
        /// The member that takes the order.
        var taken: Int?
    }

    /// Members after which it is still a Set, a Dictionary, or its keys or values.
    private static let keeping: Set<String> = [
        "keys", "values", "filter", "union", "intersection", "subtracting", "symmetricDifference", "mapValues",
        "compactMapValues", "merging",
    ]
    /// Members that take the order.
    private static let exposing: Set<String> = [
        "map", "flatMap", "compactMap", "forEach", "first", "enumerated", "joined", "prefix", "suffix", "dropFirst",
        "dropLast", "drop", "lazy", "reversed", "popFirst", "removeFirst", "reduce", "elementsEqual", "makeIterator",
        "shuffled", "description", "debugDescription", "lexicographicallyPrecedes", "starts", "randomElement",
        "startIndex", "indices", "firstIndex",
    ]
    /// Members that restore an order, or whose result does not depend on it.
    private static let mending: Set<String> = ["sorted", "min", "max", "count", "isEmpty", "contains", "allSatisfy"]
    /// Calls that take anything in any order.
    private static let indifferent: Set<String> = [
        "Set", "union", "formUnion", "subtract", "subtracting", "intersection", "formIntersection", "contains", "merge",
        "merging", "uniqueKeysWithValues",
    ]
    /// Labels of arguments whose order shows in what is made of them.
    private static let exposingLabels: Set<String> = ["contentsOf", "describing", "reflecting", "grouping"]

    /// The file.
    private let text: SourceText
    /// The number of the file.
    private let number: Int
    /// The names that are declared as a Set or a Dictionary.
    private let names: UnorderedNames
    /// What was found: the tokens at fault.
    private(set) var found: [Range<Int>] = []

    init(_ text: SourceText, inFile number: Int, _ names: UnorderedNames) {
        (self.text, self.number, self.names) = (text, number, names)
        for place in text.tokens.indices { look(at: place) }
    }

    private mutating func look(at place: Int) {
        if text[place] == "for", text[place - 1] != ".", !text.isAwaitingLoop(place) { return lookAtLoop(place) }
        guard let chain = chain(from: place) else { return }
        if let taken = chain.taken {
            if !isMended(after: chain.end, madeAt: place), !isMendedAround(place, chain.end) { report(place, taken) }
        } else if text.matches(place - 2, "Array", "("), text[chain.end] == ")" {
            let isMended = isMended(after: chain.end + 1, madeAt: place - 2)
            if !isMended, !isIndifferent(place - 2) { report(place - 2, chain.end) }
        } else if text.tokens.indices.contains(place - 1), text.tokens[place - 1].beginsInterpolation {
            if text[chain.end] == ")" { report(place, chain.end - 1) }
        } else if text[place - 1] == ":", Self.exposingLabels.contains(text[place - 2]) {
            report(place, chain.end - 1)
        }
    }

    private mutating func lookAtLoop(_ place: Int) {
        guard let keyword = text.keywordIn(ofLoopAt: place), let chain = chain(from: keyword + 1, isHead: true) else {
            return
        }
        if chain.taken == nil, ["{", "where"].contains(text[chain.end]) { report(keyword + 1, chain.end - 1) }
    }

    /// Follows the members of the Set or Dictionary at a position; nil if there is none, or if its order does not show.
    ///
    /// - Parameter isHead: whether a following brace opens a loop's body, not a closure.
    private func chain(from start: Int, isHead: Bool = false) -> Chain? {
        guard var chain = base(start).map({ Chain(end: $0) }) else { return nil }
        while true {
            while ["?", "!"].contains(text[chain.end]), !text.hasGap(before: chain.end) { chain.end += 1 }
            guard text[chain.end] == ".", text.isWord(chain.end + 1) else { return chain }
            let member = chain.end + 1
            if Self.mending.contains(text[member]) || isSum(member) { return nil }
            if Self.exposing.contains(text[member]) {
                chain.taken = chain.taken ?? member
            } else if chain.taken == nil, !Self.keeping.contains(text[member]) {
                return nil
            }
            chain.end = afterArguments(of: member, inHead: isHead)
        }
    }

    /// The place after a member and what it is called with.
    private func afterArguments(of member: Int, inHead: Bool) -> Int {
        var end = member + 1
        if text[end] == "(" { end = text.partner(of: end).map { $0 + 1 } ?? end }
        if text[end] == "{", !inHead { end = text.partner(of: end).map { $0 + 1 } ?? end }
        return end
    }

    /// The place after what a place makes or names, if that is a Set or a Dictionary.
    private func base(_ start: Int) -> Int? {
        guard text[start - 1] != "." else { return nil }
        if let end = text.afterMakingUnordered(start) { return end }
        var name = start
        while text.isWord(name), !["(", "["].contains(text[name + 1]) {
            if names.contains(text[name], at: name, inFile: number) { return name + 1 }
            let next = text[name + 1] == "?" ? name + 2 : name + 1
            guard text[next] == "." else { return nil }
            name = next + 1
        }
        return nil
    }

    /// Returns whether a reduction has the same result in any order: it adds to a number, or collects into a container.
    private func isSum(_ place: Int) -> Bool {
        guard text[place] == "reduce", text.tokens.indices.contains(place + 2) else { return false }
        return text[place + 2] == "into" || text.tokens[place + 2].kind == .number
    }

    /// Returns whether the call or group around the chain sorts the result, or does not depend on its order.
    private func isMendedAround(_ start: Int, _ end: Int) -> Bool {
        if isIndifferent(start) { return true }
        guard let open = text.opener(around: start), text[open] == "(", let close = text.partner(of: open) else {
            return false
        }
        return (text[open - 1] == "Array" || text.isGroup(open)) && isMended(after: close + 1, madeAt: open - 1)
    }

    /// Whether the chain is an argument of what takes anything in any order.
    private func isIndifferent(_ start: Int) -> Bool {
        ["(", ":"].contains(text[start - 1]) && Self.indifferent.contains(text[start - 2])
    }

    /// Whether what ends before a place is sorted at once, or in the next statement: `var all = Array(tags)`,
    /// `all.sort()`.
    private func isMended(after end: Int, madeAt start: Int) -> Bool {
        if text[end] == "." { return Self.mending.contains(text[end + 1]) }
        guard text[start - 1] == "=", text[start - 3] == "var" else { return false }
        return text.matches(text[end] == ";" ? end + 1 : end, text[start - 2], ".", "sort")
    }

    private mutating func report(_ first: Int, _ last: Int) { found.append(first..<max(first, last) + 1) }
}

extension SourceText {
    /// The place of the `in` that belongs to the `for` at a place.
    func keywordIn(ofLoopAt place: Int) -> Int? {
        (place + 1..<min(place + 40, tokens.count)).first { self[$0] == "in" }
    }

    /// Whether the type written at a place is a Set or a Dictionary, and no optional one.
    func isUnorderedType(at place: Int) -> Bool {
        var place = place
        while ["inout", "borrowing", "consuming", "sending", "Swift", "."].contains(self[place]) { place += 1 }
        guard isDictionaryBracket(place) || ["Set", "Dictionary"].contains(self[place]) else { return false }
        let end = self[place] == "[" ? partner(of: place).map { $0 + 1 } : afterGenerics(of: place)
        return end.map { !["?", "."].contains(self[$0]) } ?? false
    }

    /// The place after what is made at a place, if that is a Set or a Dictionary: `Set(…)`, `[a: b]`, `[K: V]()`.
    func afterMakingUnordered(_ place: Int) -> Int? {
        if isDictionaryBracket(place), hasGap(before: place) || self[place - 1] == "(", let end = partner(of: place) {
            return afterCall(end + 1) ?? end + 1
        }
        return ["Set", "Dictionary"].contains(self[place]) ? afterCall(afterGenerics(of: place)) : nil
    }

    /// Returns the index after the arguments, or after `.init` and its arguments; `nil` if there are none.
    private func afterCall(_ place: Int) -> Int? {
        let open = matches(place, ".", "init") ? place + 2 : place
        return self[open] == "(" ? partner(of: open).map { $0 + 1 } : nil
    }

    /// Whether a bracket is that of a dictionary, or of its type; one with a `?` before its colon is passed over.
    private func isDictionaryBracket(_ open: Int) -> Bool {
        guard self[open] == "[", let end = partner(of: open) else { return false }
        var current = open + 1
        while current < end {
            switch self[current] {
            // `{ … } label: { … }` is one more closure of a call.
            case ":": return self[current - 2] != "}"
            case ",", "?": return false
            case "(", "[", "{": current = partner(of: current) ?? current
            default: break
            }
            current += 1
        }
        return false
    }
}
