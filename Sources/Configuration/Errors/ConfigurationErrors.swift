/// All that is wrong, in the order of the file and then of the overrides; never empty.
package struct ConfigurationErrors: Error, Equatable, Sendable {
    /// The errors.
    package let errors: [ConfigurationError]

    /// Collects errors that were found in one pass.
    package init(_ errors: [ConfigurationError]) {
        self.errors = errors
    }

    /// Wraps a single one.
    package init(_ error: ConfigurationError) {
        errors = [error]
    }

    /// One line an error.
    package var messages: [String] {
        errors.map { ConfigurationErrorMessage($0).text }
    }
}

extension ConfigurationErrors: CustomStringConvertible {
    /// The messages, a line each.
    package var description: String {
        messages.joined(separator: "\n")
    }
}
