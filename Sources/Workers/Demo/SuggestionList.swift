import Foundation

/// A searchable list of search terms, the most popular first.
struct SuggestionList: Sendable {
    /// The largest number of terms in a result.
    static let limit = 10

    /// The offline terms; made by the first search, so that they cost nothing at launch.
    static let offline = SuggestionList(top: SuggestionTerms.top, themes: SuggestionTerms.themes)

    /// The folded terms, most popular first, with a line break before each and after the last.
    private let list: String
    /// The shown form of terms whose folded form differs.
    private let shown: [String: String]

    /// Makes a list of the terms of `top`, then the first of each theme, then the second of each, and so on: the
    /// results for a short text come from all themes.
    init(top: String, themes: [String]) {
        let lists = themes.map(Self.terms)
        let longest = lists.map(\.count).max() ?? 0
        let terms =
            Self.terms(of: top)
            + (0..<longest).flatMap { rank in lists.compactMap { rank < $0.count ? $0[rank] : nil } }
        list = terms.reduce(into: "\n") { list, term in list += term.folded + "\n" }
        shown = terms.reduce(into: [:]) { if $1.shown != $1.folded { $0[$1.folded] = $1.shown } }
    }

    /// Returns the terms that begin with the text, then others that contain it, in each group the most popular first.
    ///
    /// Case and diacritics are ignored, spaces are not. An empty text has no results.
    func search(_ text: String) -> [String] {
        let text = text.foldedForSuggestions
        guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= UInt8(ascii: " ") }) else { return [] }
        let leading = terms(around: "\n" + text)
        let inner = leading.count < Self.limit ? terms(around: text).filter { !$0.hasPrefix(text) } : []
        return (leading + inner).prefix(Self.limit).map { shown[$0] ?? $0 }
    }

    /// Returns the terms in which the text occurs, in order.
    ///
    /// It searches the list as a whole: searching each term was a sixth of a walkthrough's instructions (2026-11-28).
    private func terms(around text: String) -> [String] {
        let lineBreak = Int32(UInt8(ascii: "\n"))
        var terms: [String] = []
        list.withCString { list in
            var rest = list
            while let found = strstr(rest, text) {
                var start = UnsafePointer<CChar>(found)
                while Int32(start.pointee) != lineBreak { start -= 1 }
                start += 1
                guard let end = UnsafePointer<CChar>(strchr(start, lineBreak)) else { return }
                terms.append(String(decoding: UnsafeRawBufferPointer(start: start, count: end - start), as: UTF8.self))
                rest = end
            }
        }
        return terms
    }

    /// Returns the terms of a theme: `folded` or `folded|shown`, between commas or line breaks.
    private static func terms(of theme: String) -> [(folded: String, shown: String)] {
        theme.utf8.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") }.compactMap { text in
            let forms = text.drop { $0 == UInt8(ascii: " ") }.split(separator: UInt8(ascii: "|"))
            guard let folded = forms.first, let shown = forms.last else { return nil }
            return (String(Substring(folded)), String(Substring(shown)))
        }
    }
}

extension String {
    /// The text without case and diacritics, the form in which terms are stored.
    ///
    /// Foundation removes the diacritics that Unicode can decompose (`é`, `Å`). Letters with a stroke and ligatures
    /// have no decomposition; they are replaced as in the transliteration Latin-ASCII of Unicode's CLDR.
    var foldedForSuggestions: String {
        guard utf8.contains(where: { $0 >= 0x80 }) else { return lowercased() }
        let folded = folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        return folded.map { Self.latin[$0] ?? String($0) }.joined()
    }

    /// The plain letters for Latin letters without a decomposition.
    private static let latin: [Character: String] = [
        "ø": "o", "ł": "l", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "ß": "ss", "æ": "ae", "œ": "oe", "þ": "th",
    ]
}
