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
