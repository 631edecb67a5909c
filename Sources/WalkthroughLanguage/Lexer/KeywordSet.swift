/// Some keywords, one bit for each: what was looked for in vain is noted at nearly every word of a script.
struct KeywordSet {
    /// The bits, a keyword's at its place among all.
    private var bits: UInt128 = 0

    /// The keywords' words, in the order of all keywords.
    var words: [String] { Keyword.allCases.filter { bits & Self.bit(of: $0) != 0 }.map(\.word) }

    /// Adds a keyword.
    mutating func insert(_ keyword: Keyword) { bits |= Self.bit(of: keyword) }

    /// Returns the bit of a keyword.
    private static func bit(of keyword: Keyword) -> UInt128 { 1 << UInt128(keyword.rawValue) }
}
