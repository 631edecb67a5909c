/// Sends one value, which comes later, or fails; who subscribes after that gets the same.
public final class Future<Output, Failure: Error>: Publisher {
    /// Takes the value or the failure; what is given a second time is ignored.
    public typealias Promise = (Result<Output, Failure>) -> Void

    /// The value or the failure, once it has come.
    private var result: Result<Output, Failure>? { didSet { withExtendedLifetime(oldValue) {} } }
    /// Those who wait for it; strong until it has come or they have cancelled.
    private var waiting: [Delivery<AnySubscriber<Output, Failure>>] = []

    /// Calls a closure at once, which keeps the promise now or later.
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
        for delivery in waiting { delivery.take(result) }
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
        take(result)
        attach()
    }

    /// Sends a value and the end, or a failure.
    func take(_ result: Result<Downstream.Input, Downstream.Failure>) {
        switch result {
        case .success(let value):
            send(value)
            finish(.finished)
        case .failure(let failure): finish(.failure(failure))
        }
    }
}
