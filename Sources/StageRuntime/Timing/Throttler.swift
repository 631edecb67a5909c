/// Lets the first of several events, such as taps, through at once, and drops those that follow within an interval.
///
/// After an event that passed at `t`, the next one passes at `t + interval` of the stage's time or later. Those before
/// are dropped for good; none is delivered at the end of the interval.
///
/// The owner keeps one throttler for each kind of control. It stops with its scope.
public final class Throttler<Value> {
    /// The scope whose end stops it; strong, the scope has no reference to this object.
    private let scope: TaskScope
    /// Takes the events; only this closure keeps alive what it captures.
    private let action: (Value) -> Void
    /// The rule, without a clock.
    private var rule: Throttle

    /// Makes a throttler.
    ///
    /// - Parameters:
    ///   - interval: how long events are dropped after one has passed; if it is not positive, every event passes.
    ///   - scope: the scope whose end stops it.
    ///   - action: takes each event that passes, before ``send(_:)`` returns.
    public init(_ interval: Duration, on scope: TaskScope, _ action: @escaping (Value) -> Void) {
        self.scope = scope
        self.action = action
        rule = Throttle(interval: interval)
    }

    /// Delivers an event at once or drops it; drops every event once the scope has ended.
    public func send(_ value: Value) {
        guard !scope.hasEnded else { return }
        switch rule.receive(at: scope.now) {
        case .pass: action(value)
        case .drop: break
        }
    }
}

extension Throttler where Value == Void {
    /// Delivers an event without a value at once or drops it; drops every event once the scope has ended.
    public func send() { send(()) }
}

/// The rule of a throttle as a state machine without a clock: whether an event passes.
///
/// The first event passes at once; later ones are dropped until the interval since that one is over. At the exact end
/// of the interval an event passes again. A dropped event is lost: it is not delivered later, and restarts nothing.
struct Throttle {
    /// What the driver must do.
    enum Action: Equatable {
        /// Deliver the event.
        case pass
        /// Drop it.
        case drop
    }

    /// How long events are dropped after one has passed.
    let interval: Duration
    /// The moment from which an event passes again.
    private var opens: StageInstant?

    /// Makes a throttle; if the interval is not positive, every event passes.
    init(interval: Duration) {
        self.interval = max(interval, .zero)
    }

    /// Receives an event.
    mutating func receive(at now: StageInstant) -> Action {
        if let opens, now < opens { return .drop }
        opens = now.advanced(by: interval)
        return .pass
    }
}
