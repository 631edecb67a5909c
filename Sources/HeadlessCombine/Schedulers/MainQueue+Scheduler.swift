public import enum Dispatch.DispatchTimeInterval
import StageRuntime

#if PHONE
    public import Dispatch
#else
    public import HeadlessFoundation
#endif

extension MainQueue {
    /// A moment of the queue's time.
    public struct SchedulerTimeType: Strideable {
        /// The moment.
        public var dispatchTime: DispatchTime

        /// Makes a moment.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Returns the time from this moment to another.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return Stride(nanoseconds: Int(clamping: end) - Int(clamping: start))
        }

        /// Returns the moment a time later.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            let (sum, overflow) = Int(clamping: dispatchTime.uptimeNanoseconds).addingReportingOverflow(n.magnitude)
            return Self(DispatchTime(uptimeNanoseconds: UInt64(clamping: overflow ? .max : sum)))
        }

        /// A length of the queue's time, in whole nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            /// The length in nanoseconds.
            public var magnitude: Int

            init(nanoseconds: Int) { magnitude = nanoseconds }

            /// Makes a length from one of Dispatch.
            public init(_ timeInterval: DispatchTimeInterval) {
                magnitude =
                    switch timeInterval {
                    case .seconds(let count): Self.seconds(count).magnitude
                    case .milliseconds(let count): Self.milliseconds(count).magnitude
                    case .microseconds(let count): Self.microseconds(count).magnitude
                    case .nanoseconds(let count): count
                    case .never: .max
                    @unknown default: 0
                    }
            }

            /// Makes a length of a number of seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// Makes a length of a number of seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// Makes a length of a number of seconds, if it fits.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                self = .seconds(value)
            }

            /// The length for Dispatch.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// Returns whether one is shorter.
            public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
            /// Returns the sum.
            public static func + (left: Stride, right: Stride) -> Stride {
                Stride(nanoseconds: left.magnitude + right.magnitude)
            }
            /// Returns the difference.
            public static func - (left: Stride, right: Stride) -> Stride {
                Stride(nanoseconds: left.magnitude - right.magnitude)
            }
            /// Returns the product of both in seconds.
            public static func * (left: Stride, right: Stride) -> Stride {
                .seconds(Double(left.magnitude) * Double(right.magnitude) / 1e18)
            }
            /// Multiplies.
            public static func *= (left: inout Stride, right: Stride) { left = left * right }

            /// Returns some seconds.
            public static func seconds(_ s: Int) -> Stride { times(s, 1_000_000_000) }
            /// Returns some seconds, or a part of one.
            public static func seconds(_ s: Double) -> Stride {
                Stride(nanoseconds: Int(exactly: (s * 1e9).rounded()) ?? (s < 0 ? .min : .max))
            }
            /// Returns some milliseconds.
            public static func milliseconds(_ ms: Int) -> Stride { times(ms, 1_000_000) }
            /// Returns some microseconds.
            public static func microseconds(_ us: Int) -> Stride { times(us, 1000) }
            /// Returns some nanoseconds.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

            private static func times(_ count: Int, _ unit: Int) -> Stride {
                let (product, overflow) = count.multipliedReportingOverflow(by: unit)
                return Stride(nanoseconds: overflow ? (count < 0 ? .min : .max) : product)
            }
        }
    }

    /// Options for an action; there are none on a stage.
    public struct SchedulerOptions {
        /// Makes the options.
        public init() {}
    }
}

extension MainQueue: Scheduler {
    /// The current moment.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// Zero: the stage's time is exact.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Performs an action after the calls under way have returned.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { soon(action) }

    /// Performs an action at a moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        timer(after: .nanoseconds(now.distance(to: date).magnitude), "Combine", action)
    }

    /// Performs an action at a moment, and again after each interval until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        Repetition(on: self, from: .nanoseconds(now.distance(to: date).magnitude), every: interval.magnitude, action)
    }
}

/// An action that is repeated until it is cancelled.
final class Repetition: Cancellable {
    /// The queue whose timers perform it; strong, it belongs to the stage.
    private let queue: MainQueue
    /// The nanoseconds between two calls.
    private let interval: Int
    /// The action; `nil` once it is cancelled.
    private var action: (() -> Void)? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The timer of the next call; strong, it holds this object.
    private var timer: StageTimer?

    init(on queue: MainQueue, from delay: Duration, every interval: Int, _ action: @escaping () -> Void) {
        self.queue = queue
        self.interval = max(interval, 1)
        self.action = action
        wait(delay)
    }

    func cancel() {
        action = nil
        timer?.cancel()
        timer = nil
    }

    private func wait(_ delay: Duration) {
        timer = queue.timer(after: delay, "Combine") { [self] in
            wait(.nanoseconds(interval))
            action?()
        }
    }
}
