extension WorkerPool {
    /// What a pool tells of the steps that were performed.
    package enum Steps: Int, Sendable {
        /// Nothing: they cost no message.
        case untold
        /// Each step, without its detail.
        case plain
        /// Each step with its detail, sent as it ends, so that a crash loses none; results have their steps.
        case detailed
    }
}
