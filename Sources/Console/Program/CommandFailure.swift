import Configuration

/// Why a command cannot be carried out: what stderr says, and the status that the process ends with.
struct CommandFailure: Error, Equatable {
    /// What the process ends with.
    var status: ExitStatus
    /// What is wrong and the way out, a line each, without a full stop; made safe when they are printed.
    var messages: [String]

    init(messages: [String], status: ExitStatus = .wrongInput) {
        (self.status, self.messages) = (status, messages)
    }

    init(_ message: String, status: ExitStatus = .wrongInput) {
        self.init(messages: [message], status: status)
    }

    /// Takes over what is wrong with the configuration.
    init(_ errors: ConfigurationErrors) {
        self.init(messages: errors.messages)
    }
}

extension CommandFailure {
    /// Performs work on the configuration; what is wrong there becomes a failure of the command.
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
