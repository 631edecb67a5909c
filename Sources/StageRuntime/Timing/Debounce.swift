/// The rule of a debounce, without a clock of its own: what to do for each input.
///
/// Each input restarts the time. The last one is delivered exactly the interval after it came.
struct Debounce<Value> {
    /// What the driver must do.
    enum Action {
        /// Forget an earlier timer and come back at this moment.
        case arm(StageInstant)
        /// Forget the timer.
        case disarm
        /// Hand this value over.
        case deliver(Value)
        /// Nothing.
        case nothing
    }

    /// How long an input must stay the last one.
    let interval: Duration
    /// The last input, and when it is delivered if no other comes.
    private var pending: (value: Value, due: StageInstant)?

    /// Makes a debounce; an interval of nothing or less delivers at the moment of the input.
    init(interval: Duration) {
        self.interval = max(interval, .zero)
    }

    /// Whether an input waits.
    var isPending: Bool { pending != nil }

    /// Takes an input in: it takes the place of one that waits.
    mutating func receive(_ value: Value, at now: StageInstant) -> Action {
        let due = now.advanced(by: interval)
        pending = (value, due)
        return .arm(due)
    }

    /// Takes in that the timer has fired; one that comes too early, or for nothing, does nothing.
    mutating func timerFired(at now: StageInstant) -> Action {
        guard let (value, due) = pending, due <= now else { return .nothing }
        pending = nil
        return .deliver(value)
    }

    /// Drops an input that waits.
    mutating func cancel() -> Action {
        guard isPending else { return .nothing }
        pending = nil
        return .disarm
    }
}
