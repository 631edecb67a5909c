/// Whether a slot of a pool has a worker; it may be told of one only in the run after that which had it made.
enum WorkerPresence {
    /// There is none.
    case absent
    /// It is being made, and takes commands once it is told to be there.
    case starting
    /// It waits for commands, or has some.
    case ready
}
