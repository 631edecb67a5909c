package import WalkthroughRunner

/// The cause of a failed run; failures with the same check, message (without numbers) and place have the same cause.
///
/// The place is empty if the message names a scene, a task or a position in the source. It is the last line for a trap
/// and a timeout, and the screen for a problem of the screen.
package struct FailureCause: Hashable, Sendable {
    /// The name of the check that found the failure.
    package let oracle: String
    /// The message without numbers and addresses.
    package let message: String
    /// The screen, or the last line; empty if the message says enough.
    package let place: String

    /// Makes the cause of a failure.
    ///
    /// - Parameter lines: the lines that were performed, the failing one last.
    package init(_ failure: ExploredRun.Failure, after lines: [String]) {
        oracle = failure.oracle
        message = Self.withoutNumbers(failure.message)
        switch failure.oracle {
        case "trap" where failure.isSilent:
            // Without a message, only the last typed text distinguishes two traps behind one button.
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

    /// Returns a line without the text that it types.
    private static func withoutText(_ line: String) -> String {
        line.hasPrefix("type ") ? line.replacing(/^type "([^"\\]|\\.)*"/, with: "type") : line
    }
}
