import Basics

/// A quoted text of a script, in which `${name}` is replaced by a parameter's value.
package struct Template: Hashable, Sendable {
    /// The text without escapes; it contains a parameter without a value as `${name}`.
    package let text: String
    /// The parts of a text with parameters; empty for one without.
    package let segments: [Segment]

    /// Whether there is no parameter to replace, so that `text` is the final text.
    package var isLiteral: Bool { segments.isEmpty }

    /// Creates a text without parameters.
    package init(_ text: String) {
        self.text = text
        self.segments = []
    }

    /// Creates a text from segments; without parameters among them, the text is literal.
    package init(segments: [Segment]) {
        var text = ""
        var isLiteral = true
        for segment in segments {
            switch segment {
            case .text(let part): text += part
            case .parameter(let name):
                isLiteral = false
                text += "${\(name)}"
            }
        }
        self.text = text
        self.segments = isLiteral ? [] : segments
    }

    /// The text in quotes, in the language's syntax, with parameters as `${name}`.
    package var quoted: String {
        guard !isLiteral else { return text.quoted }
        let parts = segments.map { segment in
            switch segment {
            case .text(let text): text.escapedForQuotes
            case .parameter(let name): "${\(name)}"
            }
        }
        return "\"" + parts.joined() + "\""
    }

    /// Returns the text with the values of its parameters; a parameter without a value is not replaced.
    package func resolved(with value: (_ name: String) -> String?) -> Template {
        guard !isLiteral else { return self }
        return Template(
            segments: segments.map { segment in
                guard case .parameter(let name) = segment, let value = value(name) else { return segment }
                return .text(value)
            })
    }
}

extension Template: ExpressibleByStringLiteral {
    /// Creates a text without parameters.
    package init(stringLiteral value: String) { self.init(value) }
}

extension Template {
    /// A part of a text with parameters.
    package enum Segment: Hashable, Sendable {
        /// A part of the text itself.
        case text(String)
        /// The name of a parameter, which its value replaces.
        case parameter(String)
    }
}

/// A text, or a pattern for texts.
package enum TextMatcher: Equatable {
    /// Exactly this text.
    case text(Template)
    /// Any text in which the pattern is found.
    case pattern(Pattern)
}

extension TextMatcher {
    func mappingTexts(_ transform: (Template) -> Template) -> TextMatcher {
        guard case .text(let text) = self else { return self }
        return .text(transform(text))
    }
}

/// A condition on a text; the expectation says whether it is negated.
package enum TextPredicate: Equatable {
    /// The text is equal to this one.
    case equals(Template)
    /// The text is empty.
    case empty
    /// The text contains this one.
    case contains(Template)
    /// The pattern is found in the text.
    case matches(Pattern)
}

/// A regular expression of a script: `/^Rotations: \d+/`; it is found anywhere in a text unless it is anchored.
///
/// A `PatternCache` compiles each distinct source once. Two patterns with the same source are equal. It is a class
/// because the size of `Regex` is known only at run time, which makes copies of every struct that contains one slow,
/// such as a step.
package final class Pattern {
    /// The text between the slashes.
    package let source: String
    /// The compiled expression.
    package let regex: Regex<AnyRegexOutput>

    /// Creates a pattern from its compiled expression.
    package init(source: String, regex: Regex<AnyRegexOutput>) { (self.source, self.regex) = (source, regex) }

    /// Returns whether the pattern is found in a text; false if the expression cannot be evaluated.
    package func isFound(in text: String) -> Bool { (try? regex.firstMatch(in: text)) != nil }
}

extension Pattern: Equatable {
    /// Returns whether both have the same source.
    package static func == (left: Pattern, right: Pattern) -> Bool { left.source == right.source }
}

/// Compiles the patterns of scripts, each distinct source once; the loader owns it and its parsers share it.
package final class PatternCache {
    /// Why a pattern cannot be used.
    package struct Problem: Error, Equatable, Sendable {
        /// The problem, in one sentence without a full stop.
        package var message: String
        /// How to solve it.
        package var help: String?
    }

    /// The results of compilation, by source.
    private var compiled: [String: Result<Pattern, Problem>] = [:]

    /// Creates an empty cache.
    package init() {}

    /// Returns the pattern of a source; throws the same problem on each call if it is invalid.
    package func pattern(_ source: String) throws(Problem) -> Pattern {
        if let known = compiled[source] { return try known.get() }
        let result = Self.compile(source)
        compiled[source] = result
        return try result.get()
    }

    /// Compiles a source, if it is short enough and not too deeply nested for the standard library's parser.
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

    /// Returns an upper bound of the nesting depth of a source's groups and classes.
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
