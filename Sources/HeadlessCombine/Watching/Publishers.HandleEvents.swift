import StageRuntime

extension Publishers {
    /// Calls closures with what passes.
    public struct HandleEvents<Upstream: Publisher>: Operator {
        /// Called with the subscription, before the subscriber gets it.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Called with a value, before the subscriber gets it.
        public var receiveOutput: ((Upstream.Output) -> Void)?
        /// Called with the completion, before the subscriber gets it.
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
        /// Called when the subscriber cancels, before the upstream is cancelled.
        public var receiveCancel: (() -> Void)?
        /// Called with a request, before the upstream gets it.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?
        let upstream: Upstream

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.subscribe(Watch(self, subscriber))
        }
    }

    /// Writes what passes, to a stream or to the trace.
    public struct Print<Upstream: Publisher>: Operator {
        /// What each line begins with.
        public let prefix: String
        let upstream: Upstream
        let write: (String) -> Void

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            let start = prefix.isEmpty ? "" : prefix + ": "
            let line = { [write] (text: String) in write(start + text) }
            upstream.handleEvents(
                receiveSubscription: { _ in line("receive subscription") },
                receiveOutput: { line("receive value: (\($0))") },
                receiveCompletion: { completion in
                    switch completion {
                    case .finished: line("receive finished")
                    case .failure(let failure): line("receive error: (\(failure))")
                    }
                },
                receiveCancel: { line("receive cancel") },
                receiveRequest: { line($0.max.map { "request max: (\($0))" } ?? "request unlimited") }
            )
            .subscribe(subscriber)
        }
    }
}

/// The subscription of `handleEvents`.
private final class Watch<Upstream: Publisher, Downstream: Subscriber>: Conversion<
    Upstream.Output, Upstream.Failure, Downstream
>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    /// The closures.
    private let events: Publishers.HandleEvents<Upstream>

    init(_ events: Publishers.HandleEvents<Upstream>, _ downstream: Downstream) {
        self.events = events
        super.init(
            downstream, .times(1), onValue: { .send($0) }, onFinish: { .finish(nil) }, onFailure: { .fail($0) })
    }

    override func receive(subscription: any Subscription) {
        if isOpen { events.receiveSubscription?(subscription) }
        super.receive(subscription: subscription)
    }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard isOpen else { return .none }
        events.receiveOutput?(input)
        let more = super.receive(input)
        if more > 0 { events.receiveRequest?(more) }
        return more
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        if isOpen { events.receiveCompletion?(completion) }
        super.receive(completion: completion)
    }

    override func didRequest(_ demand: Subscribers.Demand) {
        events.receiveRequest?(demand)
        super.didRequest(demand)
    }

    override func cancel() {
        if isOpen { events.receiveCancel?() }
        super.cancel()
    }
}

extension Publisher {
    /// Calls closures with what passes, before it goes on.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest,
            upstream: self)
    }

    /// Writes a line for all that passes: to a stream, or to the stage's trace, since a stage has no standard output.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        var stream = stream
        return Publishers.Print(prefix: prefix, upstream: self) { line in
            if stream == nil {
                Stage.running?.trace.record("print", fields: [TraceEvent.Field("line", line)])
            } else {
                stream?.write(line + "\n")
            }
        }
    }
}
