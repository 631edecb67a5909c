extension WorkerPool {
    /// What became of a run.
    package struct Outcome: Equatable, Sendable {
        /// The counts.
        package var summary: RunSummary
        /// The walkthroughs that have no end record, in the order they were to be performed.
        ///
        /// Empty exactly when all that was planned was executed; a run with any is no success whatever the counts say.
        package var missing: [Int]
        /// Why it ended.
        package var ending: Ending
        /// How many worker processes were started.
        package var workers: Int
    }
}
