import Configuration

/// Why a command failed: the messages on stderr, and the exit status.
struct CommandFailure: Error, Equatable {
    /// The exit status.
    var status: ExitStatus
    /// The messages, a line each, without a full stop: what is wrong and how to fix it.
    var messages: [String]

    init(messages: [String], status: ExitStatus = .wrongInput) {
        (self.status, self.messages) = (status, messages)
    }

    init(_ message: String, status: ExitStatus = .wrongInput) {
        self.init(messages: [message], status: status)
    }

    /// Makes the failure of errors of the configuration.
    init(_ errors: ConfigurationErrors) {
        self.init(messages: errors.messages)
    }
}

extension CommandFailure {
    /// Calls a closure; errors of the configuration become a failure of the command.
    static func wrapping<Result>(
        _ body: () throws(ConfigurationErrors) -> Result
    ) throws(CommandFailure) -> Result {
        do throws(ConfigurationErrors) {
            return try body()
        } catch {
            throw CommandFailure(error)
        }
    }
}

/// The exit statuses; `passed` only if everything planned was executed.
enum ExitStatus: Int32, CaseIterable, Sendable {
    case passed = 0
    case failed = 1
    case wrongInput = 2
    case notExecuted = 3
    case nothingMatched = 4
    case interrupted = 130

    /// Its description in the help.
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
