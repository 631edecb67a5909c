/// Everything that is wrong with the journals that were to be read.
package struct JournalErrors: Error, Equatable, CustomStringConvertible {
    /// How many errors of one journal are told.
    static let limit = 20

    /// The errors, in the order of the files and lines.
    package let errors: [JournalError]

    /// The messages, a line each.
    package var description: String { errors.map(\.message).joined(separator: "\n") }
}
