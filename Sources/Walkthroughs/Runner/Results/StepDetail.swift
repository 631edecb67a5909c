package import HeadlessUIKit
package import StageRuntime

/// What a step led to, for reports that show it; collected only when a recorder asks for it.
package struct StepDetail: Equatable, Sendable {
    /// The name of the screen on top after the step, below an alert.
    package var screenName: String?
    /// The screen as text after the step.
    package var screen: [String]
    /// The screen as a picture after the step; nil while there is none.
    package var picture: ScreenPicture?
    /// What the trace tells of the step, oldest first.
    package var events: [TraceEvent]

    /// Takes what a step led to.
    package init(screenName: String?, screen: [String], picture: ScreenPicture?, events: [TraceEvent]) {
        self.screenName = screenName
        self.screen = screen
        self.picture = picture
        self.events = events
    }
}
