/// Finds where the order of a `Set` or a `Dictionary` shows: in loops, in arrays made of them, in texts.
///
/// Every chain of members is followed from its first name: what it is, what makes its order show, and what mends that
/// (`sorted`), or makes it not matter (`count`, another set).
struct UnorderedSearch {
    /// Calls that take anything in any order.
    private static let indifferent: Set<String> = [
        "Set", "union", "formUnion", "subtract", "subtracting", "intersection", "formIntersection", "contains", "merge",
        "merging", "isSubset", "isSuperset", "isDisjoint", "symmetricDifference", "uniqueKeysWithValues", "of", "count",
    ]
    /// Labels of arguments whose order shows in what is made of them.
    private static let exposingLabels: Set<String> = ["contentsOf", "describing", "reflecting", "grouping"]

    /// The file.
    private let text: SourceText
    /// Tells what is unordered.
    private let expressions: UnorderedExpression
    /// Whether the file has a `+` of its own.
    private let hasOwnPlus: Bool
    /// What was found: the tokens at fault.
    private(set) var found: [Range<Int>] = []

    init(_ text: SourceText, _ scoped: ScopedNames, _ names: DeclaredNames) {
        self.text = text
        expressions = UnorderedExpression(text, scoped, names)
        hasOwnPlus = text.tokens.indices.contains { text.matches($0, "func", "+") }
        for place in text.tokens.indices { look(at: place) }
    }

    private mutating func look(at place: Int) {
        if text[place] == "for", text[place - 1] != ".", !text.isAwaitingLoop(place) { lookAtLoop(place) }
        let isFirst =
            switch text[place] {
            case "[": beginsLiteral(place)
            case "(": text.isGroup(place)
            default: text.isWord(place) && !text.tokens[place].isReserved && text[place - 1] != "."
            }
        if isFirst { follow(from: place) }
    }

    private mutating func lookAtLoop(_ place: Int) {
        guard let keyword = ScopedNames.keywordIn(text, of: place) else { return }
        let end = text.endOfExpression(at: keyword + 1, isHead: true)
        guard end > keyword + 1, expressions.isUnordered(keyword + 1..<end) else { return }
        report(keyword + 1, end - 1)
    }

    /// Whether a bracket begins a literal, and looks up no element.
    private func beginsLiteral(_ place: Int) -> Bool {
        if text.isWord(place - 1) { return ["in", "return"].contains(text[place - 1]) }
        return ![")", "]", "?", "!"].contains(text[place - 1])
    }

    /// Follows the chain that begins at a place, and decides by what stands around it.
    private mutating func follow(from start: Int) {
        let chain = expressions.chain(from: start)
        guard !chain.isHarmless, chain.unordered != nil else { return }
        if let taken = chain.taken {
            if !isIndifferent(start), !isSortedNext(start, chain.end) { report(start, taken) }
        } else {
            finish(start, chain.end)
        }
    }

    /// Decides about a chain that is still unordered.
    private mutating func finish(_ start: Int, _ end: Int) {
        if isAdded(start, end) {
            if !isMendedAround(start) { report(start, end - 1) }
        } else if text.matches(start - 2, "zip", "(") || isLastOfZip(start, end) {
            report(start, end - 1)
        } else if text[start - 1] == "(", text[end] == ")" {
            if text.tokens[start - 1].beginsInterpolation {
                report(start, end - 1)
            } else if let callee = callee(makingArrayAt: start - 1) {
                if !isMended(after: end), !isSortedNext(callee, end + 1), !isIndifferent(callee) { report(callee, end) }
            }
        } else if text[start - 1] == ":", Self.exposingLabels.contains(text[start - 2]) {
            report(start, end - 1)
        }
    }

    /// Whether the chain is joined to an array: `[] + tags`, `list += tags`.
    private func isAdded(_ start: Int, _ end: Int) -> Bool {
        guard !hasOwnPlus else { return false }
        if text.matches(start - 2, "+", "=") || text[start - 1] == "+" && text.hasGap(before: start) { return true }
        return text[end] == "+" && text.hasGap(before: end) && text[end + 1] != "="
    }

    /// Where the callee begins that makes an array of what stands in a parenthesis: `Array(`, `[Int](`, `.init(`.
    private func callee(makingArrayAt open: Int) -> Int? {
        var last = open - 1
        if text.matches(last - 1, ".", "init") {
            last -= 2
            // `let list: [String] = .init(tags)`
            if text.matches(last - 1, "]", "="), let first = text.partner(of: last - 1), text[first - 1] == ":" {
                return expressions.types.isType(first) ? nil : last + 1
            }
        }
        switch text[last] {
        case "Array", "ContiguousArray": return last
        case ">":
            let first = (max(0, last - 24)..<last).last { ["Array", "ContiguousArray"].contains(text[$0]) }
            return first.flatMap { text.afterGenerics(of: $0) == last + 1 ? $0 : nil }
        case "]":
            guard let first = text.partner(of: last), beginsLiteral(first), text[last - 1] != "[" else { return nil }
            return expressions.types.isType(first) ? nil : first
        default: return nil
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

    /// Whether what a call, or a group, makes of the chain is sorted at once.
    private func isMendedCall(_ open: Int) -> Bool {
        guard let end = text.partner(of: open), text[open - 1] == "Array" || text.isGroup(open) else { return false }
        return isMended(after: end)
    }

    /// Whether the parentheses around a place take anything in any order, or are sorted at once.
    private func isMendedAround(_ place: Int) -> Bool {
        guard let open = text.opener(around: place), text[open] == "(" else { return false }
        return Self.indifferent.contains(text[open - 1]) || isMendedCall(open)
    }

    private func isMended(after end: Int) -> Bool {
        text[end + 1] == "." && UnorderedExpression.harmless.contains(text[end + 2])
    }

    /// Whether the value of a variable is sorted in the next statement: `var all = Array(tags)`, then `all.sort()`.
    private func isSortedNext(_ start: Int, _ end: Int) -> Bool {
        guard text[start - 1] == "=", text[start - 3] == "var" else { return false }
        let next = text[end] == ";" ? end + 1 : end
        return text.matches(next, text[start - 2], ".", "sort", "(")
            || text.matches(next, text[start - 2], ".", "sort", "{")
    }

    private mutating func report(_ first: Int, _ last: Int) {
        found.append(first..<max(first, last) + 1)
    }
}
