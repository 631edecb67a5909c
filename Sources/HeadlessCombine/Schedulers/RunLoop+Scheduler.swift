public import struct Foundation.Date
public import typealias Foundation.TimeInterval
import StageRuntime

#if PHONE
    public import Foundation
#else
    public import HeadlessFoundation
#endif

extension RunLoop {
    /// A moment of the run loop's time: a date.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        /// The moment.
        public var date: Date

        /// Makes a moment.
        public init(_ date: Date) { self.date = date }

        /// Returns the time from this moment to another.
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.date.timeIntervalSince(date)) }
        /// Returns the moment a time later.
        public func advanced(by n: Stride) -> SchedulerTimeType { Self(date.addingTimeInterval(n.timeInterval)) }

        /// A length of the run loop's time, in seconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            /// The length in seconds.
            public var magnitude: TimeInterval
            /// The length in seconds.
            public var timeInterval: TimeInterval { magnitude }

            /// Makes a length of a number of seconds.
            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
            /// Makes a length of a number of seconds.
            public init(integerLiteral value: TimeInterval) { magnitude = value }
            /// Makes a length of a number of seconds.
            public init(floatLiteral value: TimeInterval) { magnitude = value }
            /// Makes a length of a number of seconds, if it fits.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = TimeInterval(exactly: source) else { return nil }
                magnitude = value
            }

            /// Returns whether one is shorter.
            public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
            /// Returns the sum.
            public static func + (left: Stride, right: Stride) -> Stride { Stride(left.magnitude + right.magnitude) }
            /// Returns the difference.
            public static func - (left: Stride, right: Stride) -> Stride { Stride(left.magnitude - right.magnitude) }
            /// Returns the product of both in seconds.
            public static func * (left: Stride, right: Stride) -> Stride { Stride(left.magnitude * right.magnitude) }
            /// Multiplies.
            public static func *= (left: inout Stride, right: Stride) { left.magnitude *= right.magnitude }

            /// Returns some seconds.
            public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
            /// Returns some seconds, or a part of one.
            public static func seconds(_ s: Double) -> Stride { Stride(s) }
            /// Returns some milliseconds.
            public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
            /// Returns some microseconds.
            public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
            /// Returns some nanoseconds.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
        }
    }

    /// Options for an action; there are none.
    public struct SchedulerOptions {
        /// Makes the options.
        public init() {}
    }
}

extension RunLoop: Scheduler {
    /// The date on the stage.
    public var now: SchedulerTimeType { SchedulerTimeType(Stage.current.now) }
    /// Zero: the stage's time is exact.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Performs an action after the calls under way have returned.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { mainQueue.soon(action) }

    /// Performs an action at a date.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        mainQueue.timer(after: delay(to: date), "Combine", action)
    }

    /// Performs an action at a date, and again after each interval until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let nanoseconds = MainQueue.SchedulerTimeType.Stride.seconds(interval.timeInterval).magnitude
        return Repetition(on: mainQueue, from: delay(to: date), every: nanoseconds, action)
    }

    private func delay(to date: SchedulerTimeType) -> Duration {
        let seconds = now.distance(to: date).timeInterval
        return .nanoseconds(MainQueue.SchedulerTimeType.Stride.seconds(seconds).magnitude)
    }
}
