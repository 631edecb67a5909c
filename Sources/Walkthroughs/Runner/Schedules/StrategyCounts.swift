package import StageRuntime

/// How often each strategy found a failure, in the order in which they first did.
package struct StrategyCounts: Equatable {
    /// The strategies and their counts.
    package private(set) var entries: [Entry] = []

    /// One strategy's count.
    package struct Entry: Equatable {
        /// The strategy.
        package let strategy: ScheduleStrategy
        /// How many failures it found.
        package fileprivate(set) var count: Int
    }

    /// Counts failures that a strategy has found.
    mutating func count(_ strategy: ScheduleStrategy, times: Int = 1) {
        if let place = entries.firstIndex(where: { $0.strategy == strategy }) {
            entries[place].count += times
        } else {
            entries.append(Entry(strategy: strategy, count: times))
        }
    }
}
