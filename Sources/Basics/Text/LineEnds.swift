/// The line ends of a text, so that code that knows only LF can edit the text and restore them.
package struct LineEnds: Equatable, Sendable {
    /// Whether all lines end with CR and LF; a text with both kinds is left as it is.
    private let areWindows: Bool

    /// Finds the line ends of a text.
    package init(of text: String) {
        areWindows = text.contains { $0 == "\r\n" } && !text.contains { $0 == "\n" }
    }

    /// Returns the text with LF.
    package func plain(_ text: String) -> String { areWindows ? text.replacing("\r\n", with: "\n") : text }

    /// Returns a text that has LF with the line ends that were found.
    package func restored(_ text: String) -> String { areWindows ? text.replacing("\n", with: "\r\n") : text }
}
