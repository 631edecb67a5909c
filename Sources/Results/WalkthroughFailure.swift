package import StageRuntime
package import WalkthroughLanguage

/// A failed step with everything that helps to understand it.
package struct WalkthroughFailure: Equatable, Codable, Sendable {
    /// The kind of failure: `expectation`, `action`, or that of a problem that fails every script.
    package var kind: String
    /// What is wrong, in one sentence without a full stop.
    package var message: String
    /// The position of the failing line; the script's first line for a check made at the end.
    package var place: SourceLocation
    /// The line as written, secrets as dots; nil for a check made at the end.
    package var source: String?
    /// The `use` lines that led to the script, outermost first.
    package var uses: [SourceLocation]
    /// What was expected, in the walkthrough language.
    package var expected: String?
    /// What is there instead, in the walkthrough language; several lines for a picture.
    package var actual: String?
    /// Notes that help to fix it, such as candidates or earlier steps, a line each.
    package var notes: [String]
    /// How many steps were performed before.
    package var stepsBefore: Int
    /// The virtual time at the failure.
    package var virtualNanoseconds: Int64
    /// The screen, a line for each element.
    package var screen: [String]
    /// The pending events, a line each.
    package var pending: [String]
    /// The last trace events as lines, oldest first.
    package var events: [String]

    /// Makes a failure with everything that is known of it.
    package init(
        _ failure: StepFailure, at place: SourceLocation, source: String? = nil, uses: [SourceLocation] = [],
        stepsBefore: Int = 0, time: StageInstant = .zero, screen: [String] = [], pending: [String] = [],
        events: [String] = []
    ) {
        kind = failure.kind.name
        message = failure.message
        (expected, actual, notes) = (failure.expected, failure.actual, failure.notes)
        (self.place, self.source, self.uses, self.stepsBefore) = (place, source, uses, stepsBefore)
        virtualNanoseconds = time.nanoseconds
        (self.screen, self.pending, self.events) = (screen, pending, events)
    }

    /// The kind of a problem that fails every script; nil if a step or an expectation failed.
    package var problemKind: String? {
        kind == StepFailure.Kind.expectation.name || kind == StepFailure.Kind.action.name ? nil : kind
    }

    /// The message, after the kind if it is a problem: `stuck: …`.
    package var headline: String { problemKind.map { $0 + ": " + message } ?? message }
}

/// A warning about a walkthrough, which fails nothing: a step that proves nothing, a waiver without effect.
package struct WalkthroughWarning: Hashable, Codable, Sendable {
    /// The position of the line.
    package var place: SourceLocation
    /// The line as written, secrets as dots; nil for a line of the header.
    package var source: String?
    /// The `use` lines that led to the script, outermost first.
    package var uses: [SourceLocation]
    /// What is doubtful, in one sentence without a full stop.
    package var message: String
    /// What to do about it.
    package var advice: String

    /// Makes a warning.
    package init(
        at place: SourceLocation, source: String? = nil, uses: [SourceLocation] = [], _ message: String,
        advice: String
    ) {
        (self.place, self.source, self.uses, self.message) = (place, source, uses, message)
        self.advice = advice
    }
}

/// Why a step failed, in the terms of the walkthrough language.
package struct StepFailure: Error, Equatable {
    /// What kind of failure it is, as reports group them.
    package enum Kind: Equatable, Sendable {
        /// An expectation does not hold.
        case expectation
        /// The step cannot be done on this screen.
        case action
        /// A problem that fails every script: a leak, a livelock, uncontrolled concurrency.
        case problem(String)

        /// The name of the kind in the journal.
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
    /// Notes that help to fix it, such as candidates or earlier steps, a line each.
    package var notes: [String]

    /// Whether it is a problem that fails every script.
    package var isProblem: Bool { if case .problem = kind { true } else { false } }

    /// Makes a failure.
    package init(
        _ kind: Kind, _ message: String, expected: String? = nil, actual: String? = nil, notes: [String] = []
    ) {
        (self.kind, self.message, self.expected, self.actual) = (kind, message, expected, actual)
        self.notes = notes
    }
}
