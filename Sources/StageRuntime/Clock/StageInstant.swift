/// A moment of a stage's virtual time: nanoseconds since the stage was made.
public struct StageInstant: InstantProtocol, Sendable {
    /// The nanoseconds since the stage was made.
    package let nanoseconds: Int64

    /// The moment a stage was made.
    package static let zero = StageInstant(nanoseconds: 0)

    /// Makes the moment so many nanoseconds after the stage was made.
    package init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
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
