import Foundation

/// A searchable list of search terms, the most popular first.
///
/// A search runs over the bytes of one text. In this text, line breaks separate the terms; a term is `folded` or
/// `folded|shown`.
struct SuggestionIndex: Sendable {
    /// The largest number of terms in a result.
    static let limit = 10

    /// The offline terms; the first search makes the index, so that it costs nothing at launch.
    static let offline = SuggestionIndex(top: SuggestionTerms.top, themes: SuggestionTerms.themes)

    /// The terms in the order of their popularity, each between two line breaks.
    private let bytes: [UInt8]
    /// The positions of each byte in the terms.
    private let singles: PlacesByKey
    /// The positions of each pair of bytes, by ``pairKey(_:_:)``; each pair has few positions, so a search is fast.
    private let pairs: PlacesByKey

    /// Makes an index of terms in the order of `ranked(top:themes:)`.
    init(top: String, themes: [String]) {
        let bytes = Self.text(of: Self.ranked(top: top, themes: themes))
        self.bytes = bytes
        singles = PlacesByKey(count: bytes.count, keyCount: 256) { Int(bytes[$0]) }
        pairs = PlacesByKey(count: bytes.count - 1, keyCount: 1024) { Self.pairKey(bytes[$0], bytes[$0 + 1]) }
    }

    /// Returns the terms that begin with the text, then other terms that contain it, the most popular first in each
    /// group.
    ///
    /// Case and diacritics are ignored, spaces are not. An empty text has no results.
    func search(_ text: String) -> [String] {
        let pattern = text.foldedForSuggestions
        guard !pattern.isEmpty, !pattern.contains(where: Self.isSeparator) else { return [] }
        let (candidates, offset) = candidates(for: pattern)
        var leading: [Int] = []
        var inner: [Int] = []
        var lineEnd = 0
        for candidate in candidates where candidate >= lineEnd {
            let place = candidate - offset
            guard place > 0, matches(pattern, at: place) else { continue }
            if bytes[place - 1] == Self.lineBreak {
                leading.append(place)
                if leading.count == Self.limit { break }
            } else if inner.count < Self.limit {
                inner.append(place)
            }
            lineEnd = end(ofLineAt: place)
        }
        return (leading + inner).prefix(Self.limit).map(term)
    }

    /// Returns the positions of the pattern's rarest part, and the offset of that part in the pattern.
    private func candidates(for pattern: [UInt8]) -> (places: ArraySlice<Int>, offset: Int) {
        var best = (key: 0, count: Int.max, offset: 0)
        for offset in 0..<pattern.count - 1 {
            let key = Self.pairKey(pattern[offset], pattern[offset + 1])
            let count = pairs.count(of: key)
            if count < best.count { best = (key, count, offset) }
        }
        return pattern.count == 1 ? (singles.places(of: Int(pattern[0])), 0) : (pairs.places(of: best.key), best.offset)
    }

    /// Returns a key for two bytes, which is unique for letters; other bytes share keys.
    private static func pairKey(_ first: UInt8, _ second: UInt8) -> Int { Int(first & 31) << 5 | Int(second & 31) }

    /// Returns whether the pattern occurs at a position.
    private func matches(_ pattern: [UInt8], at place: Int) -> Bool {
        guard pattern.count <= bytes.count - place else { return false }
        for offset in 0..<pattern.count where pattern[offset] != bytes[place + offset] { return false }
        return true
    }

    /// Returns the position of the line break after a position; each term has one.
    private func end(ofLineAt place: Int) -> Int {
        var end = place
        while bytes[end] != Self.lineBreak { end += 1 }
        return end
    }

    /// Returns the shown form of the term around a position.
    private func term(around place: Int) -> String {
        let end = end(ofLineAt: place)
        var start = place
        while bytes[start - 1] != Self.lineBreak { start -= 1 }
        let line = bytes[start..<end]
        return String(decoding: line.lastIndex(of: Self.shownForm).map { line[($0 + 1)...] } ?? line, as: UTF8.self)
    }
}

extension SuggestionIndex {
    /// Ends a term in the index, and a line in a theme.
    static let lineBreak = UInt8(ascii: "\n")
    /// Separates a term's folded form from its shown form.
    static let shownForm = UInt8(ascii: "|")

    /// Returns whether a byte separates terms or forms; a text that contains one matches no term.
    static func isSeparator(_ byte: UInt8) -> Bool {
        byte == lineBreak || byte == shownForm
    }

    /// Returns the terms of a theme in their order, in their stored form.
    static func terms(of theme: String) -> [ArraySlice<UInt8>] {
        Array(theme.utf8).split { $0 == lineBreak || $0 == UInt8(ascii: ",") }.map { part in
            part.first == UInt8(ascii: " ") ? part.dropFirst() : part
        }
    }

    /// Returns all terms, the most popular first: those of `top`, then the first of each theme, then the second of
    /// each.
    ///
    /// Themes have different lengths; a theme without further terms is skipped. So the results for a short text come
    /// from all themes.
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

    /// Returns the text of the index: each term between two line breaks.
    static func text(of terms: [ArraySlice<UInt8>]) -> [UInt8] {
        terms.reduce(into: [lineBreak]) { text, term in
            text.append(contentsOf: term)
            text.append(lineBreak)
        }
    }
}

/// The positions in a text by key; the positions of one key are adjacent and in ascending order.
struct PlacesByKey: Sendable {
    /// All positions, ordered by key and then by position.
    private let places: [Int]
    /// The index at which the positions of each key begin; one more at the end.
    private let starts: [Int]

    /// Sorts the positions from 0 by their keys, which are in `0..<keyCount`; a counting sort.
    init(count: Int, keyCount: Int, key: (_ place: Int) -> Int) {
        let keys = (0..<count).map(key)
        var starts = Array(repeating: 0, count: keyCount + 1)
        for key in keys { starts[key + 1] += 1 }
        for key in 0..<keyCount { starts[key + 1] += starts[key] }
        var next = starts
        var places = Array(repeating: 0, count: count)
        for (place, key) in keys.enumerated() {
            places[next[key]] = place
            next[key] += 1
        }
        self.places = places
        self.starts = starts
    }

    /// Returns the positions of a key, in ascending order.
    func places(of key: Int) -> ArraySlice<Int> { places[starts[key]..<starts[key + 1]] }

    /// Returns the number of positions of a key.
    func count(of key: Int) -> Int { starts[key + 1] - starts[key] }
}

extension String {
    /// The UTF-8 of the text without case and diacritics, the form in which terms are stored.
    ///
    /// Foundation removes the diacritics that Unicode can decompose (`é`, `Å`). Letters with a stroke and ligatures
    /// have no decomposition; they are replaced as in the transliteration Latin-ASCII of Unicode's CLDR.
    var foldedForSuggestions: [UInt8] {
        guard utf8.contains(where: { $0 >= 0x80 }) else {
            return utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
        }
        let folded = folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        return folded.unicodeScalars.flatMap { Array((Self.latin($0) ?? String($0)).utf8) }
    }

    /// Returns the plain letters for a Latin letter without a decomposition; nil for any other scalar.
    private static func latin(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "ø": "o"
        case "ł": "l"
        case "đ", "ð": "d"
        case "ħ": "h"
        case "ı": "i"
        case "ß": "ss"
        case "æ": "ae"
        case "œ": "oe"
        case "þ": "th"
        default: nil
        }
    }
}
