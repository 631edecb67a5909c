/// Lets the first of several events, such as taps, through at once, and drops those that follow within an interval.
///
/// After an event that passed at `t`, the next one passes at `t + interval` of the stage's time or later. Events
/// between them are dropped, with an event `throttled` in the trace; none is delivered at the end of the interval.
///
/// The owner keeps one throttler for each kind of control. It stops with its scope.
public final class Throttler<Value> {
    /// The scope whose end stops it; strong, the scope has no reference to this object.
    private let scope: TaskScope
    private let action: (Value) -> Void
    private let interval: Duration
    /// The moment from which an event passes again.
    private var opens: StageInstant?

    /// Makes a throttler.
    ///
    /// - Parameters:
    ///   - interval: how long events are dropped after one has passed; if it is not positive, every event passes.
    ///   - scope: the scope whose end stops it.
    ///   - action: called with each event that passes, before ``send(_:)`` returns.
    public init(_ interval: Duration, on scope: TaskScope, _ action: @escaping (Value) -> Void) {
        (self.scope, self.action) = (scope, action)
        self.interval = max(interval, .zero)
    }

    /// Delivers an event at once or drops it; drops every event once the scope has ended.
    public func send(_ value: Value) {
        guard !scope.hasEnded else { return }
        if let opens, scope.now < opens {
            Stage.running?.trace.record("throttled", .app, [.init("until", opens.offset.text)])
            return
        }
        opens = scope.now.advanced(by: interval)
        action(value)
    }
}

extension Throttler where Value == Void {
    /// Delivers an event without a value at once or drops it; drops every event once the scope has ended.
    public func send() { send(()) }
}
