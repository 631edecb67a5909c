import StageRuntime
import Walkthroughs

/// What a person can see of a stage at one moment.
struct Glance {
    /// The name of the topmost screen.
    var screenName: String?
    /// The screen as text.
    var lines: [String]
    /// The virtual time.
    var time: StageInstant
    /// How many events there were so far.
    var eventCount: Int
    /// Whether the device is held upright.
    var isPortrait: Bool
    /// What is due next.
    var next: PendingEvent?

    /// Looks at a session.
    init(_ session: Session) {
        screenName = session.screenName
        lines = session.screenLines
        time = session.stage.clock.now
        eventCount = session.stage.trace.count
        isPortrait = session.isPortrait
        next = session.pending.first
    }
}
