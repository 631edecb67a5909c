import Basics

/// Who makes runner processes and learns of their deaths: a zygote, or the runner itself.
protocol RunnerParent: AnyObject {
    /// What becomes readable when there are notices.
    var descriptors: [Descriptor] { get }

    /// Asks for a new process in a slot that has none; a notice says that it is there.
    func start(_ slot: Int)

    /// Asks for the death of a slot's process; a notice says that it has died.
    func endProcess(of slot: Int)

    /// Returns what has happened since the last call, in order.
    func takeNotices() -> [RunnerNotice]

    /// Has all processes killed, without waiting for their end.
    func endProcesses()

    /// Kills all processes and returns when they are gone.
    func end()
}

/// What the parent of processes tells the runner.
enum RunnerNotice: Equatable, Sendable {
    /// A slot has a process that waits for commands.
    case started(slot: Int)
    /// A slot's process has died, with this status as `waitpid` gives it.
    case died(slot: Int, status: Int32)
    /// A slot's process could not be made.
    case refused(slot: Int, code: Int32)
    /// The parent itself is gone, and with it all processes.
    case parentDied
}
