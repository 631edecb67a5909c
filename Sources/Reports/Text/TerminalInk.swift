/// A colour or weight that every terminal has; the number is ECMA-48's for "select graphic rendition".
package enum TerminalInk: Int, Sendable {
    /// Heavier type, for headings and names.
    case bold = 1
    /// Fainter type, for what is read last.
    case dim = 2
    /// Failures and errors.
    case red = 31
    /// What passed.
    case green = 32
    /// Warnings and what was skipped.
    case yellow = 33
    /// Headings of what is shown.
    case blue = 34
    /// Places in files.
    case cyan = 36
}
