extension Publishers {
    /// Goes on with another publisher when the upstream fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Operator
    where Upstream.Output == NewPublisher.Output {
        /// It fails as the other publisher does.
        public typealias Failure = NewPublisher.Failure
        let upstream: Upstream
        let handler: (Upstream.Failure) -> NewPublisher

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == NewPublisher.Failure {
            Recovery<Upstream, S>(subscriber) { [handler] in .instead(AnyPublisher(handler($0))) }.start(upstream)
        }
    }

    /// Goes on with another publisher when the upstream fails, or fails.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Operator
    where Upstream.Output == NewPublisher.Output {
        /// It fails with what the closure throws, or as the other publisher does.
        public typealias Failure = any Error
        let upstream: Upstream
        let handler: (Upstream.Failure) throws -> NewPublisher

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == any Error {
            Recovery<Upstream, S>(subscriber) { [handler] failure in
                do {
                    return .instead(AnyPublisher(try handler(failure).mapError { $0 as any Error }))
                } catch {
                    return .fail(error)
                }
            }
            .start(upstream)
        }
    }

    /// Subscribes again, a number of times, when the upstream fails.
    public struct Retry<Upstream: Publisher>: Operator {
        let upstream: Upstream
        let retries: Int?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            var left = retries
            Recovery<Upstream, S>(subscriber) { failure in
                if let count = left {
                    guard count > 0 else { return .fail(failure) }
                    left = count - 1
                }
                return .again
            }
            .start(upstream)
        }
    }
}

/// The subscription of an operator that goes on after a failure: one publisher at a time, asked for what is left.
private final class Recovery<Upstream: Publisher, Downstream: Subscriber>: Delivery<Downstream>
where Downstream.Input == Upstream.Output {
    /// What to do after a failure.
    enum Step {
        /// Subscribe to the same publisher.
        case again
        /// Go on with another one, for good.
        case instead(AnyPublisher<Upstream.Output, Downstream.Failure>)
        /// Fail.
        case fail(Downstream.Failure)
    }

    /// What to do after a failure.
    private let recover: (Upstream.Failure) -> Step
    /// Asks the publisher of the moment for values.
    private var ask: (Subscribers.Demand) -> Void = { _ in } { didSet { withExtendedLifetime(oldValue) {} } }
    /// Cancels the publisher of the moment; it is strong until this ends.
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

extension Publisher {
    /// Goes on with another publisher when this one fails.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Goes on with another publisher when this one fails; fails with what the closure throws.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Subscribes again when the publisher fails, at most a number of times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
