extension Publisher {
    /// Continues with another publisher when this one fails.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Operation<Output, P.Failure>
    where P.Output == Output {
        Publishers.Operation { subscriber in
            Recovery<Self, _>(subscriber) { .instead(AnyPublisher(handler($0))) }.start(self)
        }
    }

    /// Continues with another publisher when this one fails; fails with what the closure throws.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P)
        -> Publishers.Operation<Output, any Error>
    where P.Output == Output {
        Publishers.Operation { subscriber in
            Recovery<Self, _>(subscriber) { failure in
                do {
                    return .instead(AnyPublisher(try handler(failure).mapError { $0 as any Error }))
                } catch {
                    return .fail(error)
                }
            }
            .start(self)
        }
    }

    /// Subscribes again when the publisher fails, at most a number of times.
    public func retry(_ retries: Int) -> Publishers.Operation<Output, Failure> {
        Publishers.Operation { subscriber in
            var left = retries
            Recovery<Self, _>(subscriber) { failure in
                guard left > 0 else { return .fail(failure) }
                left -= 1
                return .again
            }
            .start(self)
        }
    }
}

/// The subscription of an operator that continues after a failure, with one publisher at a time.
private final class Recovery<Upstream: Publisher, Downstream: Subscriber>: Delivery<Downstream>
where Downstream.Input == Upstream.Output {
    enum Step {
        /// Subscribes to the same publisher.
        case again
        /// Continues with another one, for good.
        case instead(AnyPublisher<Upstream.Output, Downstream.Failure>)
        /// Fails.
        case fail(Downstream.Failure)
    }

    private let recover: (Upstream.Failure) -> Step
    /// Asks the current publisher for values.
    private var ask: (Subscribers.Demand) -> Void = { _ in } { didSet { withExtendedLifetime(oldValue) {} } }
    /// Cancels the current publisher; strong until this ends.
    private var stop: () -> Void = {}

    init(_ downstream: Downstream, _ recover: @escaping (Upstream.Failure) -> Step) {
        self.recover = recover
        super.init(downstream)
    }

    /// Gives the downstream its subscription, and subscribes.
    func start(_ upstream: Upstream) {
        attach()
        subscribe(to: upstream)
    }

    override func didRequest(_ demand: Subscribers.Demand) { ask(demand) }

    override func didEnd() {
        let stop = stop
        ask = { _ in }
        self.stop = {}
        stop()
    }

    private func subscribe(to upstream: Upstream) {
        follow(upstream) { failure in
            switch self.recover(failure) {
            case .again: self.subscribe(to: upstream)
            case .instead(let other): self.follow(other) { self.finish(.failure($0)) }
            case .fail(let failure): self.finish(.failure(failure))
            }
        }
    }

    private func follow<P: Publisher>(_ publisher: P, onFailure: @escaping (P.Failure) -> Void)
    where P.Output == Upstream.Output {
        guard !isEnding else { return }
        let intake = Intake<P.Output, P.Failure>(
            demand, onValue: { self.send($0) },
            onCompletion: { completion in
                switch completion {
                case .finished: self.finish(.finished)
                case .failure(let failure): onFailure(failure)
                }
            })
        ask = intake.request
        stop = intake.cancel
        publisher.subscribe(intake)
    }
}
