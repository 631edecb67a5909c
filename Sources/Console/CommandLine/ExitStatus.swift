/// What the process's exit status says; never `passed` when what was planned was not all executed.
enum ExitStatus: Int32, CaseIterable, Sendable {
    case passed = 0
    case failed = 1
    case wrongInput = 2
    case notExecuted = 3
    case nothingMatched = 4
    case interrupted = 130

    /// What help says of it.
    var sentence: String {
        switch self {
        case .passed: "all passed"
        case .failed: "a walkthrough failed, crashed or timed out, or the audit found something"
        case .wrongInput: "the command line, a script or the configuration is wrong; found before running"
        case .notExecuted: "the plan could not be executed"
        case .nothingMatched: "nothing matched (0 with --allow-empty)"
        case .interrupted: "interrupted, with the results so far"
        }
    }
}
