package import HeadlessUIKit
package import StageRuntime
package import WalkthroughLanguage

/// One step that was performed; what it led to is there only if a recorder asks for it.
package struct PerformedStep: Equatable, Codable, Sendable {
    /// Where the line stands.
    package var place: SourceLocation
    /// The line as written, secrets as dots.
    package var source: String
    /// The virtual time after it.
    package var virtualNanoseconds: Int64
    /// Whether it failed.
    package var hasFailed: Bool
    /// The name of the screen on top after it, below an alert.
    package var screenName: String?
    /// The screen as text after it.
    package var screen: [String] = []
    /// The time of day after it, as a status bar shows it: `09:41`.
    package var timeOfDay: String?
    /// The key of the screen's picture after it.
    package var picture: String?
    /// What the trace tells of it as lines, oldest first.
    package var events: [String] = []
    /// The picture itself, on its way to the recorders; a journal has each picture once, under its key.
    package var drawing: ScreenPicture?

    /// Makes a step of which only the line is known.
    package init(at place: SourceLocation, source: String, time: StageInstant, hasFailed: Bool) {
        self.place = place
        self.source = source
        virtualNanoseconds = time.nanoseconds
        self.hasFailed = hasFailed
    }
}
