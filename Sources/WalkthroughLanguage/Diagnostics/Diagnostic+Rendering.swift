import Basics

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
