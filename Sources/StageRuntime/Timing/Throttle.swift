/// The rule of a throttle, without a clock of its own: whether an event passes.
///
/// The first passes at once; later ones are dropped until the interval since the one that passed is over. At the exact
/// end of the interval an event passes again. A dropped event is gone: there is none at the end, and it restarts
/// nothing.
struct Throttle {
    /// What the driver must do.
    enum Action: Equatable {
        /// Hand the event over.
        case pass
        /// Drop it.
        case drop
    }

    /// How long events are dropped after one has passed.
    let interval: Duration
    /// From when on an event passes again.
    private var opens: StageInstant?

    /// Makes a throttle; with an interval of nothing or less every event passes.
    init(interval: Duration) {
        self.interval = max(interval, .zero)
    }

    /// Takes an event in.
    mutating func receive(at now: StageInstant) -> Action {
        if let opens, now < opens { return .drop }
        opens = now.advanced(by: interval)
        return .pass
    }
}
