/// A list of search terms, most popular first, and the search over it.
///
/// A search runs over the bytes of the stored text; a term, `folded` or `folded|shown`, stands between line breaks.
struct SuggestionIndex: Sendable {
    /// The most terms that one search gives.
    static let limit = 10

    /// The offline terms; put in order by the first search, so that a launch pays nothing.
    static let offline = SuggestionIndex(top: SuggestionTerms.top, themes: SuggestionTerms.themes)

    /// All terms in order of popularity, each between two line breaks.
    private let bytes: [UInt8]
    /// Where each byte stands in them.
    private let singles: PlacesByKey
    /// Where each pair of bytes stands in them, by ``pairKey(_:_:)``: few places, so that few are looked at.
    private let pairs: PlacesByKey

    /// Puts the terms in order of popularity, as `ranked(top:themes:)` says.
    init(top: String, themes: [String]) {
        let bytes = Self.text(of: Self.ranked(top: top, themes: themes))
        self.bytes = bytes
        singles = PlacesByKey(count: bytes.count, keyCount: 256) { Int(bytes[$0]) }
        pairs = PlacesByKey(count: bytes.count - 1, keyCount: 1024) { Self.pairKey(bytes[$0], bytes[$0 + 1]) }
    }

    /// Returns the terms that begin with the text, then those that contain it elsewhere, each group most popular first.
    ///
    /// Case and diacritics do not count, spaces do. Empty text gives nothing.
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

    /// Returns the places where the rarest part of a pattern stands, and where in the pattern that part is.
    private func candidates(for pattern: [UInt8]) -> (places: ArraySlice<Int>, offset: Int) {
        var best = (key: 0, count: Int.max, offset: 0)
        for offset in 0..<pattern.count - 1 {
            let key = Self.pairKey(pattern[offset], pattern[offset + 1])
            let count = pairs.count(of: key)
            if count < best.count { best = (key, count, offset) }
        }
        return pattern.count == 1 ? (singles.places(of: Int(pattern[0])), 0) : (pairs.places(of: best.key), best.offset)
    }

    /// Returns a number for two bytes; letters have numbers of their own, other bytes share them.
    private static func pairKey(_ first: UInt8, _ second: UInt8) -> Int { Int(first & 31) << 5 | Int(second & 31) }

    /// Returns whether the pattern's bytes stand at a place.
    private func matches(_ pattern: [UInt8], at place: Int) -> Bool {
        guard pattern.count <= bytes.count - place else { return false }
        for offset in 0..<pattern.count where pattern[offset] != bytes[place + offset] { return false }
        return true
    }

    /// Returns the place of the line break behind a place; there is one behind each term.
    private func end(ofLineAt place: Int) -> Int {
        var end = place
        while bytes[end] != Self.lineBreak { end += 1 }
        return end
    }

    /// Returns the term around a place, as it is shown.
    private func term(around place: Int) -> String {
        let end = end(ofLineAt: place)
        var start = place
        while bytes[start - 1] != Self.lineBreak { start -= 1 }
        let line = bytes[start..<end]
        return String(decoding: line.lastIndex(of: Self.shownForm).map { line[($0 + 1)...] } ?? line, as: UTF8.self)
    }
}
