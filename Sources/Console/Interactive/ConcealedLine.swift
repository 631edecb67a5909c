import Walkthroughs

/// A typed line with a dot for each character that nobody is to read: all others keep their columns.
struct ConcealedLine {
    /// The line, fit to be shown.
    private(set) var text: String
    /// What stands behind dots, piece by piece.
    private(set) var secrets: [String] = []

    /// Takes a line as it was typed.
    init(_ line: String) { text = line }

    /// Whether something stands behind dots.
    var hidesSomething: Bool { !secrets.isEmpty }

    /// Returns an error's sentence, with dots where it names what stands behind dots here.
    func concealing(in sentence: String) -> String {
        secrets.reduce(sentence) { text, secret in
            let dots = Secret.dots(for: secret)
            return text.replacing("`\(secret)`", with: "`\(dots)`").replacing("\"\(secret)\"", with: "\"\(dots)\"")
        }
    }

    /// Puts dots in the place of some characters.
    mutating func hide(_ range: Range<String.Index>) {
        guard !range.isEmpty else { return }
        let secret = String(text[range])
        secrets.append(secret)
        text.replaceSubrange(range, with: Secret.dots(for: secret))
    }

    /// Takes over what another one has as dots, of which every other character is the same.
    mutating func hide(asIn other: String) {
        let hidden = zip(text.indices, other).filter { text[$0] != $1 }.map(\.0)
        if !hidden.isEmpty { secrets.append(String(hidden.map { text[$0] })) }
        text = other
    }

    /// Puts dots in the place of all texts in quotes.
    mutating func hideQuotedTexts() {
        // From the end, so that the places of those before stay right.
        for range in text.quotedTexts.reversed() { hide(range) }
    }

    /// Puts dots in the place of all words but some; what is no letter and no digit stays.
    mutating func hideWords(except isKnown: (Substring) -> Bool) {
        var ranges: [Range<String.Index>] = []
        var next = text.startIndex
        while let start = text[next...].firstIndex(where: Self.isPartOfWord) {
            let end = text[start...].firstIndex { !Self.isPartOfWord($0) } ?? text.endIndex
            if !isKnown(text[start..<end]) { ranges.append(start..<end) }
            next = end
        }
        for range in ranges.reversed() { hide(range) }
    }

    private static func isPartOfWord(_ character: Character) -> Bool { !character.isWhitespace && character != "=" }
}
