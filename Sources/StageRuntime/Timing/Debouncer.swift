/// Delivers the latest of several values, such as typed text, once no other has come for an interval.
///
/// A value sent at `t` is delivered at exactly `t + interval` of the stage's time. Another value sent before then
/// replaces it and restarts the time; ``cancel()`` drops it. A step of a script at that very moment comes too late to
/// replace it, since due timers fire before a step.
///
/// The owner keeps the debouncer; a waiting value is dropped with the last reference. It stops with its scope.
public final class Debouncer<Value> {
    /// The scope whose end stops it; strong, the scope's timers hold this object weakly.
    private let scope: TaskScope
    /// The name of its timer in lists of pending timers.
    private let name: String
    private let action: (Value) -> Void
    private let interval: Duration
    /// The timer that delivers the waiting value.
    private var timer: StageTimer?

    /// Makes a debouncer.
    ///
    /// - Parameters:
    ///   - interval: how long a value must stay the latest; if it is not positive, it is delivered when the stage
    ///     settles.
    ///   - scope: the scope whose end stops it.
    ///   - name: its name in lists of pending timers.
    ///   - action: called with each delivered value, on the stage.
    public init(
        _ interval: Duration, on scope: TaskScope, name: String = "debounce", _ action: @escaping (Value) -> Void
    ) {
        (self.scope, self.name, self.action) = (scope, name, action)
        self.interval = max(interval, .zero)
    }

    deinit { timer?.cancel() }

    /// Whether a value waits to be delivered.
    public var isPending: Bool { timer?.isPending ?? false }

    /// Replaces the waiting value and restarts the time; does nothing once the scope has ended.
    public func send(_ value: Value) {
        guard !scope.hasEnded else { return }
        timer?.cancel()
        timer = scope.after(interval, name) { [weak self] in
            self?.timer = nil
            self?.action(value)
        }
    }

    /// Drops the waiting value, if there is one.
    public func cancel() {
        timer?.cancel()
        timer = nil
    }
}

extension Debouncer where Value == Void {
    /// Replaces the waiting event and restarts the time; does nothing once the scope has ended.
    public func send() { send(()) }
}
