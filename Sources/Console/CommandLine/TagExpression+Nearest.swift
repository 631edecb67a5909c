import Configuration

extension TagExpression {
    /// The tags that it names, in their order.
    var names: [String] {
        switch self {
        case .tag(let tag): [tag]
        case .not(let expression): expression.names
        case .and(let left, let right), .or(let left, let right): left.names + right.names
        }
    }

    /// Returns the first tag that no walkthrough has, with the one that was probably meant.
    func unknown(among known: Set<String>) -> (tag: String, nearest: String?)? {
        names.first { !known.contains($0) }.map { ($0, NearestWord.search($0, among: known.sorted())) }
    }
}
