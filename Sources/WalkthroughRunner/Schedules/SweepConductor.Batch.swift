extension SweepConductor {
    /// What became of several units.
    package struct Batch {
        /// The results, by the units' indexes; those that were not performed are missing.
        package var results: [Int: WalkthroughResult]
        /// Why it ended.
        package var ending: RunnerPool.Ending

        /// Makes a batch.
        package init(results: [Int: WalkthroughResult] = [:], ending: RunnerPool.Ending = .completed) {
            self.results = results
            self.ending = ending
        }
    }
}
