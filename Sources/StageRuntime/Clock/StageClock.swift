/// A stage's virtual clock: time moves only when the stage has nothing ready, and only as far as asked.
///
/// Sleepers wake ordered by (deadline, the order in which they went to sleep). A deadline that is not in the future
/// is ready at once. Take it from ``Stage/clock``.
public struct StageClock: Clock {
    /// A moment of virtual time.
    public typealias Instant = StageInstant

    /// The loop that keeps the time; strong, since a clock may outlive the variable its stage stood in.
    let loop: EventLoop

    /// The present moment of virtual time.
    public var now: StageInstant { loop.now }

    /// The smallest step of the clock: a nanosecond.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Suspends the task until `deadline`; the tolerance is not used, since virtual time is exact.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    public func sleep(until deadline: StageInstant, tolerance: Duration? = nil) async throws {
        try await loop.sleep(until: deadline)
    }
}

/// A moment of a stage's virtual time: nanoseconds since the stage was made.
public struct StageInstant: InstantProtocol, Codable, Sendable {
    /// The nanoseconds since the stage was made.
    package let nanoseconds: Int64

    /// The moment a stage was made.
    package static let zero = StageInstant(nanoseconds: 0)

    /// Makes the moment so many nanoseconds after the stage was made.
    package init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    /// Reads the nanoseconds.
    public init(from decoder: any Decoder) throws {
        nanoseconds = try decoder.singleValueContainer().decode(Int64.self)
    }

    /// Writes the nanoseconds.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(nanoseconds)
    }

    /// The time since the stage was made.
    public var offset: Duration { .nanoseconds(nanoseconds) }

    /// Returns the moment `duration` later; one beyond 292 years is cut to that.
    public func advanced(by duration: Duration) -> StageInstant {
        let (sum, overflow) = nanoseconds.addingReportingOverflow(duration.wholeNanoseconds)
        guard overflow else { return StageInstant(nanoseconds: sum) }
        return StageInstant(nanoseconds: duration < .zero ? .min : .max)
    }

    /// Returns how much later `other` is.
    public func duration(to other: StageInstant) -> Duration {
        .nanoseconds(other.nanoseconds) - .nanoseconds(nanoseconds)
    }

    /// Tells whether one moment is before another.
    public static func < (left: StageInstant, right: StageInstant) -> Bool {
        left.nanoseconds < right.nanoseconds
    }
}

extension Duration {
    /// The whole nanoseconds in it, cut to 292 years either way.
    package var wholeNanoseconds: Int64 {
        Int64(clamping: attoseconds / 1_000_000_000)
    }

    /// The duration as the walkthrough language writes it, exact to the nanosecond: `300ms`, `1.5s`, `0s`.
    package var text: String {
        let total = wholeNanoseconds
        let magnitude = total.magnitude
        let sign = total < 0 ? "-" : ""
        if magnitude == 0 { return "0s" }
        if magnitude < 1_000_000_000 {
            return sign + Self.decimal(magnitude, unit: 1_000_000, digits: 6) + "ms"
        }
        return sign + Self.decimal(magnitude, unit: 1_000_000_000, digits: 9) + "s"
    }

    /// Writes `value / unit` without trailing zeros.
    private static func decimal(_ value: UInt64, unit: UInt64, digits: Int) -> String {
        let whole = String(value / unit)
        var rest = value % unit
        guard rest > 0 else { return whole }
        var places = digits
        while rest % 10 == 0 {
            rest /= 10
            places -= 1
        }
        let fraction = String(rest)
        return whole + "." + String(repeating: "0", count: places - fraction.utf8.count) + fraction
    }
}
