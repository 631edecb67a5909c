extension Dispatcher {
    /// What the pool is to do.
    enum Action: Equatable {
        /// Have a process made in a slot.
        case start(slot: Int)
        /// Send walkthroughs, by their places in the order, to a slot's worker.
        case send(slot: Int, places: [Int])
        /// Kill a slot's worker.
        case kill(slot: Int)
        /// Have all workers begin no further walkthrough.
        case stop
    }
}
