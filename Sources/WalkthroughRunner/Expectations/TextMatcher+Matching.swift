import WalkthroughLanguage

extension TextPredicate {
    /// Tells whether a text is what the predicate asks for.
    func holds(for text: String) -> Bool {
        switch self {
        case .equals(let wanted): text == wanted.text
        case .empty: text.isEmpty
        case .contains(let part): text.contains(part.text)
        case .matches(let pattern): pattern.isFound(in: text)
        }
    }
}

extension TextMatcher {
    /// Tells whether a text is what stands there, or what the pattern stands for.
    func fits(_ text: String) -> Bool {
        switch self {
        case .text(let wanted): text == wanted.text
        case .pattern(let pattern): pattern.isFound(in: text)
        }
    }
}
