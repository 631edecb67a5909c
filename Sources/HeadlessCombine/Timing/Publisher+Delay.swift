extension Publisher {
    /// Sends values and the completion on a scheduler.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Operation<Output, Failure> {
        Publishers.Operation { subscriber in
            subscribe(Postponement<Self, _>(subscriber) { scheduler.schedule(options: options, $0) })
        }
    }

    /// Subscribes on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Operation<Output, Failure> {
        Publishers.Operation { subscriber in
            scheduler.schedule(options: options) { subscribe(subscriber) }
        }
    }

    /// Sends values and the completion some time later.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Operation<Output, Failure> {
        Publishers.Operation { subscriber in
            subscribe(
                Postponement<Self, _>(subscriber) { action in
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
                        options: options, action)
                })
        }
    }
}

/// The subscription of an operator that sends everything later, in the same order.
private final class Postponement<Upstream: Publisher, Downstream: Subscriber>: Delivery<Downstream>, Subscriber
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let later: (@escaping () -> Void) -> Void
    private var actions: [() -> Void] = []
    /// The subscription to the upstream; strong until either side has ended it.
    private var upstream: (any Subscription)? { didSet { withExtendedLifetime(oldValue) {} } }

    init(_ downstream: Downstream, later: @escaping (@escaping () -> Void) -> Void) {
        self.later = later
        super.init(downstream)
    }

    func receive(subscription: any Subscription) {
        guard upstream == nil, isOpen else { return subscription.cancel() }
        upstream = subscription
        attach()
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard isOpen else { return .none }
        enqueue { [self] in
            let more = send(input)
            if more > 0 { upstream?.request(more) }
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        guard isOpen else { return }
        upstream = nil
        enqueue { [self] in finish(completion) }
    }

    private func enqueue(_ action: @escaping () -> Void) {
        actions.append(action)
        // Whichever timer fires first performs the oldest action: a schedule must not reorder values.
        later { [self] in
            if !actions.isEmpty { actions.removeFirst()() }
        }
    }

    override func didRequest(_ demand: Subscribers.Demand) { upstream?.request(demand) }

    override func didEnd() {
        let ended = upstream
        upstream = nil
        withExtendedLifetime(actions) { actions = [] }
        ended?.cancel()
    }
}
