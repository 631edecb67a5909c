extension Publisher {
    /// Sends a value once no other has come for a time; a value still waiting at the end is not sent.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Operation<Output, Failure> {
        Publishers.Operation { subscriber in
            let timed = TimedConversion<Self, S, _>(subscriber, scheduler, options)
            timed.onInput = { timed, value in
                timed.setTimer(after: dueTime) { timed.sendIfWanted(value) }
            }
            subscribe(timed)
        }
    }

    /// Sends a value at once, and at the end of a time after it the first or last value that came within it.
    ///
    /// A value that still waits when this publisher finishes is sent in its time, and then the end.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Operation<Output, Failure> {
        Publishers.Operation { subscriber in
            let timed = TimedConversion<Self, S, _>(subscriber, scheduler, nil)
            var held: Output? { didSet { withExtendedLifetime(oldValue) {} } }
            var last: S.SchedulerTimeType?
            var end: Subscribers.Completion<Failure>? { didSet { withExtendedLifetime(oldValue) {} } }
            timed.onInput = { timed, value in
                if held != nil {
                    if latest { held = value }
                    return
                }
                held = value
                let passed = last.map { $0.distance(to: scheduler.now) }
                timed.setTimer(after: passed.map { Swift.max(interval - $0, 0) } ?? 0) {
                    last = scheduler.now
                    if let value = held {
                        held = nil
                        timed.sendIfWanted(value)
                    }
                    if let end { timed.end(end) }
                }
            }
            timed.onUpstreamEnd = { timed, completion in
                if held == nil { timed.end(completion) } else { end = completion }
            }
            subscribe(timed)
        }
    }

    /// Finishes, or fails with an error, if no value has come for a time after the last one or the subscription.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Operation<Output, Failure> {
        Publishers.Operation { subscriber in
            let timed = TimedConversion<Self, S, AnySubscriber<Output, Failure>>(subscriber, scheduler, options)
            let restart = { (timed: TimedConversion<Self, S, AnySubscriber<Output, Failure>>) in
                timed.setTimer(after: interval) {
                    timed.stop()
                    timed.finish(customError.map { .failure($0()) } ?? .finished)
                }
            }
            timed.onInput = { timed, value in
                scheduler.schedule(options: options) { timed.send(value) }
                restart(timed)
            }
            restart(timed)
            subscribe(timed)
        }
    }
}

/// The subscription of an operator that gets all values of its upstream and sends some of them by a timer.
private final class TimedConversion<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Conversion<
    Upstream.Output, Upstream.Failure, Downstream
>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    /// The timer; strong, cancelled when it is set again or this ends.
    private var timer: (any Cancellable)? { didSet { withExtendedLifetime(oldValue) {} } }
    var onInput: (TimedConversion, Upstream.Output) -> Void = { _, _ in }
    /// Handles the end; by default, a waiting value is dropped.
    var onUpstreamEnd: (TimedConversion, Subscribers.Completion<Upstream.Failure>) -> Void = { $0.end($1) }

    init(_ downstream: Downstream, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
        (self.scheduler, self.options) = (scheduler, options)
        super.init(downstream, .all, onValue: { _ in .keep }, onFinish: { .keep }, onFailure: { _ in .keep })
    }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        if isOpen { onInput(self, input) }
        return .none
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        if isOpen { onUpstreamEnd(self, completion) }
    }

    /// Performs an action after a time, unless the timer is set again or this ends earlier.
    func setTimer(after interval: Context.SchedulerTimeType.Stride, _ action: @escaping () -> Void) {
        timer?.cancel()
        timer = scheduler.once(after: interval, options: options, action)
    }

    /// Sends a value, or drops it if none was asked for.
    func sendIfWanted(_ value: Upstream.Output) { if demand > 0 { send(value) } }

    /// Completes on the scheduler, and stops the timer.
    func end(_ completion: Subscribers.Completion<Upstream.Failure>) {
        timer?.cancel()
        scheduler.schedule(options: options) { self.finish(completion) }
    }

    override func didEnd() {
        timer?.cancel()
        timer = nil
        super.didEnd()
    }
}
