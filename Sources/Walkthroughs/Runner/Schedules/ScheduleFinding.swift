package import StageRuntime

/// The first schedule that made a walkthrough fail, shrunk to what matters.
package struct ScheduleFinding: Equatable {
    /// The schedule's number among those derived from the sweep's seed.
    package let number: UInt64
    /// The strategy that found it.
    package let strategy: ScheduleStrategy
    /// What failed under that schedule.
    package let failures: [WalkthroughFailure]
    /// As few deviations from the default order as still fail in the same way: in the same line, where a line failed.
    package let deviations: [ScheduleDeviation]
    /// The deviations in words, a line each: "reply 2 of suggestions.search arrived after reply 3".
    package let explanation: [String]

    /// What kind of failure it is: an expectation, or "leak", "stuck", "livelock", "order-dependent" and the like.
    package var kind: StepFailure.Kind? { failures.last?.failure.kind }
}
