import StageRuntime

/// What is known of a walkthrough whose process died or was ended before it could say how it went.
package struct WalkthroughBreakdown: Equatable, Sendable {
    /// Why there is no result of its own.
    package enum Cause: Equatable, Sendable {
        /// A signal ended the process.
        case signal(Int32)
        /// The process exited by itself.
        case exit(Int32)
        /// It took longer than it was allowed to, in wall time.
        case timeLimit(Duration)
        /// It asked for more memory than it was allowed to, in bytes.
        case memoryLimit(Int)
        /// It wrote into the pipe that leads to the runner, and was killed.
        case garbledPipe
    }

    /// Why there is no result of its own.
    package var cause: Cause
    /// Where the line stands that was being performed; nil before the first and after the last.
    package var location: SourceLocation?
    /// The line that was being performed, secrets as dots.
    package var source: String?
    /// How many steps had been performed before.
    package var stepsBefore: Int
    /// The last trace events that are known, oldest first, as lines.
    package var lastEvents: [String]
    /// The number of the schedule under which it ran; nil where it ran under none.
    package var schedule: UInt64?
    /// The number of the first schedule under which it had failed before, in the same process; nil where none is known.
    package var failedSchedule: UInt64?

    /// Makes what is known; all but the cause may be missing.
    package init(
        _ cause: Cause, location: SourceLocation? = nil, source: String? = nil, stepsBefore: Int = 0,
        lastEvents: [String] = [], schedule: UInt64? = nil, failedSchedule: UInt64? = nil
    ) {
        (self.schedule, self.failedSchedule) = (schedule, failedSchedule)
        self.cause = cause
        self.location = location
        self.source = source
        self.stepsBefore = stepsBefore
        self.lastEvents = lastEvents
    }

    /// The cause in words that end a sentence about the process: `was ended by SIGSEGV (…)`.
    package var message: String {
        switch cause {
        case .signal(let number): "the process was ended by " + SignalName.text(number)
        case .exit(let status): "the process exited with status \(status) in the middle of the walkthrough"
        case .timeLimit(let limit): "nothing came of it within \(limit.text); `--timeout` sets the limit"
        case .memoryLimit(let bytes):
            "it asked for more than \(bytes / 1_048_576) MB of memory; `--memory` sets the limit"
        case .garbledPipe: "it wrote into the pipe to the runner; an app must not use descriptors that it did not open"
        }
    }
}
