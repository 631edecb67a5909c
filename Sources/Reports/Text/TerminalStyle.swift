/// What an output stream can show: whether it is coloured, and whether a line on it can be redrawn.
///
/// Made once for each stream, by the code that opens it, and passed to the code that writes there.
package struct TerminalStyle: Equatable, Sendable {
    /// Whether `paint` colours text.
    package let isColoured: Bool
    /// Whether a line can be drawn over: a terminal that understands escape sequences.
    package let isLive: Bool

    /// A stream that shows text as it is: a file, a pipe, a test.
    package static let plain = TerminalStyle(isColoured: false, isLive: false)

    /// Makes a style from both properties.
    package init(isColoured: Bool, isLive: Bool) { (self.isColoured, self.isLive) = (isColoured, isLive) }

    /// Decides for a stream: `--no-color`, then `NO_COLOR`, `FORCE_COLOR`, `TERM=dumb`, then whether it is a terminal.
    ///
    /// An empty variable counts as not set (no-color.org). `NO_COLOR` comes before `FORCE_COLOR`, as in CPython.
    /// `FORCE_COLOR=0` turns colours off. A program that shows progress elsewhere sets `REHEARSE_PROGRESS`.
    package init(isTerminal: Bool, environment: [String: String], noColor: Bool = false) {
        func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
        let isDumb = environment["TERM"] == "dumb"
        isLive = isTerminal && !isDumb || isSet("REHEARSE_PROGRESS")
        if noColor || isSet("NO_COLOR") {
            isColoured = false
        } else if isSet("FORCE_COLOR") {
            isColoured = environment["FORCE_COLOR"] != "0"
        } else {
            isColoured = isTerminal && !isDumb
        }
    }

    /// Returns the text in these inks, or as it is if the stream has no colours or the text is empty.
    package func paint(_ text: String, _ inks: TerminalInk...) -> String {
        guard isColoured, !text.isEmpty, !inks.isEmpty else { return text }
        return "\u{1B}[" + inks.map { String($0.rawValue) }.joined(separator: ";") + "m" + text + "\u{1B}[0m"
    }
}

/// A colour or weight that every terminal has; the number is ECMA-48's for "select graphic rendition".
package enum TerminalInk: Int, Sendable {
    /// Heavier type, for headings and names.
    case bold = 1
    /// Fainter type, for less important text.
    case dim = 2
    /// Failures and errors.
    case red = 31
    /// What passed.
    case green = 32
    /// Warnings and what was skipped.
    case yellow = 33
    /// Headings of what is shown.
    case blue = 34
    /// Locations in files.
    case cyan = 36
}
