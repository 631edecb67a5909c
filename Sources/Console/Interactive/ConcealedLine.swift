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

    /// Takes over what another one has as dots, of which all else is the same.
    mutating func hide(asIn other: String) {
        guard text != other else { return }
        let (own, others) = (text.unicodeScalars, other.unicodeScalars)
        let start = zip(own, others).prefix { $0 == $1 }.count
        let end = zip(own.reversed(), others.reversed()).prefix { $0 == $1 }.count
        secrets.append(String(own.dropFirst(start).dropLast(min(end, own.count - start))))
        text = other
    }

    /// Puts dots in the place of all texts in quotes.
    mutating func hideQuotedTexts() {
        // From the end, so that the places of those before stay right.
        for range in text.quotedTexts.reversed() { hide(range) }
    }

    /// Puts dots in the place of all words but some; what is no letter and no digit stays.
    mutating func hideWords(except isKnown: (Substring) -> Bool) {
        // By scalars: a combining mark makes one character of itself and of the sign that ends a word.
        let scalars = text.unicodeScalars
        var ranges: [Range<String.Index>] = []
        var next = scalars.startIndex
        while let start = scalars[next...].firstIndex(where: Self.isPartOfWord) {
            let end = scalars[start...].firstIndex { !Self.isPartOfWord($0) } ?? scalars.endIndex
            if !isKnown(text[start..<end]) { ranges.append(start..<end) }
            next = end
        }
        for range in ranges.reversed() { hide(range) }
    }

    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.properties.isWhitespace && scalar != "="
    }
}
