import StageRuntime
package import Walkthroughs

/// What many schedules of a walkthrough have shown, as text.
package struct ReportedSchedules: Equatable, Codable, Sendable {
    /// How many failures a strategy found.
    package struct Strategy: Equatable, Codable, Sendable {
        /// The strategy, in words.
        package var name: String
        /// How many of the schedules that failed were its own.
        package var failed: Int
    }

    /// The first schedule that failed.
    package struct First: Equatable, Codable, Sendable {
        /// Its number; 0 is the default order.
        package var number: UInt64
        /// The strategy that found it, in words; nil for the default order.
        package var strategy: String?
        /// As few deviations from the default order as still fail, in words; empty where none were looked for.
        package var deviations: [String]
    }

    /// Which choices the schedules made.
    package var mode: String
    /// What they derive from.
    package var seed: UInt64
    /// How many were tried, the default order apart.
    package var count: Int
    /// How many different traces they made.
    package var distinctTraces: Int
    /// How many of them failed.
    package var failed: Int
    /// The strategies that found a failure, in the order in which they first did.
    package var strategies: [Strategy]
    /// The first that failed; nil where none did.
    package var first: First?

    /// Takes a record over from the runner.
    package init(_ record: ScheduleRecord) {
        mode = record.mode.rawValue
        seed = record.seed
        count = record.tally.scheduleCount
        distinctTraces = record.tally.distinctTraceCount
        failed = record.tally.failureCount
        strategies = record.tally.failuresByStrategy.entries.map {
            Strategy(name: $0.strategy.description, failed: $0.count)
        }
        first = record.finding.map {
            First(number: $0.number, strategy: $0.strategy?.description, deviations: $0.deviations)
        }
    }

    /// What the command that repeats the first failure takes besides the run's options.
    package var options: [String] {
        guard let first else { return [] }
        let isDefault = mode == ScheduleMode.completions.rawValue
        return ["--schedule", String(first.number)] + (isDefault ? [] : ["--mode", mode])
    }

    /// The counts in short, for one that held: `1000 schedules, 102 distinct traces`.
    package var summary: String {
        Self.counted(count, "schedule") + ", " + Self.counted(distinctTraces, "distinct trace")
    }

    /// What was found and what it takes, with the counts, in lines.
    package var lines: [String] {
        guard let first else { return [summary + " of seed \(seed) (\(mode)), none failed"] }
        guard let strategy = first.strategy else {
            return ["it fails in the default order already, so no schedule was tried"]
        }
        return course(of: first, strategy) + counts
    }

    private func course(of first: First, _ strategy: String) -> [String] {
        let place = "schedule \(first.number) of seed \(seed) (\(mode))"
        let head = "it holds in the default order, and fails under \(place)"
        let tail = "found by the strategy: " + strategy
        if !first.deviations.isEmpty {
            return [head + ", whose run is shown here", "it fails in the same way where only this is different:"]
                + first.deviations.map { "  " + $0 } + [tail]
        }
        guard failed > 0 else { return ["it holds in the default order, and ends its process under \(place)", tail] }
        return [
            head, "but no difference between the two could be made out: something varies that no schedule does", tail,
        ]
    }

    private var counts: [String] {
        guard count > 0 else { return [] }
        let parts = strategies.map { "\($0.failed) by \($0.name)" }.joined(separator: "; ")
        return [summary + ", \(failed) failed" + (failed > 1 ? ": " + parts : "")]
    }

    private static func counted(_ number: Int, _ word: String) -> String {
        "\(number) \(word)" + (number == 1 ? "" : "s")
    }
}
