/// Delivers the latest of several values once no other has come for a while: what is typed, say.
///
/// A value sent at `t` is delivered at exactly `t + interval` of the stage's time, unless another is sent before, which
/// restarts the time, or ``cancel()`` drops it. A value sent at that very moment comes after the delivery when it comes
/// from outside (a step of a script), since what is due is done before; when it comes from a timer of the same moment,
/// the timer set first goes first.
///
/// Whoever makes it owns it; a value that waits when the last reference goes is dropped. It stops with its scope.
///
/// ```swift
/// debouncer = Debouncer(.milliseconds(300), on: scope) { [unowned logic] text in logic.search(text) }
/// ```
public final class Debouncer<Value> {
    /// The scope whose end stops it; strong, the scope's timers hold this object weakly.
    private let scope: TaskScope
    /// What its timer is called among what is pending.
    private let name: String
    /// Takes the values; it keeps alive what it captures, and nothing else here does.
    private let action: (Value) -> Void
    /// The rule.
    private var rule: Debounce
    /// Hands over the value that waits; a closure, which costs less here than an optional of a type not known.
    private var delivery: (() -> Void)?
    /// The timer of the value that waits.
    private var timer: StageTimer?

    /// Makes a debouncer.
    ///
    /// - Parameters:
    ///   - interval: how long a value must stay the latest; with nothing or less it is delivered when the stage
    ///     settles.
    ///   - scope: the scope whose end stops it.
    ///   - name: what it is called among what is pending.
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

    /// Takes a value in the place of one that waits, and restarts the time; does nothing once the scope has ended.
    public func send(_ value: Value) {
        guard !scope.hasEnded else { return }
        delivery = { [action] in action(value) }
        carryOut(rule.receive(at: scope.now))
    }

    /// Drops the value that waits, if there is one.
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
    /// Takes an event that carries nothing in the place of one that waits, and restarts the time.
    public func send() { send(()) }
}

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
    /// When the last input is delivered if no other comes; `nil` if none waits.
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
