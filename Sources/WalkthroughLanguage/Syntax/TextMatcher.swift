/// A text, or a pattern that stands for one.
package enum TextMatcher: Equatable {
    /// Exactly this text.
    case text(Template)
    /// Any text that the pattern is found in.
    case pattern(Pattern)
}

extension TextMatcher {
    /// Returns the matcher with each text in quotes replaced.
    func mappingTexts(_ transform: (Template) -> Template) -> TextMatcher {
        guard case .text(let text) = self else { return self }
        return .text(transform(text))
    }
}

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

/// A regular expression of a script: `/^Rotations: \d+/`, found anywhere in a text unless anchored.
///
/// A `PatternCache` compiles each distinct one once. Two are equal when their sources are. A class, for `Regex` is a
/// type whose size is known at run time only, and every type that held it in itself, such as a step, would be copied
/// and destroyed by looking that up.
package final class Pattern {
    /// What stands between the slashes.
    package let source: String
    /// The compiled expression.
    package let regex: Regex<AnyRegexOutput>

    /// Creates a pattern from its compiled expression.
    package init(source: String, regex: Regex<AnyRegexOutput>) {
        self.source = source
        self.regex = regex
    }

    /// Returns whether the pattern is found in a text; one that cannot be evaluated is not.
    package func isFound(in text: String) -> Bool {
        (try? regex.firstMatch(in: text)) != nil
    }
}

extension Pattern: Equatable {
    /// Returns whether both have the same source.
    package static func == (left: Pattern, right: Pattern) -> Bool { left.source == right.source }
}
