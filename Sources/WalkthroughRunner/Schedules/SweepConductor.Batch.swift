extension SweepConductor {
    /// What became of several units.
    package struct Batch {
        /// The results, by the units' indexes; those that were not performed are missing.
        package var results: [Int: WalkthroughResult]
        /// Why it ended.
        package var ending: WorkerPool.Ending

        /// Makes a batch.
        package init(results: [Int: WalkthroughResult] = [:], ending: WorkerPool.Ending = .completed) {
            self.results = results
            self.ending = ending
        }
    }
}
