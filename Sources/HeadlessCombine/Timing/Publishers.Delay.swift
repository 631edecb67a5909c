extension Publishers {
    /// Sends values and the completion on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Operator {
        let upstream: Upstream
        let scheduler: Context
        let options: Context.SchedulerOptions?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.subscribe(
                Postponement<Upstream, S>(subscriber) { [scheduler, options] in
                    scheduler.schedule(options: options, $0)
                })
        }
    }

    /// Sends values and the completion some time later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Operator {
        let upstream: Upstream
        let interval: Context.SchedulerTimeType.Stride
        let tolerance: Context.SchedulerTimeType.Stride
        let scheduler: Context
        let options: Context.SchedulerOptions?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.subscribe(
                Postponement<Upstream, S>(subscriber) { [scheduler, interval, tolerance, options] action in
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
                })
        }
    }

    /// Subscribes on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Operator {
        let upstream: Upstream
        let scheduler: Context
        let options: Context.SchedulerOptions?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            scheduler.schedule(options: options) { [upstream] in upstream.subscribe(subscriber) }
        }
    }

    /// Sends the time between two values instead of them.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Operator {
        /// It sends times.
        public typealias Output = Context.SchedulerTimeType.Stride
        let upstream: Upstream
        let scheduler: Context

        /// Attaches a subscriber; the first time is that from here to the first value.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Context.SchedulerTimeType.Stride, S.Failure == Upstream.Failure {
            var last = scheduler.now
            upstream.convert(for: subscriber) { [scheduler] _ in
                let now = scheduler.now
                defer { last = now }
                return .send(last.distance(to: now))
            }
        }
    }
}

/// The subscription of an operator that sends what comes later, in the same order.
private final class Postponement<Upstream: Publisher, Downstream: Subscriber>: Delivery<Downstream>, Subscriber
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    /// Performs an action later.
    private let later: (@escaping () -> Void) -> Void
    /// What is to be done later, the oldest first.
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
        // Whichever timer fires first does what is oldest: a schedule may not reorder values.
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

extension Publisher {
    /// Sends values and the completion on a scheduler.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Subscribes on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Sends values and the completion some time later.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }

    /// Sends the time between two values instead of them.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
