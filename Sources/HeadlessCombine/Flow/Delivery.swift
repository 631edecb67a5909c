import StageRuntime

/// The subscription that a publisher gives to one subscriber.
///
/// It counts the demand. A value that was not asked for waits here, and a normal end waits behind it; a failure does
/// not wait. Subclasses ask their upstream for values in ``didRequest(_:)``.
class Delivery<Downstream: Subscriber>: Subscription {
    /// The subscriber; strong until the subscription ends.
    private var downstream: Downstream? { didSet { withExtendedLifetime(oldValue) {} } }
    /// Whether the downstream was given its subscription; nothing but that may come first.
    private var isAttached = false
    /// How many more values were asked for than sent.
    private(set) var demand = Subscribers.Demand.none
    /// The values that were not asked for yet.
    private var waiting: [Downstream.Input] = []
    /// The end, after the waiting values.
    private var ending: Subscribers.Completion<Downstream.Failure>? { didSet { withExtendedLifetime(oldValue) {} } }
    /// Whether waiting values are being sent.
    private var isDraining = false
    /// Called once, when the subscription is cancelled or completed; may hold what the subscription keeps alive.
    var onEnd: (() -> Void)? { didSet { withExtendedLifetime(oldValue) {} } }

    init(_ downstream: Downstream) { self.downstream = downstream }

    final var isOpen: Bool { downstream != nil }
    /// Whether it accepts no more values, since it was cancelled or has its end.
    final var isEnding: Bool { downstream == nil || ending != nil }
    final var waitingCount: Int { waiting.count }

    final func attach() {
        isAttached = true
        downstream?.receive(subscription: self)
        drain()
    }

    /// Sends a value if one was asked for, or keeps it; returns the new demand of the downstream.
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

    /// Completes once the waiting values are sent, or at once with a failure.
    final func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard !isEnding else { return }
        ending = completion
        if case .failure = completion { dropWaiting() }
        drain()
    }

    final func dropWaiting() { withExtendedLifetime(waiting) { waiting = [] } }

    final func dropFirstWaiting() { withExtendedLifetime(waiting) { waiting = Array(waiting.dropFirst()) } }

    func request(_ demand: Subscribers.Demand) {
        guard isOpen else { return }
        guard demand > 0 else { return raiseFatal("a subscriber has requested no value; request at least one") }
        self.demand += demand
        drain()
        if !isEnding { didRequest(demand) }
    }

    /// Ends it; nothing is sent any more.
    func cancel() { end() }

    /// Called after the downstream has asked for more, once the waiting values are sent.
    func didRequest(_ demand: Subscribers.Demand) {}

    /// Called once, when the subscription is cancelled or before its completion is sent; releases the upstream.
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

/// Fails the run where Combine ends the app on a phone; the request then has no effect.
func raiseFatal(_ reason: String) { Stage.running?.report(.fatal(reason: reason)) }
