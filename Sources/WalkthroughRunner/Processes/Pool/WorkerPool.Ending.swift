extension WorkerPool {
    /// Why a run ended.
    package enum Ending: Equatable, Sendable {
        /// Every walkthrough of the order has ended.
        case completed
        /// So many failed that no further one was begun.
        case failureLimit
        /// The descriptor that stops the pool became readable: Ctrl-C, as a rule.
        case interrupted
        /// The workers cannot do their work; says why. What is missing was not performed.
        case broken(String)
    }
}
