import HeadlessUIKit
import StageRuntime
package import Walkthroughs

/// One step of a walkthrough that was recorded in detail.
package struct ReportedStep: Equatable, Codable, Sendable {
    /// Where the line stands.
    package var place: ReportedPlace
    /// The line as written, secrets as dots.
    package var source: String
    /// The virtual time after it.
    package var virtualNanoseconds: Int64
    /// Whether it failed.
    package var hasFailed: Bool
    /// The name of the screen on top after it, below an alert.
    package var screenName: String?
    /// The screen as text after it.
    package var screen: [String]
    /// The key of the screen's picture after it.
    package var picture: String?
    /// What the trace tells of it, oldest first.
    package var events: [String]

    /// Takes a step over from the runner.
    package init(_ step: StepRecord) {
        place = ReportedPlace(step.location)
        source = step.source
        virtualNanoseconds = step.time.offset.wholeNanoseconds
        hasFailed = step.hasFailed
        screenName = step.detail?.screenName
        screen = step.detail?.screen ?? []
        picture = step.detail?.picture?.key
        events = step.detail?.events.map(\.line) ?? []
    }
}
