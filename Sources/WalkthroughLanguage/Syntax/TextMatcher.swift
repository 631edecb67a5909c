/// A text, or a pattern that stands for one.
package enum TextMatcher: Equatable {
    /// Exactly this text.
    case text(Template)
    /// Any text that the pattern is found in.
    case pattern(Pattern)
}
