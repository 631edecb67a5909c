import Basics

/// Something wrong, or doubtful, in a script, found without running it.
package struct Diagnostic: Equatable, Sendable {
    /// Whether it keeps the script from running.
    package var severity: Severity
    /// What is wrong, in one sentence without a full stop.
    package var message: String
    /// Where it starts.
    package var location: SourceLocation
    /// How many characters it takes; at least 1.
    package var length: Int
    /// The way out: the nearest known word, the usage, or a sentence.
    package var help: String?
    /// The line it stands in; nil if the file itself is at fault.
    package var excerpt: SourceExcerpt?
    /// How many errors or warnings it tells of: more than one if a file has too many to tell each.
    package var count = 1

    /// How long a message may be.
    private static let mostBytes = 800

    /// Creates a diagnostic.
    package init(
        _ message: String, severity: Severity = .error, at location: SourceLocation, length: Int = 1,
        help: String? = nil, excerpt: SourceExcerpt? = nil
    ) {
        self.severity = severity
        self.message = Self.shortened(message)
        self.location = location
        self.length = max(1, length)
        self.help = help.map(Self.shortened)
        self.excerpt = excerpt
    }

    /// Returns a sentence that is fit to read: one that repeats a word of megabytes has its middle left out.
    private static func shortened(_ text: String) -> String {
        guard text.utf8.count > mostBytes else { return text }
        return text.prefix(mostBytes / 4) + "…" + text.suffix(mostBytes / 8)
    }
}

extension [Diagnostic] {
    /// Returns how many errors or warnings they tell of.
    package func count(of severity: Diagnostic.Severity) -> Int {
        reduce(0) { $0 + ($1.severity == severity ? $1.count : 0) }
    }
}

extension Diagnostic {
    /// How bad it is.
    package enum Severity: String, Sendable {
        /// Nothing runs until it is mended.
        case error
        /// Probably not meant.
        case warning
    }
}

extension Diagnostic {
    /// The diagnostic as a person reads it: place and message, the line, a caret below it, the way out.
    ///
    /// Every line but the first starts with a gutter, so that no text of a script can begin a line.
    package var rendered: String {
        var text = "\(SafeText.fragment(location.file)):\(location.line):\(location.column): "
        text += "\(severity.rawValue): \(SafeText.fragment(message))\n"
        if let excerpt {
            text += "  | \(excerpt.text)\n"
            text += "  | \(excerpt.padding)^\(String(repeating: "~", count: excerpt.caretLength - 1))\n"
        }
        if let help { text += "  = \(SafeText.fragment(help))\n" }
        return text
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The diagnostic as a person reads it.
    package var description: String { rendered }
}

/// What is wrong in a line, by the bytes of the file it stands at; the parser makes a `Diagnostic` of it.
struct SyntaxError: Error, Equatable {
    /// What is wrong, in one sentence without a full stop.
    var message: String
    /// The bytes at fault.
    var range: Range<Int>
    /// The way out.
    var help: String?
}
