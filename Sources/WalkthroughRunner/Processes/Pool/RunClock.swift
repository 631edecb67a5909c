/// The time of a run: real time, without what passed while the runner itself could not run.
///
/// It was stopped then (by Ctrl-Z, say), or others had the processors; so, probably, were its workers, and nothing is
/// known of how long they took.
struct RunClock {
    /// How much passes at most from one look to the next; a runner that runs looks many times as often.
    private static let longestGap = Duration.seconds(1)

    /// The real time at which the run would have begun if the runner had run ever since.
    private var origin: Duration
    /// The real time of the last look.
    private var lastLook: Duration

    /// Begins at a real time.
    init(at realTime: Duration) { (origin, lastLook) = (realTime, realTime) }

    /// Returns the time since the run began.
    func time(at realTime: Duration) -> Duration { realTime - origin }

    /// Notes that the runner runs.
    mutating func look(at realTime: Duration) {
        let gap = realTime - lastLook
        if gap > Self.longestGap { origin += gap - Self.longestGap }
        lastLook = realTime
    }
}
