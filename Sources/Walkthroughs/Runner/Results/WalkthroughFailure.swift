package import StageRuntime

/// A failed step with all that helps to understand it.
package struct WalkthroughFailure: Equatable {
    /// Where the failing line stands; the script's first line for a check made at the end.
    package var location: SourceLocation
    /// The line as written, secrets as dots; nil for a check made at the end.
    package var source: String?
    /// The `use` lines that led to the script, the outermost first.
    package var uses: [SourceLocation]
    /// What is wrong.
    package var failure: StepFailure
    /// How many steps were performed before.
    package var stepsBefore: Int
    /// The virtual time at the failure.
    package var time: StageInstant
    /// The screen as text.
    package var screen: [String]
    /// What is still to come.
    package var pending: [PendingEvent]
    /// The last trace events, oldest first.
    package var lastEvents: [TraceEvent]

    /// Makes a failure with all that is known of it.
    package init(
        location: SourceLocation, source: String?, uses: [SourceLocation], failure: StepFailure, stepsBefore: Int,
        time: StageInstant, screen: [String], pending: [PendingEvent], lastEvents: [TraceEvent]
    ) {
        self.location = location
        self.source = source
        self.uses = uses
        self.failure = failure
        self.stepsBefore = stepsBefore
        self.time = time
        self.screen = screen
        self.pending = pending
        self.lastEvents = lastEvents
    }
}

extension WalkthroughFailure {
    /// Makes the failure of a walkthrough that could not begin.
    init(_ failure: StepFailure, before walkthrough: Walkthrough) {
        self.init(
            location: walkthrough.location, source: nil, uses: [], failure: failure, stepsBefore: 0, time: .zero,
            screen: [], pending: [], lastEvents: [])
    }
}
