import Foundation

/// The time of a run: real time, except while the runner itself could not run.
///
/// The runner may have been stopped, such as by Ctrl-Z, or have waited for a processor. Its processes probably were in
/// the same state, so their times are unknown.
struct RunClock {
    /// The maximum time counted between two calls of `tick`; a running runner calls it far more often.
    private static let longestGap = Duration.seconds(1)

    /// The real time at which the run would have begun if the runner had run without a break.
    private var origin: Duration
    /// The real time of the last call of `tick`.
    private var lastTick: Duration

    init(at realTime: Duration) { (origin, lastTick) = (realTime, realTime) }

    func time(at realTime: Duration) -> Duration { realTime - origin }

    /// Records that the runner is running.
    mutating func tick(at realTime: Duration) {
        let gap = realTime - lastTick
        if gap > Self.longestGap { origin += gap - Self.longestGap }
        lastTick = realTime
    }
}

/// Real time, which stops while the machine sleeps; used for time limits of processes, never on a stage.
package enum RealTime {
    /// The time since a moment that is the same in all processes of the machine.
    package static var now: Duration { .seconds(ProcessInfo.processInfo.systemUptime) }
}
