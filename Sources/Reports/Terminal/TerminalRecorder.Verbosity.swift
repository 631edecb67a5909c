extension TerminalRecorder {
    /// How much is said.
    package enum Verbosity: Equatable, Sendable {
        /// Failures and the last line.
        case quiet
        /// What was skipped or failed as expected too, and on a terminal what runs.
        case normal
        /// Every step as it is performed.
        case verbose
    }
}
