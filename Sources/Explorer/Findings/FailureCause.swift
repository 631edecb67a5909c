package import WalkthroughRunner

/// What makes two failed runs failures of one kind: what noticed it, the screen, and what it says without its numbers.
package struct FailureCause: Hashable, Sendable {
    /// What noticed it.
    package let oracle: String
    /// The screen.
    package let screen: String
    /// The message without numbers.
    package let message: String

    /// Takes the cause of a failure.
    package init(_ failure: ExploredRun.Failure) {
        oracle = failure.oracle
        screen = failure.screen
        var text = ""
        for character in failure.message where !(character.isNumber && text.last == "#") {
            text.append(character.isNumber ? "#" : character)
        }
        message = text
    }
}
