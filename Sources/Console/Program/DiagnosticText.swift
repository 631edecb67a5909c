import Reports
import Walkthroughs

/// A diagnostic of the language, as its own rendering has it, in colours.
struct DiagnosticText {
    let diagnostic: Diagnostic
    let style: TerminalStyle

    init(_ diagnostic: Diagnostic, style: TerminalStyle) {
        (self.diagnostic, self.style) = (diagnostic, style)
    }

    /// Place and message, the line, a caret, the way out; each line ends with a line feed.
    var text: String {
        let place = SafeText.line(Visible.text(diagnostic.location.file))
        let location = style.paint("\(place):\(diagnostic.location.line):\(diagnostic.location.column):", .bold)
        return location + " " + rest
    }

    /// The same without the place, for a line that was just typed.
    var rest: String {
        let ink = diagnostic.severity == .error ? TerminalInk.red : .yellow
        var text = style.paint(diagnostic.severity.rawValue + ":", .bold, ink)
        text += " " + SafeText.fragment(Visible.text(diagnostic.message)) + "\n"
        if let excerpt = diagnostic.excerpt {
            let caret = "^" + String(repeating: "~", count: excerpt.caretLength - 1)
            text += "  | \(excerpt.text)\n  | \(excerpt.padding)\(style.paint(caret, .bold, ink))\n"
        }
        if let help = diagnostic.help { text += "  = \(SafeText.fragment(Visible.text(help)))\n" }
        return text
    }
}
