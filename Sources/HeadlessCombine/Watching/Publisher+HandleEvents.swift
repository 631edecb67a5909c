import StageRuntime

extension Publisher {
    /// Calls closures with everything that passes, before it is passed on.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.Operation<Output, Failure> {
        let events = Events<Output, Failure>(
            receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
        return Publishers.Operation { subscribe(Watch<Self, _>(events, $0)) }
    }

    /// Writes a line for everything that passes: to a stream, or to the trace, since a stage has no standard output.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil)
        -> Publishers.Operation<
            Output, Failure
        >
    {
        var stream = stream
        let start = prefix.isEmpty ? "" : prefix + ": "
        let line = { (text: String) in
            if stream == nil {
                Stage.running?.trace.record("print", fields: [TraceEvent.Field("line", start + text)])
            } else {
                stream?.write(start + text + "\n")
            }
        }
        return handleEvents(
            receiveSubscription: { _ in line("receive subscription") },
            receiveOutput: { line("receive value: (\($0))") },
            receiveCompletion: { completion in
                switch completion {
                case .finished: line("receive finished")
                case .failure(let failure): line("receive error: (\(failure))")
                }
            },
            receiveCancel: { line("receive cancel") },
            receiveRequest: { line($0.max.map { "request max: (\($0))" } ?? "request unlimited") })
    }
}

private struct Events<Output, Failure: Error> {
    let receiveSubscription: ((any Subscription) -> Void)?
    let receiveOutput: ((Output) -> Void)?
    let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    let receiveCancel: (() -> Void)?
    let receiveRequest: ((Subscribers.Demand) -> Void)?
}

private final class Watch<Upstream: Publisher, Downstream: Subscriber>: Conversion<
    Upstream.Output, Upstream.Failure, Downstream
>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let events: Events<Upstream.Output, Upstream.Failure>

    init(_ events: Events<Upstream.Output, Upstream.Failure>, _ downstream: Downstream) {
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
