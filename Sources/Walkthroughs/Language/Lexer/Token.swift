/// A word, text, pattern or sign of a line, by its bytes in the file.
struct Token: Equatable {
    /// What it is.
    var kind: Kind
    /// Whether its bytes are its value: a text or pattern without a backslash and `$`.
    var isPlain: Bool
    /// Its first byte; of a text, the quote.
    var start: Int
    /// The byte after its last.
    var end: Int

    /// Its bytes.
    var range: Range<Int> { start..<end }
}
