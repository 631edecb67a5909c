package import Walkthroughs

/// Where a walkthrough stood when its process died or was ended.
package struct ReportedBreakdown: Equatable, Codable, Sendable {
    /// What happened, in words.
    package var message: String
    /// The signal that ended the process; nil where none did.
    package var signal: Int32?
    /// The status with which the process exited; nil where it did not.
    package var status: Int32?
    /// Where the line stands that was being performed.
    package var place: ReportedPlace?
    /// The line that was being performed, secrets as dots.
    package var source: String?
    /// How many steps had been performed before.
    package var stepsBefore: Int
    /// The number of the schedule under which it ran; nil where it ran under none.
    package var schedule: UInt64?
    /// The last trace events that are known, oldest first.
    package var events: [String]

    /// Takes over what the runner knows.
    package init(_ breakdown: WalkthroughBreakdown) {
        message = breakdown.message
        if case .signal(let number) = breakdown.cause { signal = number }
        if case .exit(let number) = breakdown.cause { status = number }
        place = breakdown.location.map(ReportedPlace.init)
        source = breakdown.source
        stepsBefore = breakdown.stepsBefore
        schedule = breakdown.schedule
        events = breakdown.lastEvents
    }
}
