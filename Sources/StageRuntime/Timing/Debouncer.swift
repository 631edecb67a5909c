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

    /// Drops a value that waits; where none does, nothing happens.
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
