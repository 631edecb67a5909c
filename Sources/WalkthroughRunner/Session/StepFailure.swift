/// Why a step failed, in the words of the walkthrough language.
package struct StepFailure: Error, Equatable {
    /// What kind of failure it is, as reports group them.
    package enum Kind: Equatable, Sendable {
        /// An expectation does not hold.
        case expectation
        /// The step cannot be done on this screen.
        case action
        /// Something went wrong whatever the script expects: a leak, a livelock, uncontrolled concurrency.
        case problem(String)

        /// The kind by the words of the journal.
        package var name: String {
            switch self {
            case .expectation: "expectation"
            case .action: "action"
            case .problem(let name): name
            }
        }
    }

    /// What kind of failure it is.
    package var kind: Kind
    /// What is wrong, in one sentence without a full stop.
    package var message: String
    /// What was expected, in the walkthrough language.
    package var expected: String?
    /// What is there instead, in the walkthrough language; several lines for a picture.
    package var actual: String?
    /// What helps to mend it: candidates, earlier steps; a line each.
    package var notes: [String]

    /// Whether something went wrong whatever the script expects.
    var isProblem: Bool {
        if case .problem = kind { true } else { false }
    }

    /// Makes a failure.
    package init(
        _ kind: Kind, _ message: String, expected: String? = nil, actual: String? = nil, notes: [String] = []
    ) {
        self.kind = kind
        self.message = message
        self.expected = expected
        self.actual = actual
        self.notes = notes
    }
}
