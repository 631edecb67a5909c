/// A text, or a pattern that texts can match.
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

/// Compiles the patterns of scripts, each distinct one once; a loader owns it and its parsers share it.
package final class PatternCache {
    /// Why a pattern cannot be used.
    package struct Problem: Error, Equatable, Sendable {
        /// What is wrong.
        package var message: String
        /// The way out.
        package var help: String?
    }

    /// What each source was compiled to.
    private var compiled: [String: Result<Pattern, Problem>] = [:]

    /// Creates an empty cache.
    package init() {}

    /// Returns the pattern of a source; throws what is wrong with it, the same each time it is asked.
    package func pattern(_ source: String) throws(Problem) -> Pattern {
        if let known = compiled[source] { return try known.get() }
        let result = Self.compile(source)
        compiled[source] = result
        return try result.get()
    }

    /// Compiles a source that is short and shallow enough for the standard library's parser.
    private static func compile(_ source: String) -> Result<Pattern, Problem> {
        if source.isEmpty { return .failure(Problem(message: "this pattern is empty", help: "write \"\" for no text")) }
        guard source.utf8.count <= 1_000, depth(of: source) <= 32 else {
            return .failure(Problem(message: "this pattern is too long or too deeply nested"))
        }
        do {
            return .success(Pattern(source: source, regex: try Regex(source)))
        } catch {
            return .failure(Problem(message: "this pattern is not a regular expression: \(error)"))
        }
    }

    /// Returns an upper bound for how deep a source's groups and classes are nested.
    private static func depth(of source: String) -> Int {
        var depth = 0
        var deepest = 0
        for byte in source.utf8 {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["):
                depth += 1
                deepest = max(deepest, depth)
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
            default: break
            }
        }
        return deepest
    }
}
