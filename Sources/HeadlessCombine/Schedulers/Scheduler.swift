/// Performs actions now, later or repeatedly, in a time of its own.
public protocol Scheduler<SchedulerTimeType> {
    /// A moment of its time.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// Options for an action, if there are any.
    associatedtype SchedulerOptions

    /// The current moment.
    var now: SchedulerTimeType { get }
    /// The smallest tolerance.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Performs an action as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Performs an action at a moment.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    /// Performs an action at a moment, and again after each interval until the result is cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Performs an action as soon as possible.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Performs an action at a moment.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Performs an action at a moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Performs an action at a moment, and again after each interval until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Performs an action at a moment, and again after each interval until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }

    /// Performs an action once, unless the result is cancelled before.
    func once(
        after interval: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        var timer: (any Cancellable)? { didSet { withExtendedLifetime(oldValue) {} } }
        var isDone = false
        timer = schedule(
            after: now.advanced(by: interval), interval: max(interval, .seconds(1)), tolerance: minimumTolerance,
            options: options
        ) {
            guard !isDone else { return }
            isDone = true
            timer?.cancel()
            timer = nil
            action()
        }
        if isDone { timer?.cancel() }
        return AnyCancellable {
            isDone = true
            timer?.cancel()
            timer = nil
        }
    }
}

/// A length of time in seconds and parts of them.
public protocol SchedulerTimeIntervalConvertible {
    /// Returns some seconds.
    static func seconds(_ s: Int) -> Self
    /// Returns some seconds, or a part of one.
    static func seconds(_ s: Double) -> Self
    /// Returns some milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// Returns some microseconds.
    static func microseconds(_ us: Int) -> Self
    /// Returns some nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}
