/// Finds code in which the order of a `Set` or a `Dictionary` shows: loops, arrays made of one, and texts.
///
/// It recognises explicit declarations only: `let tags: Set<String>`, `var ages = [String: Int]()`, `Set(names)`. It
/// does not follow the results of functions and other expressions.
struct UnorderedSearch {
    /// A Set or a Dictionary with the members that are called on it.
    private struct Chain {
        /// The index after the chain.
        var end: Int
        /// The index of the first member that uses the order.
        var taken: Int?
    }

    /// Members whose result is again a Set, a Dictionary, or its keys or values.
    private static let keeping: Set<String> = [
        "keys", "values", "filter", "union", "intersection", "subtracting", "symmetricDifference", "mapValues",
        "compactMapValues", "merging",
    ]
    /// Members that use the order.
    private static let exposing: Set<String> = [
        "map", "flatMap", "compactMap", "forEach", "first", "enumerated", "joined", "prefix", "suffix", "dropFirst",
        "dropLast", "drop", "lazy", "reversed", "popFirst", "removeFirst", "reduce", "elementsEqual", "makeIterator",
        "shuffled", "description", "debugDescription", "lexicographicallyPrecedes", "starts", "randomElement",
        "startIndex", "indices", "firstIndex",
    ]
    /// Members that sort, or whose result does not depend on the order.
    private static let mending: Set<String> = ["sorted", "min", "max", "count", "isEmpty", "contains", "allSatisfy"]
    /// Calls that accept elements in any order.
    private static let indifferent: Set<String> = [
        "Set", "union", "formUnion", "subtract", "subtracting", "intersection", "formIntersection", "contains", "merge",
        "merging", "uniqueKeysWithValues",
    ]
    /// Argument labels of calls whose result depends on the argument's order.
    private static let exposingLabels: Set<String> = ["contentsOf", "describing", "reflecting", "grouping"]

    private let text: SourceText
    private let number: Int
    private let names: UnorderedNames
    /// The findings: the tokens that break the rule.
    private(set) var found: [Range<Int>] = []

    init(_ text: SourceText, inFile number: Int, _ names: UnorderedNames) {
        (self.text, self.number, self.names) = (text, number, names)
        for index in text.tokens.indices { check(at: index) }
    }

    private mutating func check(at index: Int) {
        if text[index] == "for", text[index - 1] != ".", !text.isAwaitingLoop(index) { return checkLoop(index) }
        guard let chain = chain(from: index) else { return }
        if let taken = chain.taken {
            if !isMended(after: chain.end, madeAt: index), !isMendedAround(index, chain.end) { report(index, taken) }
        } else if text.matches(index - 2, "Array", "("), text[chain.end] == ")" {
            let isMended = isMended(after: chain.end + 1, madeAt: index - 2)
            if !isMended, !isIndifferent(index - 2) { report(index - 2, chain.end) }
        } else if text.tokens.indices.contains(index - 1), text.tokens[index - 1].beginsInterpolation {
            if text[chain.end] == ")" { report(index, chain.end - 1) }
        } else if text[index - 1] == ":", Self.exposingLabels.contains(text[index - 2]) {
            report(index, chain.end - 1)
        }
    }

    private mutating func checkLoop(_ index: Int) {
        guard let keyword = text.keywordIn(ofLoopAt: index), let chain = chain(from: keyword + 1, isHead: true) else {
            return
        }
        if chain.taken == nil, ["{", "where"].contains(text[chain.end]) { report(keyword + 1, chain.end - 1) }
    }

    /// Follows the members of a Set or Dictionary; nil if there is none at the index, or if its order does not show.
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

    /// Returns the index after a member and the arguments of its call.
    private func afterArguments(of member: Int, inHead: Bool) -> Int {
        var end = member + 1
        if text[end] == "(" { end = text.partner(of: end).map { $0 + 1 } ?? end }
        if text[end] == "{", !inHead { end = text.partner(of: end).map { $0 + 1 } ?? end }
        return end
    }

    /// Returns the index after the Set or Dictionary that is made or named at an index; nil if there is none.
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

    /// Returns whether a reduction gives the same result in any order: it adds numbers or collects into a container.
    private func isSum(_ index: Int) -> Bool {
        guard text[index] == "reduce", text.tokens.indices.contains(index + 2) else { return false }
        return text[index + 2] == "into" || text.tokens[index + 2].kind == .number
    }

    /// Returns whether the surrounding call or parenthesis sorts the result, or does not depend on its order.
    private func isMendedAround(_ start: Int, _ end: Int) -> Bool {
        if isIndifferent(start) { return true }
        guard let open = text.opener(around: start), text[open] == "(", let close = text.partner(of: open) else {
            return false
        }
        return (text[open - 1] == "Array" || text.isGroup(open)) && isMended(after: close + 1, madeAt: open - 1)
    }

    /// Returns whether the chain is an argument of a call that accepts any order.
    private func isIndifferent(_ start: Int) -> Bool {
        ["(", ":"].contains(text[start - 1]) && Self.indifferent.contains(text[start - 2])
    }

    /// Returns whether the expression before an index is sorted at once, or in the next statement: `var all =
    /// Array(tags)`, `all.sort()`.
    private func isMended(after end: Int, madeAt start: Int) -> Bool {
        if text[end] == "." { return Self.mending.contains(text[end + 1]) }
        guard text[start - 1] == "=", text[start - 3] == "var" else { return false }
        return text.matches(text[end] == ";" ? end + 1 : end, text[start - 2], ".", "sort")
    }

    private mutating func report(_ first: Int, _ last: Int) { found.append(first..<max(first, last) + 1) }
}

extension SourceText {
    func keywordIn(ofLoopAt index: Int) -> Int? {
        (index + 1..<min(index + 40, tokens.count)).first { self[$0] == "in" }
    }

    /// Returns whether the type at an index is a Set or a Dictionary, and not an optional one.
    func isUnorderedType(at index: Int) -> Bool {
        var index = index
        while ["inout", "borrowing", "consuming", "sending", "Swift", "."].contains(self[index]) { index += 1 }
        guard isDictionaryBracket(index) || ["Set", "Dictionary"].contains(self[index]) else { return false }
        let end = self[index] == "[" ? partner(of: index).map { $0 + 1 } : afterGenerics(of: index)
        return end.map { !["?", "."].contains(self[$0]) } ?? false
    }

    /// Returns the index after an expression that makes a Set or a Dictionary: `Set(…)`, `[a: b]`, `[K: V]()`.
    func afterMakingUnordered(_ index: Int) -> Int? {
        if isDictionaryBracket(index), hasGap(before: index) || self[index - 1] == "(", let end = partner(of: index) {
            return afterCall(end + 1) ?? end + 1
        }
        return ["Set", "Dictionary"].contains(self[index]) ? afterCall(afterGenerics(of: index)) : nil
    }

    /// Returns the index after the arguments, or after `.init` and its arguments; `nil` if there are none.
    private func afterCall(_ index: Int) -> Int? {
        let open = matches(index, ".", "init") ? index + 2 : index
        return self[open] == "(" ? partner(of: open).map { $0 + 1 } : nil
    }

    /// Returns whether a bracket begins a dictionary or its type; false if a `?` comes before the colon.
    private func isDictionaryBracket(_ open: Int) -> Bool {
        guard self[open] == "[", let end = partner(of: open) else { return false }
        var current = open + 1
        while current < end {
            switch self[current] {
            // In `{ … } label: { … }`, the colon belongs to a trailing closure.
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
