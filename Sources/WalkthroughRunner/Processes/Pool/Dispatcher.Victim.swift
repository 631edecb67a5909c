extension Dispatcher {
    /// The walkthrough that a worker's death has cost.
    struct Victim: Equatable {
        /// Its place in the order.
        var place: Int
        /// Why the runner itself killed the worker; nil if the runner did not.
        var verdict: Verdict?
        /// When it was begun, or sent.
        var since: Duration
        /// Whether the worker said that it begins it.
        var hasBegun = true
    }

    /// Why the runner killed a worker.
    enum Verdict: Equatable {
        /// It did not answer in time.
        case timeout
        /// What it sent made no sense.
        case garbled
    }
}
