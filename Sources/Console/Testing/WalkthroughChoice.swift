import WalkthroughLanguage
import WalkthroughRunner

/// Chooses walkthroughs by title and by tags.
struct WalkthroughChoice {
    /// Matches somewhere in the names that are chosen; with `nil` all are.
    private let filter: Regex<AnyRegexOutput>?
    /// Matches somewhere in the names that are left out, though the filter chose them.
    private let skip: Regex<AnyRegexOutput>?
    /// Holds for the tags of what is chosen; with `nil` tags do not count.
    private let tags: TagExpression?

    init(_ options: TestOptions) throws(CommandFailure) {
        filter = try options.filter.map(Self.regex)
        skip = try options.skip.map(Self.regex)
        tags = options.tags
    }

    /// Returns those that are meant, in their order; a title is that with the values of the examples row.
    func choose(from walkthroughs: [Walkthrough]) -> [Walkthrough] {
        guard filter != nil || skip != nil || tags != nil else { return walkthroughs }
        return walkthroughs.filter { walkthrough in
            let name = WalkthroughIdentity(walkthrough).name
            if let filter, name.firstMatch(of: filter) == nil { return false }
            if let skip, name.firstMatch(of: skip) != nil { return false }
            return tags?.matches(walkthrough.tags) ?? true
        }
    }

    private static func regex(_ pattern: String) throws(CommandFailure) -> Regex<AnyRegexOutput> {
        do {
            return try Regex(pattern)
        } catch {
            throw CommandFailure("the pattern \(pattern) cannot be read: \(error)")
        }
    }
}
