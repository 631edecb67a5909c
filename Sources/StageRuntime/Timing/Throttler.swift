/// Lets the first of several events through at once and drops those that follow within an interval: taps, say.
///
/// After an event that passed at `t`, one at `t + interval` or later of the stage's time passes again; those before are
/// dropped for good, and none is delivered at the end.
///
/// Whoever makes it owns it, one for each kind of control. It stops with its scope.
///
/// ```swift
/// taps = Throttler(.milliseconds(300), on: scope) { [unowned logic] suggestion in logic.adopt(suggestion) }
/// ```
public final class Throttler<Value> {
    /// The scope whose end stops it; strong, the scope knows nothing of this object.
    private let scope: TaskScope
    /// Takes the events; it keeps alive what it captures, and nothing else here does.
    private let action: (Value) -> Void
    /// The rule.
    private var rule: Throttle

    /// Makes a throttler.
    ///
    /// - Parameters:
    ///   - interval: how long events are dropped after one has passed; with nothing or less every event passes.
    ///   - scope: the scope whose end stops it.
    ///   - action: takes each event that passes, before ``send(_:)`` returns.
    public init(_ interval: Duration, on scope: TaskScope, _ action: @escaping (Value) -> Void) {
        self.scope = scope
        self.action = action
        rule = Throttle(interval: interval)
    }

    /// Takes an event: hands it over at once or drops it; drops every event once the scope has ended.
    public func send(_ value: Value) {
        guard !scope.hasEnded else { return }
        switch rule.receive(at: scope.now) {
        case .pass: action(value)
        case .drop: break
        }
    }
}

extension Throttler where Value == Void {
    /// Takes an event that carries nothing: hands it over at once or drops it.
    public func send() { send(()) }
}

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
