/// A piece of Swift code as the rules see it.
struct SourceToken {
    /// What kind of piece.
    enum Kind {
        /// A name or keyword; one in backticks without them.
        case word
        /// A number.
        case number
        /// The begin of a string or regular expression; its contents are no tokens, but those of interpolations are.
        case string
        /// One character of punctuation or of an operator.
        case punctuation
    }

    let kind: Kind
    /// The name, or the character; `"` for a string.
    let text: String
    /// The bytes that it takes in the file.
    let range: Range<Int>
    /// Whether it is the first token of its line.
    let beginsLine: Bool
    /// Whether it is a brace, or a keyword that means something to the rules.
    var isReserved = false
    /// Whether it is the parenthesis that begins an interpolation in a string.
    var beginsInterpolation = false
}
