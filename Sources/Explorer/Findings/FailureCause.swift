package import WalkthroughRunner

/// What makes two failed runs failures of one kind: what noticed it, what it says without its numbers, and where.
///
/// A message that names a scene, a task or a place in the source says by itself where it was. For a trap and a
/// time-out the last line counts, for what the screen shows the screen.
package struct FailureCause: Hashable, Sendable {
    /// What noticed it.
    package let oracle: String
    /// The message without numbers and addresses.
    package let message: String
    /// The screen, or the last line; empty if the message says enough.
    package let place: String

    /// Takes the cause of a failure.
    ///
    /// - Parameter lines: the lines that were performed.
    package init(_ failure: ExploredRun.Failure, after lines: [String]) {
        oracle = failure.oracle
        message = Self.withoutNumbers(failure.message)
        switch failure.oracle {
        case "trap" where failure.isSilent:
            // Without a message, what was typed last is all that tells one trap behind a button from another.
            let typed = lines.dropLast().last { $0.hasPrefix("type ") }
            place = ([typed] + [lines.last.map(Self.withoutText)]).compactMap(\.self).joined(separator: "; ")
        case "trap", "time-out", "memory": place = lines.last.map(Self.withoutText) ?? ""
        case "dead end", "eternal wait", "difference": place = failure.screen
        default: place = ""
        }
    }

    private static func withoutNumbers(_ text: String) -> String {
        text.replacing(/0x[0-9a-f]+|[0-9]+/, with: "#")
    }

    /// Returns a line without what it types.
    private static func withoutText(_ line: String) -> String {
        line.hasPrefix("type ") ? line.replacing(/^type "([^"\\]|\\.)*"/, with: "type") : line
    }
}
