import StageRuntime
import Walkthroughs

/// Lets a stage's clock follow real time while a person thinks.
final class RealClock {
    /// The console whose clock it moves; strong, the clock ends before it.
    private let console: ConsoleDriver
    /// The wall time since some fixed moment.
    private let wallTime: () -> Duration
    /// A moment of wall time.
    private var realStart: Duration
    /// The moment of the stage's time that it goes with.
    private var stageStart: StageInstant

    init(_ console: ConsoleDriver) {
        self.console = console
        wallTime = console.context.surroundings.now
        realStart = wallTime()
        stageStart = console.session.stage.clock.now
    }

    /// How long to wait for a key until something is due; nil where nothing is.
    var patience: Duration? {
        guard let due = console.session.pending.first?.due else { return nil }
        return max(.zero, now.duration(to: due))
    }

    /// Moves the stage to the present, in whole milliseconds.
    func catchUp() {
        console.follow(to: now)
    }

    /// Goes on from where the stage is: a line may have moved it.
    func restart() {
        realStart = wallTime()
        stageStart = console.session.stage.clock.now
    }

    /// The present in the stage's time.
    private var now: StageInstant {
        let elapsed = wallTime() - realStart
        let (seconds, attoseconds) = elapsed.components
        let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
        return stageStart.advanced(by: .milliseconds(milliseconds))
    }
}
