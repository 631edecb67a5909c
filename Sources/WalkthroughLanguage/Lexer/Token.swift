import HeadlessUIKit

/// A word, text, pattern or sign of a line, by its bytes in the file.
struct Token: Equatable {
    /// What it is.
    var kind: Kind
    /// Whether its bytes are its value: a text or pattern without a backslash and `$`.
    var isPlain: Bool
    /// The keyword that a bare word is; nil for other words.
    var keyword: Keyword?
    /// The role that a bare word names; some words are keywords too.
    var role: ElementRole?
    /// Its first byte; of a text, the quote.
    var start: Int
    /// The byte after its last.
    var end: Int

    /// Whether it is a word that follows an element in some command.
    var followsElements: Bool { keyword?.followsElements ?? false }

    /// Its bytes.
    var range: Range<Int> { start..<end }
}

extension Token {
    /// The kinds of token.
    enum Kind: UInt8 {
        /// A bare word: letters, digits, `_`, `.`, `-`.
        case word
        /// A bare word with a colon in it, as times of day have; only `time` takes it.
        case time
        /// A text in double quotes.
        case text
        /// A pattern between slashes.
        case pattern
        /// A `|`.
        case bar
        /// A `,`.
        case comma
        /// A `=`.
        case equals
    }
}
