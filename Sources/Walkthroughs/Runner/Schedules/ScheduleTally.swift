import StageRuntime

/// The counts of schedules that were tried; those of parts of a sweep, added in order, are those of the whole.
package struct ScheduleTally: Equatable, Sendable {
    /// How many schedules were tried, the default order apart.
    package internal(set) var scheduleCount = 0
    /// The hashes of the traces that they made.
    var traces: Set<UInt64> = []
    /// How many of them failed.
    package internal(set) var failureCount = 0
    /// How many of them failed by strategy, in the order in which the strategies first found one.
    package internal(set) var failuresByStrategy = StrategyCounts()
    /// The lowest number of one that failed.
    package internal(set) var firstFailure: UInt64?

    /// Makes the counts of no schedule.
    package init() {}

    /// How many different traces there were.
    package var distinctTraceCount: Int { traces.count }

    /// Counts a schedule that was tried.
    mutating func count(_ number: UInt64, _ strategy: ScheduleStrategy, trace: TraceHash, hasFailed: Bool) {
        scheduleCount += 1
        traces.insert(trace.value)
        guard hasFailed else { return }
        failureCount += 1
        failuresByStrategy.count(strategy)
        firstFailure = firstFailure ?? number
    }

    /// Adds the counts of schedules with higher numbers.
    mutating func add(_ later: ScheduleTally) {
        scheduleCount += later.scheduleCount
        traces.formUnion(later.traces)
        failureCount += later.failureCount
        for entry in later.failuresByStrategy.entries { failuresByStrategy.count(entry.strategy, times: entry.count) }
        firstFailure = firstFailure ?? later.firstFailure
    }
}
