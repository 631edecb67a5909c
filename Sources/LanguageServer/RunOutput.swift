import Foundation
import WalkthroughLanguage

/// Reads what `rehearse test --format compact` prints.
enum RunOutput {
    /// A failure, with the line of the script.
    struct Failure: Equatable {
        var location: SourceLocation
        var message: String
    }

    /// Returns the failures among the lines.
    static func failures(in output: String) -> [Failure] {
        output.split(separator: "\n").compactMap { line in
            guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): error: (.*)/),
                let row = Int(match.2), let column = Int(match.3)
            else { return nil }
            return Failure(
                location: SourceLocation(file: String(match.1), line: row, column: column), message: String(match.4))
        }
    }
}
