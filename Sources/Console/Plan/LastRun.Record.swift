extension LastRun {
    /// How a walkthrough went when it ran last.
    struct Record: Equatable {
        /// Whether it failed, in one of its repetitions at least.
        var hasFailed: Bool
        /// How long it took, in nanoseconds of wall time; the mean of its repetitions.
        var nanoseconds: Int
    }
}
