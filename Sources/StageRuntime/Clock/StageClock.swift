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
