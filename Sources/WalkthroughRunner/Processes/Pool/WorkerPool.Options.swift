extension WorkerPool {
    /// How a pool's workers are to be made and watched.
    package struct Options: Equatable, Sendable {
        /// How many workers run at a time; at least 1.
        package var jobs = 1
        /// How many bytes of memory each worker may have of its own; 0 for as many as the system gives.
        package var memory = 2 << 30
        /// How long, in real time, one walkthrough may take.
        package var timeout = Duration.seconds(30)
        /// After how many failures no further walkthrough is begun.
        package var maxFailures = Int.max
        /// Whether each step that was performed is told too, and with what.
        package var steps = Steps.untold

        /// Makes the options of one worker with the limits that the command line has by default.
        package init() {}
    }
}
