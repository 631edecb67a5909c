extension Publishers {
    /// When a buffer asks its upstream for values.
    public enum PrefetchStrategy {
        /// For as many as fit, and then one for each that is sent.
        case keepFull
        /// For all at once.
        case byRequest
    }

    /// How a buffer handles a value that does not fit.
    public enum BufferingStrategy<Failure: Error> {
        /// Drops it.
        case dropNewest
        /// Drops the value that has waited longest.
        case dropOldest
        /// Fails.
        case customError(() -> Failure)
    }
}

/// The subscription of a buffer, which keeps values until they are asked for.
private final class Buffering<Upstream: Publisher, Downstream: Subscriber>: Delivery<Downstream>, Subscriber
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Upstream.Failure>
    /// The subscription to the upstream; strong until either side has ended it.
    private var upstream: (any Subscription)? { didSet { withExtendedLifetime(oldValue) {} } }
    /// How many values were waiting when the upstream was last asked for more.
    private var held = 0

    init(
        _ downstream: Downstream, _ size: Int, _ prefetch: Publishers.PrefetchStrategy,
        _ whenFull: Publishers.BufferingStrategy<Upstream.Failure>
    ) {
        (self.size, self.prefetch, self.whenFull) = (size, prefetch, whenFull)
        super.init(downstream)
    }

    func receive(subscription: any Subscription) {
        guard upstream == nil, isOpen else { return subscription.cancel() }
        upstream = subscription
        attach()
        switch prefetch {
        case .byRequest: upstream?.request(.unlimited)
        case .keepFull: if size > 0 { upstream?.request(.max(size)) }
        }
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        if demand > 0 || waitingCount < size {
            send(input)
        } else {
            switch whenFull {
            case .dropNewest: break
            case .dropOldest:
                dropFirstWaiting()
                send(input)
            case .customError(let error): finish(.failure(error()))
            }
        }
        defer { held = waitingCount }
        guard case .keepFull = prefetch else { return .none }
        return .max(held + 1 - waitingCount)
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        upstream = nil
        finish(completion)
    }

    override func didRequest(_ demand: Subscribers.Demand) {
        let drained = held - waitingCount
        held = waitingCount
        if case .keepFull = prefetch, drained > 0 { upstream?.request(.max(drained)) }
    }

    override func didEnd() {
        let ended = upstream
        upstream = nil
        ended?.cancel()
    }
}

extension Publisher {
    /// Keeps a number of values until they are asked for.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Operation<Output, Failure> {
        Publishers.Operation { subscribe(Buffering<Self, _>($0, size, prefetch, whenFull)) }
    }
}
