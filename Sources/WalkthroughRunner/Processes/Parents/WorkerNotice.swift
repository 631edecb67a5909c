/// What the parent of workers tells the runner.
enum WorkerNotice: Equatable, Sendable {
    /// A slot has a process that waits for commands.
    case started(slot: Int)
    /// A slot's process has died, with this status as `waitpid` gives it.
    case died(slot: Int, status: Int32)
    /// A slot's process could not be made.
    case refused(slot: Int, code: Int32)
    /// The parent itself is gone, and with it all workers.
    case parentDied
}
