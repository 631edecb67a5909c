/// What a text must be; the expectation says whether it is negated.
package enum TextPredicate: Equatable {
    /// Exactly this text.
    case equals(Template)
    /// No text at all.
    case empty
    /// This text somewhere in it.
    case contains(Template)
    /// A pattern found in it.
    case matches(Pattern)
}
