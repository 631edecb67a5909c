package import StageRuntime
package import WalkthroughLanguage

/// A failed step with all that helps to understand it.
package struct WalkthroughFailure: Equatable, Codable, Sendable {
    /// What kind of failure it is: `expectation`, `action`, or what went wrong whatever the script expects.
    package var kind: String
    /// What is wrong, in one sentence without a full stop.
    package var message: String
    /// Where the failing line stands; the script's first line for a check made at the end.
    package var place: SourceLocation
    /// The line as written, secrets as dots; nil for a check made at the end.
    package var source: String?
    /// The `use` lines that led to the script, the outermost first.
    package var uses: [SourceLocation]
    /// What was expected, in the walkthrough language.
    package var expected: String?
    /// What is there instead, in the walkthrough language; several lines for a picture.
    package var actual: String?
    /// What helps to mend it: candidates, earlier steps; a line each.
    package var notes: [String]
    /// How many steps were performed before.
    package var stepsBefore: Int
    /// The virtual time at the failure.
    package var virtualNanoseconds: Int64
    /// The screen as text.
    package var screen: [String]
    /// What is still to come, a line each.
    package var pending: [String]
    /// The last trace events as lines, oldest first.
    package var events: [String]

    /// Makes a failure with all that is known of it.
    package init(
        _ failure: StepFailure, at place: SourceLocation, source: String? = nil, uses: [SourceLocation] = [],
        stepsBefore: Int = 0, time: StageInstant = .zero, screen: [String] = [], pending: [String] = [],
        events: [String] = []
    ) {
        kind = failure.kind.name
        message = failure.message
        (expected, actual, notes) = (failure.expected, failure.actual, failure.notes)
        self.place = place
        self.source = source
        self.uses = uses
        self.stepsBefore = stepsBefore
        virtualNanoseconds = time.nanoseconds
        self.screen = screen
        self.pending = pending
        self.events = events
    }

    /// The kind if it went wrong whatever the script expects; nil if a step or an expectation failed.
    package var problemKind: String? {
        kind == StepFailure.Kind.expectation.name || kind == StepFailure.Kind.action.name ? nil : kind
    }

    /// What is wrong, after its kind if it has one of its own: `stuck: …`.
    package var headline: String { problemKind.map { $0 + ": " + message } ?? message }
}
