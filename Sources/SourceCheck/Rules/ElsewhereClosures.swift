/// Finds the closures given to `elsewhere`, in which work leaves the stage on purpose.
struct ElsewhereClosures {
    /// The file.
    private let text: SourceText

    /// What begins a statement whose head a brace ends.
    private static let heads: Set<String> = ["if", "for", "while", "switch", "guard"]

    init(_ text: SourceText) { self.text = text }

    /// The tokens of each of them, in ascending order.
    var all: [Range<Int>] {
        text.tokens.indices.flatMap { place -> [Range<Int>] in
            guard text[place] == "elsewhere", text[place + 1] == "(", text[place - 1] != "func",
                let end = text.partner(of: place + 1)
            else { return [] }
            return arguments(place + 1, end) + trailing(place, end)
        }.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// The closures that are arguments themselves.
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

    /// The closures behind the arguments.
    private func trailing(_ place: Int, _ end: Int) -> [Range<Int>] {
        var closures: [Range<Int>] = []
        var open = end + 1
        while text[open] == "{", let last = text.partner(of: open) {
            closures.append(open..<last + 1)
            guard text.isWord(last + 1), text[last + 2] == ":" else { break }
            open = last + 3
        }
        return isInHead(place) ? [] : closures
    }

    /// Whether a call's line begins with a statement whose body the brace behind the call may open: `if let … {`.
    private func isInHead(_ place: Int) -> Bool {
        var first = place
        while first > 0, !text.tokens[first].beginsLine { first -= 1 }
        return Self.heads.contains(text[first])
    }
}
