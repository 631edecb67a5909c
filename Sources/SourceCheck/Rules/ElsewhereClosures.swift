/// Finds the closures that are passed to `elsewhere`, in which code leaves the stage on purpose.
struct ElsewhereClosures {
    private let text: SourceText

    /// The keywords of statements whose condition ends at a brace.
    private static let heads: Set<String> = ["if", "for", "while", "switch", "guard"]

    init(_ text: SourceText) { self.text = text }

    /// The tokens of each closure, in ascending order.
    var all: [Range<Int>] {
        text.tokens.indices.flatMap { index -> [Range<Int>] in
            guard text[index] == "elsewhere", text[index + 1] == "(", text[index - 1] != "func",
                let end = text.partner(of: index + 1)
            else { return [] }
            return arguments(index + 1, end) + trailing(index, end)
        }.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// Returns the closures among the arguments in parentheses.
    private func arguments(_ open: Int, _ end: Int) -> [Range<Int>] {
        var closures: [Range<Int>] = []
        var current = open + 1
        while current < end {
            let partner = text.partner(of: current)
            if text[current] == "{", ["(", ",", ":"].contains(text[current - 1]), let partner {
                closures.append(current..<partner + 1)
            }
            current = max(partner ?? current, current) + 1
        }
        return closures
    }

    private func trailing(_ index: Int, _ end: Int) -> [Range<Int>] {
        var closures: [Range<Int>] = []
        var open = end + 1
        while text[open] == "{", let last = text.partner(of: open) {
            closures.append(open..<last + 1)
            guard text.isWord(last + 1), text[last + 2] == ":" else { break }
            open = last + 3
        }
        return isInHead(index) ? [] : closures
    }

    /// Returns whether the brace after the call may open the body of a statement instead: `if let … {`.
    private func isInHead(_ index: Int) -> Bool {
        var first = index
        while first > 0, !text.tokens[first].beginsLine { first -= 1 }
        return Self.heads.contains(text[first])
    }
}
