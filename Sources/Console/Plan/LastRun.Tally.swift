extension LastRun {
    /// Takes in walkthroughs one by one, and makes one record of all repetitions of each.
    ///
    /// A journal may say anything: a time before the start counts as none, one of years as a year.
    struct Tally {
        /// A year: longer than anything takes, and so little that sums of such times are numbers.
        private static let longest = 366.0 * 86_400 * 1e9

        /// What is known so far.
        private(set) var lastRun = LastRun()
        /// How many repetitions a record stands for, where it is more than one.
        private var counts: [Key: Int] = [:]

        /// Takes in a walkthrough that was run.
        ///
        /// - Parameters:
        ///   - key: the walkthrough.
        ///   - hasFailed: whether it failed.
        ///   - nanoseconds: how long it took, in wall time.
        ///   - runs: how often it was run in that time.
        mutating func add(_ key: Key, hasFailed: Bool, nanoseconds: Double, runs: Int) {
            let time = min(max(nanoseconds, 0), Self.longest) / Double(max(runs, 1))
            guard let old = lastRun[key] else {
                lastRun.learn(key, Record(hasFailed: hasFailed, nanoseconds: Int(time.rounded())))
                return
            }
            let count = counts[key, default: 1]
            let mean = (Double(old.nanoseconds) * Double(count) + time) / Double(count + 1)
            lastRun.learn(key, Record(hasFailed: old.hasFailed || hasFailed, nanoseconds: Int(mean.rounded())))
            counts[key] = count + 1
        }
    }
}
