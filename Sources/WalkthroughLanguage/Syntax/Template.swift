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
