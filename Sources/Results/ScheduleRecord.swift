package import StageRuntime
package import WalkthroughLanguage

/// The results of the schedules of a walkthrough.
package struct ScheduleRecord: Equatable, Codable, Sendable {
    /// How many failures a strategy found.
    package struct Strategy: Equatable, Codable, Sendable {
        /// The strategy, in words.
        package var name: String
        /// How many of the failed schedules use it.
        package var failed: Int
    }

    /// The first schedule that failed.
    package struct Finding: Equatable, Codable, Sendable {
        /// Its number; 0 is the default order.
        package var number: UInt64
        /// The strategy that found it, in words; nil for the default order.
        package var strategy: String?
        /// A minimal list of deviations from the default order that still fail, in words; empty if not searched for.
        package var deviations: [String]
        /// The same deviations, for a schedule that replays them; nil if none was searched for.
        package var replay: [ScheduleDeviation]?

        /// Makes a finding.
        package init(
            number: UInt64, strategy: ScheduleStrategy?, deviations: [String] = [], replay: [ScheduleDeviation]? = nil
        ) {
            self.number = number
            self.strategy = strategy?.description
            (self.deviations, self.replay) = (deviations, replay)
        }
    }

    /// The choices that the schedules made.
    package var mode: ScheduleMode
    /// The number from which they derive.
    package var seed: UInt64
    /// How many were tried, without the default order.
    package var count: Int
    /// How many different traces they made.
    package var distinctTraces: Int
    /// How many of them failed.
    package var failed: Int
    /// The strategies that found a failure, in the order in which they first did.
    package var strategies: [Strategy]
    /// The first that failed; nil if none did.
    package var first: Finding?

    /// Makes a record of the counts of all schedules.
    package init(mode: ScheduleMode, seed: UInt64, _ tally: ScheduleTally = ScheduleTally(), first: Finding? = nil) {
        (self.mode, self.seed) = (mode, seed)
        count = tally.scheduleCount
        distinctTraces = tally.traces.count
        failed = tally.failureCount
        strategies = tally.strategies
        self.first = first
    }

    /// Notes a schedule as the first that failed.
    package mutating func note(
        _ number: UInt64, of walkthrough: Walkthrough, deviations: [String] = [], replay: [ScheduleDeviation]? = nil
    ) {
        let strategy = number == 0 ? nil : walkthrough.schedule(mode, seed: seed, number: number).strategy
        first = Finding(number: number, strategy: strategy, deviations: deviations, replay: replay)
    }
}

extension Walkthrough {
    /// Returns schedule `number` of those that derive from a seed, without slow users if it needs a quick one.
    package func schedule(_ mode: ScheduleMode, seed: UInt64, number: UInt64) -> Schedule {
        Schedule(mode, seed: seed, number: number, isUserQuick: isUserQuick)
    }
}

/// The counts of schedules that were tried; the counts of a sweep's parts add up to those of the whole.
package struct ScheduleTally: Equatable, Codable, Sendable {
    /// How many schedules were tried, without the default order.
    package internal(set) var scheduleCount = 0
    /// The hashes of the traces that they made.
    package internal(set) var traces: Set<UInt64> = []
    /// How many of them failed.
    package internal(set) var failureCount = 0
    /// How many of them failed by strategy, in the order in which the strategies first found one.
    package internal(set) var strategies: [ScheduleRecord.Strategy] = []
    /// The lowest number of one that failed.
    package internal(set) var firstFailure: UInt64?

    /// Makes the counts of no schedule.
    package init() {}

    /// Counts a schedule that was tried.
    package mutating func count(_ number: UInt64, _ strategy: ScheduleStrategy, trace: TraceHash, hasFailed: Bool) {
        scheduleCount += 1
        traces.insert(trace.value)
        guard hasFailed else { return }
        failureCount += 1
        count(strategy.description, failures: 1)
        firstFailure = firstFailure ?? number
    }

    /// Adds the counts of schedules with higher numbers.
    package mutating func add(_ later: ScheduleTally) {
        scheduleCount += later.scheduleCount
        traces.formUnion(later.traces)
        failureCount += later.failureCount
        for strategy in later.strategies { count(strategy.name, failures: strategy.failed) }
        firstFailure = firstFailure ?? later.firstFailure
    }

    private mutating func count(_ strategy: String, failures: Int) {
        if let index = strategies.firstIndex(where: { $0.name == strategy }) {
            strategies[index].failed += failures
        } else {
            strategies.append(ScheduleRecord.Strategy(name: strategy, failed: failures))
        }
    }
}
