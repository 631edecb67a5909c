extension SuggestionIndex {
    /// Ends a term in the index, and in a theme where a line is full.
    static let lineBreak = UInt8(ascii: "\n")
    /// Stands between a term's folded and its shown form.
    static let shownForm = UInt8(ascii: "|")

    /// Returns whether a byte separates terms or forms; a text with one matches no term.
    static func isSeparator(_ byte: UInt8) -> Bool {
        byte == lineBreak || byte == shownForm
    }

    /// Returns the terms of a theme in the order written, each in its stored form.
    static func terms(of theme: String) -> [ArraySlice<UInt8>] {
        Array(theme.utf8).split { $0 == lineBreak || $0 == UInt8(ascii: ",") }.map { part in
            part.first == UInt8(ascii: " ") ? part.dropFirst() : part
        }
    }

    /// Returns all terms, most popular first: those of `top`, then the first of each theme, then the second of each.
    ///
    /// A theme that has ended is passed over. So a short text is answered from every theme, not from one alone.
    static func ranked(top: String, themes: [String]) -> [ArraySlice<UInt8>] {
        let lists = themes.map(terms)
        let longest = lists.map(\.count).max() ?? 0
        var ranked = terms(of: top)
        for rank in 0..<longest {
            for list in lists where rank < list.count {
                ranked.append(list[rank])
            }
        }
        return ranked
    }

    /// Returns the text to search: each term between two line breaks.
    static func text(of terms: [ArraySlice<UInt8>]) -> [UInt8] {
        terms.reduce(into: [lineBreak]) { text, term in
            text.append(contentsOf: term)
            text.append(lineBreak)
        }
    }
}
