/// A comment that speaks to this check.
struct SourceComment {
    /// What it says, without its slashes.
    let text: String
    /// The bytes that it takes in the file.
    let range: Range<Int>
    /// How many tokens stand before it.
    let tokenCount: Int
}
