import StageRuntime
import Walkthroughs

/// Lets a stage's clock follow real time while a person thinks.
final class RealClock {
    /// The console whose clock it moves; strong, the clock ends before it.
    private let console: ConsoleDriver
    /// A moment of real time.
    private var realStart: ContinuousClock.Instant
    /// The moment of the stage's time that it goes with.
    private var stageStart: StageInstant

    init(_ console: ConsoleDriver) {
        self.console = console
        realStart = ContinuousClock.now
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
        realStart = ContinuousClock.now
        stageStart = console.session.stage.clock.now
    }

    /// The present in the stage's time.
    private var now: StageInstant {
        let elapsed = realStart.duration(to: ContinuousClock.now)
        let (seconds, attoseconds) = elapsed.components
        let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
        return stageStart.advanced(by: .milliseconds(milliseconds))
    }
}
