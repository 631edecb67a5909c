package import WalkthroughLanguage

/// What is typed into fields: a few texts that programs stumble over, and words that the app's own scripts type.
package struct InputDictionary: Sendable {
    /// How many words of scripts are tried in a field.
    private static let wordLimit = 3

    /// The texts for any field.
    static let texts = [
        "a", "The quick brown fox jumps over the lazy dog, and then over everything else that lies in its way",
        "שלום عالم", "👩‍👩‍👧🦘", "it's \"quoted\" \\ 100%",
    ]

    /// The words for each field, by what scripts call it, those used most first.
    private var words: [String: [String]] = [:]

    /// Takes words from the scripts of an app.
    package init(_ walkthroughs: [Walkthrough] = []) {
        var counts: [String: [String: Int]] = [:]
        for walkthrough in walkthroughs {
            var cursor = walkthrough.program.makeCursor()
            while let step = cursor.next() {
                guard case .act(.type(let text), on: let field) = step.command, text.isLiteral, !text.text.isEmpty,
                    text.text.utf8.count <= 60
                else { continue }
                counts["\(field)", default: [:]][text.text, default: 0] += 1
            }
        }
        words = counts.mapValues { texts in
            texts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.wordLimit).map(\.key)
        }
    }

    /// Returns what to type into an empty field that can be called so.
    func texts(for names: [String]) -> [String] {
        let known = names.flatMap { words[$0] ?? [] }
        return known + Self.texts.filter { !known.contains($0) }
    }
}
