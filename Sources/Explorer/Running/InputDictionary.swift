package import WalkthroughLanguage

/// The texts to type into fields: some that often cause bugs, and those that the app's scripts type.
package struct InputDictionary: Sendable {
    /// The largest number of texts from scripts for a field.
    private static let wordLimit = 3

    /// The texts for every field.
    static let texts = [
        "a", "The quick brown fox jumps over the lazy dog, and then over everything else that lies in its way",
        "שלום عالم", "👩‍👩‍👧🦘", "it's \"quoted\" \\ 100%",
    ]

    /// The texts from scripts, by the field's name in them, the most frequent first.
    private var words: [String: [String]] = [:]

    /// Collects the texts from the scripts of an app.
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

    /// Returns the texts to type into an empty field with these names.
    func texts(for names: [String]) -> [String] {
        let known = names.flatMap { words[$0] ?? [] }
        return known + Self.texts.filter { !known.contains($0) }
    }
}
