/// The rule of a debounce, without a clock of its own: what to do for each input.
///
/// Each input restarts the time. The last one is delivered exactly the interval after it came; the driver keeps it.
struct Debounce {
    /// What the driver must do.
    enum Action: Equatable {
        /// Forget an earlier timer and come back at this moment.
        case arm(StageInstant)
        /// Forget the timer and the input that waits.
        case disarm
        /// Hand the last input over.
        case deliver
        /// Nothing.
        case nothing
    }

    /// How long an input must stay the last one.
    let interval: Duration
    /// When the last input is delivered if no other comes; `nil` where none waits.
    private var due: StageInstant?

    /// Makes a debounce; an interval of nothing or less delivers at the moment of the input.
    init(interval: Duration) {
        self.interval = max(interval, .zero)
    }

    /// Whether an input waits.
    var isPending: Bool { due != nil }

    /// Takes an input in: it takes the place of one that waits.
    mutating func receive(at now: StageInstant) -> Action {
        let due = now.advanced(by: interval)
        self.due = due
        return .arm(due)
    }

    /// Takes in that the timer has fired; one that comes too early, or for nothing, does nothing.
    mutating func timerFired(at now: StageInstant) -> Action {
        guard let due, due <= now else { return .nothing }
        self.due = nil
        return .deliver
    }

    /// Drops an input that waits.
    mutating func cancel() -> Action {
        guard isPending else { return .nothing }
        due = nil
        return .disarm
    }
}
