import StageRuntime
package import Walkthroughs

/// A failed step with all that helps to understand it, as text.
package struct ReportedFailure: Equatable, Codable, Sendable {
    /// What kind of failure it is: `expectation`, `action`, or what went wrong whatever the script expects.
    package var kind: String
    /// What is wrong, in one sentence without a full stop.
    package var message: String
    /// Where the failing line stands; the script's first line for a check made at the end.
    package var place: ReportedPlace
    /// The line as written, secrets as dots; nil for a check made at the end.
    package var source: String?
    /// The `use` lines that led to the script, the outermost first.
    package var uses: [ReportedPlace]
    /// What was expected, in the walkthrough language.
    package var expected: String?
    /// What is there instead, in the walkthrough language.
    package var actual: String?
    /// What helps to mend it, a line each.
    package var notes: [String]
    /// How many steps were performed before.
    package var stepsBefore: Int
    /// The virtual time at the failure.
    package var virtualNanoseconds: Int64
    /// The screen as text.
    package var screen: [String]
    /// What is still to come.
    package var pending: [String]
    /// The last trace events, oldest first.
    package var events: [String]

    /// The kind where it went wrong whatever the script expects; nil where a step or an expectation failed.
    package var problemKind: String? { kind == "expectation" || kind == "action" ? nil : kind }

    /// What is wrong, after its kind where it has one of its own: `stuck: …`.
    package var headline: String { problemKind.map { $0 + ": " + message } ?? message }

    /// Takes a failure over from the runner.
    package init(_ failure: WalkthroughFailure) {
        switch failure.failure.kind {
        case .expectation: kind = "expectation"
        case .action: kind = "action"
        case .problem(let name): kind = name
        }
        message = failure.failure.message
        place = ReportedPlace(failure.location)
        source = failure.source
        uses = failure.uses.map(ReportedPlace.init)
        expected = failure.failure.expected
        actual = failure.failure.actual
        notes = failure.failure.notes
        stepsBefore = failure.stepsBefore
        virtualNanoseconds = failure.time.offset.wholeNanoseconds
        screen = failure.screen
        pending = failure.pending.map(\.line)
        events = failure.lastEvents.map(\.line)
    }
}
