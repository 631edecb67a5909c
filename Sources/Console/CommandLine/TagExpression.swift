/// Which walkthroughs a person means by their tags: `smoke and not (slow or network)`.
indirect enum TagExpression: Equatable, Sendable {
    case tag(String)
    case not(TagExpression)
    case and(TagExpression, TagExpression)
    case or(TagExpression, TagExpression)

    /// Says whether a walkthrough with these tags is meant.
    func matches(_ tags: [String]) -> Bool {
        switch self {
        case .tag(let tag): tags.contains(tag)
        case .not(let expression): !expression.matches(tags)
        case .and(let left, let right): left.matches(tags) && right.matches(tags)
        case .or(let left, let right): left.matches(tags) || right.matches(tags)
        }
    }
}
