import Foundation

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
    /// How often each byte stands in them.
    private let counts: [Int]

    /// Puts the terms in order of popularity, as `ranked(top:themes:)` says.
    init(top: String, themes: [String]) {
        bytes = Self.text(of: Self.ranked(top: top, themes: themes))
        counts = bytes.reduce(into: Array(repeating: 0, count: 256)) { counts, byte in counts[Int(byte)] += 1 }
    }

    /// Returns the terms that begin with the text, then those that contain it elsewhere, each group most popular first.
    ///
    /// Case and diacritics do not count, spaces do. Empty text gives nothing.
    func search(_ text: String) -> [String] {
        let pattern = text.foldedForSuggestions
        guard let rarest = rarestIndex(in: pattern), !pattern.contains(where: Self.isSeparator) else { return [] }
        var leading: [Int] = []
        var inner: [Int] = []
        var start = 0
        while leading.count < Self.limit, let found = firstIndex(of: pattern[rarest], from: start) {
            let place = found - rarest
            guard place > 0, matches(pattern, at: place) else {
                start = found + 1
                continue
            }
            if bytes[place - 1] == Self.lineBreak {
                leading.append(place)
            } else if inner.count < Self.limit {
                inner.append(place)
            }
            start = firstIndex(of: Self.lineBreak, from: place) ?? bytes.count
        }
        return (leading + inner).prefix(Self.limit).map(term)
    }

    /// Returns where the pattern's rarest byte stands in it: looking for that one finds the fewest wrong places.
    private func rarestIndex(in pattern: [UInt8]) -> Int? {
        pattern.indices.min { counts[Int(pattern[$0])] < counts[Int(pattern[$1])] }
    }

    /// Returns whether the pattern's bytes stand at a place.
    private func matches(_ pattern: [UInt8], at place: Int) -> Bool {
        guard pattern.count <= bytes.count - place else { return false }
        return pattern.indices.allSatisfy { pattern[$0] == bytes[place + $0] }
    }

    /// Returns the first place of a byte; by `memchr`, which is what makes a search take microseconds.
    private func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        bytes.withUnsafeBytes { all in
            let rest = UnsafeRawBufferPointer(rebasing: all[start...])
            guard let base = rest.baseAddress, let found = memchr(base, Int32(byte), rest.count) else { return nil }
            return start + (UnsafeRawPointer(found) - base)
        }
    }

    /// Returns the term around a place, as it is shown.
    private func term(around place: Int) -> String {
        let start = bytes[..<place].lastIndex(of: Self.lineBreak) ?? 0
        let line = bytes[(start + 1)...].prefix { $0 != Self.lineBreak }
        let shown = line.lastIndex(of: Self.shownForm).map { line[($0 + 1)...] } ?? line
        return String(decoding: shown, as: UTF8.self)
    }
}
