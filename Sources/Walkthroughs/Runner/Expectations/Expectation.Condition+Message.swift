extension Expectation.Condition {
    /// What does not hold of an element, in one sentence without a full stop.
    func message(for query: ElementQuery) -> String {
        switch self {
        case .element(_, let state, let isNegated): "\(query) is \(isNegated ? "" : "not ")\(state.rawValue)"
        case .value(_, _, let isNegated):
            isNegated ? "\(query) has just the value that it should not have" : "\(query) has another value"
        case .rowCount: "\(query) has another number of rows"
        case .rows: "\(query) has other rows"
        default: "\(query) is otherwise"
        }
    }
}
