package import StageRuntime

/// How one walkthrough went.
package struct WalkthroughResult {
    /// How it ended.
    package enum Outcome: Equatable {
        /// Every step and every check held.
        case passed
        /// A step or a check failed; at least one failure is listed.
        case failed
        /// The script says `skip`.
        case skipped(reason: String)
        /// It failed, as the script says it does.
        case knownFailure(reason: String)
        /// It passed although the script says that it fails.
        case unexpectedPass(reason: String)

        /// Whether it makes the run fail.
        package var isFailure: Bool {
            switch self {
            case .failed, .unexpectedPass: true
            case .passed, .skipped, .knownFailure: false
            }
        }
    }

    /// The walkthrough.
    package var identity: WalkthroughIdentity
    /// How it ended.
    package var outcome: Outcome
    /// What failed: soft failures and the one that ended it.
    package var failures: [WalkthroughFailure] = []
    /// What is doubtful about the script though it passed: waivers that have let nothing pass.
    package var warnings: [Diagnostic] = []
    /// How many steps were performed.
    package var stepCount = 0
    /// How far the virtual clock was moved.
    package var virtualTime: Duration = .zero
    /// What identifies the run.
    package var traceHash = TraceHash()
}
