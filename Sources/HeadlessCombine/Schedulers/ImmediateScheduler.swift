/// Performs actions at once; its time stands still.
public struct ImmediateScheduler: Scheduler {
    /// There is nothing to choose.
    public typealias SchedulerOptions = Never

    /// A moment that is the same as all others.
    public struct SchedulerTimeType: Strideable {
        /// A length of time that is not waited for.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
            SchedulerTimeIntervalConvertible
        {
            /// The number that it was made of.
            public var magnitude: Int

            /// Makes a length.
            public init(_ value: Int) { magnitude = value }
            /// Makes a length.
            public init(integerLiteral value: Int) { magnitude = value }
            /// Makes a length.
            public init(floatLiteral value: Double) { magnitude = Int(value) }
            /// Makes a length, if the number fits.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            /// Returns whether one is shorter.
            public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
            /// Returns the sum.
            public static func + (left: Stride, right: Stride) -> Stride { Stride(left.magnitude + right.magnitude) }
            /// Returns the difference.
            public static func - (left: Stride, right: Stride) -> Stride { Stride(left.magnitude - right.magnitude) }
            /// Returns the product.
            public static func * (left: Stride, right: Stride) -> Stride { Stride(left.magnitude * right.magnitude) }
            /// Multiplies.
            public static func *= (left: inout Stride, right: Stride) { left.magnitude *= right.magnitude }

            /// Returns nothing.
            public static func seconds(_ s: Int) -> Stride { 0 }
            /// Returns nothing.
            public static func seconds(_ s: Double) -> Stride { 0 }
            /// Returns nothing.
            public static func milliseconds(_ ms: Int) -> Stride { 0 }
            /// Returns nothing.
            public static func microseconds(_ us: Int) -> Stride { 0 }
            /// Returns nothing.
            public static func nanoseconds(_ ns: Int) -> Stride { 0 }
        }

        /// Returns nothing.
        public func distance(to other: SchedulerTimeType) -> Stride { 0 }
        /// Returns the same moment.
        public func advanced(by n: Stride) -> SchedulerTimeType { self }
    }

    /// The scheduler.
    public static var shared: ImmediateScheduler { ImmediateScheduler() }

    /// The one moment.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// Nothing.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Performs an action before it returns.
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    /// Performs an action before it returns.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Performs an action once, before it returns.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
