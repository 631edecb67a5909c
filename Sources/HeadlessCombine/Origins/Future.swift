/// Sends one later value, or fails; later subscribers get the same.
public final class Future<Output, Failure: Error>: Publisher {
    /// Accepts the value or the failure; only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    /// The value or the failure, once there is one.
    private var result: Result<Output, Failure>? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The waiting subscriptions; strong until the result or their cancellation.
    private var waiting: [Delivery<AnySubscriber<Output, Failure>>] = []

    /// Calls a closure at once, which fulfils the promise now or later.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.fulfill($0) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let delivery = Delivery(AnySubscriber(subscriber))
        if let result { return delivery.give(result) }
        waiting.append(delivery)
        delivery.onEnd = { [weak self, unowned delivery] in self?.waiting.removeAll { $0 === delivery } }
        delivery.attach()
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        guard self.result == nil else { return }
        self.result = result
        let waiting = waiting
        self.waiting = []
        for delivery in waiting { delivery.deliver(result) }
    }
}

extension Delivery {
    /// Sends some values and the end to a subscriber that was not attached yet.
    func give(_ values: [Downstream.Input], _ completion: Subscribers.Completion<Downstream.Failure>) {
        for value in values { send(value) }
        finish(completion)
        attach()
    }

    /// Sends a value and the end, or a failure, to a subscriber that was not attached yet.
    func give(_ result: Result<Downstream.Input, Downstream.Failure>) {
        deliver(result)
        attach()
    }

    func deliver(_ result: Result<Downstream.Input, Downstream.Failure>) {
        switch result {
        case .success(let value):
            send(value)
            finish(.finished)
        case .failure(let failure): finish(.failure(failure))
        }
    }
}
