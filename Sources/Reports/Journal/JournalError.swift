import Basics

/// What is wrong with a journal.
package struct JournalError: Error, Equatable {
    /// What kind of problem it is.
    enum Problem: Equatable {
        /// There is no such file.
        case missing
        /// The folder has no journal of that name, and these files that may be some.
        case otherNames([String])
        /// The file is there and cannot be read.
        case unreadable
        /// A line cannot be understood.
        case line(JournalEntry.Problem)
    }

    /// The journal's path.
    package let file: String
    /// The line, from 1; nil if the whole file is meant.
    package let line: Int?
    /// What is wrong.
    let problem: Problem

    /// What is wrong, where, and the way out.
    package var message: String {
        let place = SafeText.fragment(file) + (line.map { ":\($0)" } ?? "") + ": "
        switch problem {
        case .missing:
            return place + "there is no journal; name a folder of results or a file that `--report json=FILE` wrote"
        case .otherNames(let names):
            let shown = names.prefix(20).map(SafeText.fragment) + (names.count > 20 ? ["…"] : [])
            return place + "there is no journal of this name; what may be meant: " + shown.joined(separator: ", ")
        case .unreadable:
            return place + "the journal cannot be read; check its permissions"
        case .line(.malformed(let what)):
            return place + "this line is no journal entry: " + SafeText.fragment(what)
                + "; take the line out, or the file was not written by `rehearse`"
        case .line(.version(let version)):
            return place + "the journal has version \(version), and this `rehearse` reads version "
                + "\(JournalEntry.version); use the `rehearse` that wrote it"
        case .line(.foreign):
            return place + "this is no journal of `rehearse`: it does not begin with a `runStarted` line"
        }
    }
}

/// Everything that is wrong with the journals that were to be read.
package struct JournalErrors: Error, Equatable, CustomStringConvertible {
    /// How many errors of one journal are told.
    static let limit = 20

    /// The errors, in the order of the files and lines.
    package let errors: [JournalError]

    /// The messages, a line each.
    package var description: String { errors.map(\.message).joined(separator: "\n") }
}
