extension Publishers {
    /// Sends a value once no other has come for a time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Operator {
        let upstream: Upstream
        let dueTime: Context.SchedulerTimeType.Stride
        let scheduler: Context
        let options: Context.SchedulerOptions?

        /// Attaches a subscriber; a value that waits when the upstream ends is not sent.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            let timed = TimedConversion<Upstream, Context, S>(subscriber, scheduler, options)
            timed.onInput = { [dueTime] timed, value in
                timed.setTimer(after: dueTime) { timed.sendIfWanted(value) }
            }
            upstream.subscribe(timed)
        }
    }

    /// Sends a value at once, and of those that come within a time after it the first or the last, when it is over.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Operator {
        let upstream: Upstream
        let interval: Context.SchedulerTimeType.Stride
        let scheduler: Context
        let latest: Bool

        /// Attaches a subscriber; a value that waits when the upstream finishes is sent in its time, and then the end.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            let timed = TimedConversion<Upstream, Context, S>(subscriber, scheduler, nil)
            var held: Upstream.Output? { didSet { withExtendedLifetime(oldValue) {} } }
            var last: Context.SchedulerTimeType?
            var end: Subscribers.Completion<Upstream.Failure>? { didSet { withExtendedLifetime(oldValue) {} } }
            timed.onInput = { [scheduler, interval, latest] timed, value in
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
            upstream.subscribe(timed)
        }
    }

    /// Ends if nothing has come for a time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Operator {
        let upstream: Upstream
        let interval: Context.SchedulerTimeType.Stride
        let scheduler: Context
        let options: Context.SchedulerOptions?
        let customError: (() -> Upstream.Failure)?

        /// Attaches a subscriber; the time begins here.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            let timed = TimedConversion<Upstream, Context, S>(subscriber, scheduler, options)
            let restart = { [interval, customError] (timed: TimedConversion<Upstream, Context, S>) in
                timed.setTimer(after: interval) {
                    timed.stop()
                    timed.finish(customError.map { .failure($0()) } ?? .finished)
                }
            }
            timed.onInput = { [scheduler, options] timed, value in
                scheduler.schedule(options: options) { timed.send(value) }
                restart(timed)
            }
            restart(timed)
            upstream.subscribe(timed)
        }
    }
}

/// The subscription of an operator that takes all values of its upstream and sends some of them by a timer.
private final class TimedConversion<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Conversion<
    Upstream.Output, Upstream.Failure, Downstream
>
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    /// The scheduler of the timer.
    private let scheduler: Context
    /// How to set the timer.
    private let options: Context.SchedulerOptions?
    /// The timer; cancelled when it is set anew or this ends.
    private var timer: (any Cancellable)? { didSet { withExtendedLifetime(oldValue) {} } }
    /// Takes a value.
    var onInput: (TimedConversion, Upstream.Output) -> Void = { _, _ in }
    /// Takes the end; unless it says otherwise, what waits for the timer is dropped.
    var onUpstreamEnd: (TimedConversion, Subscribers.Completion<Upstream.Failure>) -> Void = { $0.end($1) }

    init(_ downstream: Downstream, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
        self.scheduler = scheduler
        self.options = options
        super.init(downstream, .all, onValue: { _ in .keep }, onFinish: { .keep }, onFailure: { _ in .keep })
    }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        if isOpen { onInput(self, input) }
        return .none
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        if isOpen { onUpstreamEnd(self, completion) }
    }

    /// Performs an action after a time, unless the timer is set anew or this ends before.
    func setTimer(after interval: Context.SchedulerTimeType.Stride, _ action: @escaping () -> Void) {
        timer?.cancel()
        timer = scheduler.once(after: interval, options: options, action)
    }

    /// Sends a value, or drops it if none was asked for.
    func sendIfWanted(_ value: Upstream.Output) {
        if demand > 0 { send(value) }
    }

    /// Completes on the scheduler; no timer fires any more.
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

extension Publisher {
    /// Sends a value once no other has come for a time; a value that waits at the end is not sent.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }

    /// Sends a value at once, and of those that come within a time after it the first or the last, when it is over.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }

    /// Finishes, or fails with an error, if nothing has come for a time.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}
