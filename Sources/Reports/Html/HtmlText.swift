import Basics

/// Text that came from an app or a script, for HTML.
enum HtmlText {
    /// Returns a whole line of a quotation, made safe and escaped.
    static func row(_ text: String) -> String { MarkupText.html(Excerpt.line(text)) }

    /// Returns text made safe and escaped, on one line.
    static func line(_ text: String) -> String { MarkupText.html(Excerpt.fragment(text)) }
}
