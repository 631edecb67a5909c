/// What a word of the line may become, as the console answers to a tab.
struct LineCompletion: Equatable {
    /// Where the word begins, in characters from the start of the line; it ends at the cursor.
    var start: Int
    /// The whole words it may become, in the order they are to be shown.
    var candidates: [String]
    /// Whether a word that is the only one is followed by a blank.
    var endsWord = true

    /// Nothing fits.
    static let none = LineCompletion(start: 0, candidates: [])

    /// Returns what all candidates begin with.
    var commonPrefix: String {
        guard var prefix = candidates.first else { return "" }
        for candidate in candidates.dropFirst() {
            prefix = String(zip(prefix, candidate).prefix { $0 == $1 }.map(\.0))
        }
        return prefix
    }
}
