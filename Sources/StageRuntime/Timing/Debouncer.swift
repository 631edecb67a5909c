/// Delivers the latest of several values, such as typed text, once no other has come for an interval.
///
/// A value sent at `t` is delivered at exactly `t + interval` of the stage's time, unless another is sent before, which
/// restarts the time, or ``cancel()`` drops it. If another value is sent at that very moment by a step of a script, the
/// first is delivered before, since due timers fire before a step. If a timer of the same moment sends it, the timer
/// set first goes first.
/// the timer set first goes first.
///
/// The owner keeps the debouncer; a waiting value is dropped with the last reference. It stops with its scope.
public final class Debouncer<Value> {
    /// The scope whose end stops it; strong, the scope's timers hold this object weakly.
    private let scope: TaskScope
    /// The name of its timer in lists of pending timers.
    private let name: String
    /// Takes the values; only this closure keeps alive what it captures.
    private let action: (Value) -> Void
    /// The rule, without a clock.
    private var rule: Debounce
    /// Delivers the waiting value; a closure costs less here than an optional of a generic type.
    private var delivery: (() -> Void)?
    /// The timer of the waiting value.
    private var timer: StageTimer?

    /// Makes a debouncer.
    ///
    /// - Parameters:
    ///   - interval: how long a value must stay the latest; if it is not positive, it is delivered when the stage
    ///     settles.
    ///   - scope: the scope whose end stops it.
    ///   - name: its name in lists of pending timers.
    ///   - action: takes each delivered value, on the stage.
    public init(
        _ interval: Duration, on scope: TaskScope, name: String = "debounce", _ action: @escaping (Value) -> Void
    ) {
        self.scope = scope
        self.name = name
        self.action = action
        rule = Debounce(interval: interval)
    }

    deinit { timer?.cancel() }

    /// Whether a value waits to be delivered.
    public var isPending: Bool { timer?.isPending ?? false }

    /// Replaces the waiting value and restarts the time; does nothing once the scope has ended.
    public func send(_ value: Value) {
        guard !scope.hasEnded else { return }
        delivery = { [action] in action(value) }
        carryOut(rule.receive(at: scope.now))
    }

    /// Drops the waiting value, if there is one.
    public func cancel() { carryOut(rule.cancel()) }

    private func carryOut(_ action: Debounce.Action) {
        switch action {
        case .arm(let due):
            timer?.cancel()
            timer = scope.after(scope.now.duration(to: due), name) { [weak self] in self?.timerFired() }
        case .disarm:
            timer?.cancel()
            timer = nil
            delivery = nil
        case .deliver:
            let delivery = delivery
            self.delivery = nil
            timer = nil
            delivery?()
        case .nothing:
            break
        }
    }

    private func timerFired() { carryOut(rule.timerFired(at: scope.now)) }
}

extension Debouncer where Value == Void {
    /// Replaces the waiting event and restarts the time; does nothing once the scope has ended.
    public func send() { send(()) }
}

/// The rule of a debounce as a state machine without a clock: what to do for each input.
///
/// Each input restarts the time. The last one, which the driver keeps, is delivered exactly the interval after it came.
struct Debounce {
    /// What the driver must do.
    enum Action: Equatable {
        /// Drop an earlier timer, and set one for this moment.
        case arm(StageInstant)
        /// Drop the timer and the waiting input.
        case disarm
        /// Deliver the last input.
        case deliver
        /// Nothing.
        case nothing
    }

    /// How long an input must stay the last one.
    let interval: Duration
    /// When the last input is delivered if no other comes; `nil` if none waits.
    private var due: StageInstant?

    /// Makes a debounce; if the interval is not positive, an input is delivered at the moment at which it came.
    init(interval: Duration) {
        self.interval = max(interval, .zero)
    }

    /// Whether an input waits.
    var isPending: Bool { due != nil }

    /// Receives an input, which replaces the waiting one.
    mutating func receive(at now: StageInstant) -> Action {
        let due = now.advanced(by: interval)
        self.due = due
        return .arm(due)
    }

    /// Receives the timer's firing; does nothing if it comes too early or no input waits.
    mutating func timerFired(at now: StageInstant) -> Action {
        guard let due, due <= now else { return .nothing }
        self.due = nil
        return .deliver
    }

    /// Drops the waiting input.
    mutating func cancel() -> Action {
        guard isPending else { return .nothing }
        due = nil
        return .disarm
    }
}
