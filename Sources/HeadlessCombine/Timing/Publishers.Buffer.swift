extension Publishers {
    /// When a buffer asks its upstream for values.
    public enum PrefetchStrategy {
        /// As many as fit, and another for each that is sent.
        case keepFull
        /// For all, at once.
        case byRequest
    }

    /// What a buffer does with a value that does not fit.
    public enum BufferingStrategy<Failure: Error> {
        /// Drops it.
        case dropNewest
        /// Drops the value that has waited longest.
        case dropOldest
        /// Fails.
        case customError(() -> Failure)
    }

    /// Keeps a number of values until they are asked for.
    public struct Buffer<Upstream: Publisher>: Operator {
        let upstream: Upstream
        let size: Int
        let prefetch: PrefetchStrategy
        let whenFull: BufferingStrategy<Upstream.Failure>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.subscribe(Buffering(self, subscriber))
        }
    }
}

/// The subscription of a buffer, which keeps what was not asked for.
private final class Buffering<Upstream: Publisher, Downstream: Subscriber>: Delivery<Downstream>, Subscriber
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    /// The size, and what to do when it is reached.
    private let buffer: Publishers.Buffer<Upstream>
    /// The subscription to the upstream; strong until either side has ended it.
    private var upstream: (any Subscription)? { didSet { withExtendedLifetime(oldValue) {} } }
    /// How many values waited when the upstream was last asked for more.
    private var held = 0

    init(_ buffer: Publishers.Buffer<Upstream>, _ downstream: Downstream) {
        self.buffer = buffer
        super.init(downstream)
    }

    func receive(subscription: any Subscription) {
        guard upstream == nil, isOpen else { return subscription.cancel() }
        upstream = subscription
        attach()
        switch buffer.prefetch {
        case .byRequest: upstream?.request(.unlimited)
        case .keepFull: if buffer.size > 0 { upstream?.request(.max(buffer.size)) }
        }
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        if demand > 0 || waitingCount < buffer.size {
            send(input)
        } else {
            switch buffer.whenFull {
            case .dropNewest: break
            case .dropOldest:
                dropFirstWaiting()
                send(input)
            case .customError(let error): finish(.failure(error()))
            }
        }
        defer { held = waitingCount }
        guard case .keepFull = buffer.prefetch else { return .none }
        return .max(held + 1 - waitingCount)
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        upstream = nil
        finish(completion)
    }

    override func didRequest(_ demand: Subscribers.Demand) {
        let taken = held - waitingCount
        held = waitingCount
        if case .keepFull = buffer.prefetch, taken > 0 { upstream?.request(.max(taken)) }
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
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
