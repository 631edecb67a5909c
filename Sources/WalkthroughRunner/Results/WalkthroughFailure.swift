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
        self.place = place
        self.source = source
        self.uses = uses
        self.stepsBefore = stepsBefore
        virtualNanoseconds = time.nanoseconds
        self.screen = screen
        self.pending = pending
        self.events = events
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
        self.place = place
        self.source = source
        self.uses = uses
        self.message = message
        self.advice = advice
    }
}

extension WalkthroughWarning {
    /// Makes the warning about a `wait until` that had nothing to wait for.
    static func idleWait(_ step: PlannedStep, _ source: String) -> WalkthroughWarning {
        WalkthroughWarning(
            at: step.location, source: source, uses: step.uses, "it was true at once, so there was nothing to wait for",
            advice: "wait for something that happens only now, or write `expect`")
    }

    /// Makes the warning about a use of a control that does nothing.
    static func idleUse(_ use: IdleUse, _ step: PlannedStep, _ source: String) -> WalkthroughWarning {
        guard use.change != nil else {
            return WalkthroughWarning(
                at: step.location, source: source, uses: step.uses, "the button has no action, so the tap did nothing",
                advice: "give it one with `addAction(_:for:)`, or disable it while it has none")
        }
        return WalkthroughWarning(
            at: step.location, source: source, uses: step.uses,
            "the control has no action, and nothing read its value up to the end, so the change did nothing",
            advice: "give it one with `addAction(_:for: .valueChanged)`, or add the step after which the app reads it")
    }

    /// Makes the warning about a scene that is kept and never shown again.
    static func idlyKept(_ scene: String, _ location: SourceLocation) -> WalkthroughWarning {
        WalkthroughWarning(
            at: location, "\(scene) is kept after it has left, and was never shown again",
            advice: "release it, or show it again in this walkthrough")
    }

    /// Makes the warning about a walkthrough that `--disturb rotate` does not disturb.
    static func notTurned(_ location: SourceLocation) -> WalkthroughWarning {
        WalkthroughWarning(
            at: location, "it turns the device or expects something about turns, so `rotate` was left out",
            advice: "move what has nothing to do with turns to another walkthrough")
    }

    /// Makes the warning that final screens could not be compared, since something was still due after a time.
    static func neverAtRest(
        _ location: SourceLocation, within limit: Duration, due: PendingEvent?
    ) -> WalkthroughWarning {
        let name = due?.name ?? "something"
        let moment = due?.due.map { ", at \($0.offset.text)" } ?? ""
        return WalkthroughWarning(
            at: location,
            "\(limit.text) after the last step, `\(name)` was still due\(moment), so other orders were not compared "
                + "by their final screens",
            advice: "leave the screen that waits for it, or expect what must be there in every order")
    }

    /// Makes the warning about an element whose absence proves nothing; `place` says where it was never seen.
    static func neverSeen(_ absence: DoubtfulAbsence, place: String, nearest: String?) -> WalkthroughWarning {
        // A role alone cannot be misspelt, since the parser would reject it.
        let isRole = absence.query.map { $0.name == nil && $0.inside == nil } ?? false
        let advice =
            isRole
            ? "add a step before it that expects \(absence.element) while it is there"
            : "check its name; in the console, `elements` lists names"
        return WalkthroughWarning(
            at: absence.location, source: absence.source, uses: absence.uses,
            "\(absence.element) was on no screen \(place), so its absence proves nothing",
            advice: nearest.map { "did you mean \($0)?" } ?? advice)
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
