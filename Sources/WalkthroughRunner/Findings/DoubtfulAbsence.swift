package import WalkthroughLanguage

/// A step that found something absent which its walkthrough has never met.
///
/// Only the whole run can tell what it is worth: another walkthrough may meet it.
package struct DoubtfulAbsence: Hashable, Codable, Sendable {
    /// Where the line stands.
    package var location: SourceLocation
    /// The line as written.
    package var source: String
    /// The `use` lines that led to the script, the outermost first.
    package var uses: [SourceLocation]
    /// What is absent, in the walkthrough language.
    package var element: String

    /// The element; nil if the text is none, which nobody but a broken pipe can bring about.
    var query: ElementQuery? {
        var parser = ConsoleParser()
        let command = parser.parse("expect no " + element).steps.first?.command
        guard case .expect(let expectation)? = command, case .absent(let query) = expectation.condition else {
            return nil
        }
        return query
    }
}

extension Command {
    /// What it expects to be absent.
    var absentElement: ElementQuery? {
        switch self {
        case .expect(let expectation), .wait(.until(let expectation)):
            if case .absent(let query) = expectation.condition { query } else { nil }
        default: nil
        }
    }
}
