import WalkthroughLanguage
import WalkthroughRunner

/// A warning in words, safe to print.
struct WarningText {
    /// The warning.
    let warning: WalkthroughWarning

    /// Place and message in one line.
    var title: String { Excerpt.fragment(warning.place.description + ": " + warning.message) }

    /// Where it came from, and what to do, without marks before them; the line it is about is ``source``.
    var details: [String] {
        (warning.uses.reversed().map { "used at " + $0.description } + [warning.advice]).map(Excerpt.fragment)
    }

    /// The line it is about; nil for one of the header.
    var source: String? { warning.source.map(Excerpt.fragment) }

    /// Everything in lines: `warning: search.walk:3:1: …`.
    var lines: [String] {
        ["warning: " + title] + (source.map { ["  | " + $0] } ?? []) + details.map { "  = " + $0 }
    }
}
