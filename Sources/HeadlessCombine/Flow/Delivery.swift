import StageRuntime

/// The subscription that a publisher gives to one subscriber.
///
/// It counts what was asked for. A value that was not asked for waits here, and a normal end waits behind it; a failure
/// does not wait. Subclasses ask their upstream for values in ``didRequest(_:)``.
class Delivery<Downstream: Subscriber>: Subscription {
    /// Who takes the values; strong until the subscription ends.
    private var downstream: Downstream? { didSet { withExtendedLifetime(oldValue) {} } }
    /// Whether the downstream was given its subscription; nothing but that may come first.
    private var isAttached = false
    /// How many more values were asked for than sent.
    private(set) var demand = Subscribers.Demand.none
    /// The values that were not asked for yet.
    private var waiting: [Downstream.Input] = []
    /// The end, behind the values that wait.
    private var ending: Subscribers.Completion<Downstream.Failure>? { didSet { withExtendedLifetime(oldValue) {} } }
    /// Whether waiting values are being sent.
    private var isDraining = false
    /// Called once, when the subscription is cancelled or completed; it may hold what the subscription keeps alive.
    var onEnd: (() -> Void)? { didSet { withExtendedLifetime(oldValue) {} } }

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// Whether it was neither cancelled nor completed.
    final var isOpen: Bool { downstream != nil }
    /// Whether it takes no more values, since it was cancelled or its end is known.
    final var isEnding: Bool { downstream == nil || ending != nil }
    /// How many values wait.
    final var waitingCount: Int { waiting.count }

    /// Gives the downstream its subscription.
    final func attach() {
        isAttached = true
        downstream?.receive(subscription: self)
        drain()
    }

    /// Sends a value if one was asked for, or keeps it; returns what the downstream asks for in reply.
    @discardableResult
    final func send(_ value: Downstream.Input) -> Subscribers.Demand {
        guard !isEnding, let downstream else { return .none }
        guard demand > 0, waiting.isEmpty else {
            waiting.append(value)
            return .none
        }
        demand -= 1
        let more = downstream.receive(value)
        demand += more
        return more
    }

    /// Completes once the values that wait are sent, or at once with a failure.
    final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard !isEnding else { return }
        ending = completion
        if case .failure = completion { dropWaiting() }
        drain()
    }

    /// Forgets the values that wait.
    final func dropWaiting() { withExtendedLifetime(waiting) { waiting = [] } }

    /// Forgets the value that waits first.
    final func dropFirstWaiting() { withExtendedLifetime(waiting) { waiting = Array(waiting.dropFirst()) } }

    /// Asks for more values.
    func request(_ demand: Subscribers.Demand) {
        guard isOpen else { return }
        guard demand > 0 else { return raiseFatal("a subscriber has requested no value; request at least one") }
        self.demand += demand
        drain()
        if !isEnding { didRequest(demand) }
    }

    /// Ends it; nothing is sent any more.
    func cancel() { end() }

    /// Called after the downstream has asked for more, and after what waited was sent.
    func didRequest(_ demand: Subscribers.Demand) {}

    /// Called once, when the subscription is cancelled or before its completion is sent: lets go of the upstream.
    func didEnd() {}

    private func drain() {
        guard !isDraining else { return }
        isDraining = true
        while !waiting.isEmpty, demand > 0, let downstream {
            demand -= 1
            demand += downstream.receive(waiting.removeFirst())
        }
        isDraining = false
        guard isAttached, waiting.isEmpty, let ending, let downstream else { return }
        end()
        downstream.receive(completion: ending)
    }

    private func end() {
        guard isOpen else { return }
        downstream = nil
        dropWaiting()
        let onEnd = onEnd
        self.onEnd = nil
        didEnd()
        onEnd?()
    }
}

/// Fails the run, since Combine ends the app here on a phone; what was asked for then has no effect.
func raiseFatal(_ reason: String) { Stage.running?.report(.fatal(reason: reason)) }
