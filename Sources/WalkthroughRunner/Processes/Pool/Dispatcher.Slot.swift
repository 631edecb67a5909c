extension Dispatcher {
    /// What the runner knows of one worker.
    struct Slot {
        /// Whether a process is there or being made.
        var isTaken = false
        /// Whether it takes walkthroughs.
        var isReady = false
        /// The places sent to it that it has not begun, in order.
        var queued: [Int] = []
        /// The place that it performs.
        var current: Int?
        /// Whether it has begun anything since it was made.
        var hasBegun = false
        /// Since when it owes an answer.
        var since: Duration = .zero
        /// Why it is being killed.
        var verdict: Verdict?

        /// Whether it has something to do.
        var isBusy: Bool { current != nil || !queued.isEmpty }
    }
}
