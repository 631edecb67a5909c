import Basics

/// Who makes worker processes and learns of their deaths: a zygote, or the runner itself.
protocol WorkerParent: AnyObject {
    /// What becomes readable when there are notices.
    var descriptors: [Descriptor] { get }

    /// Asks for a new process in a slot that has none; a notice says that it is there.
    func start(_ slot: Int)

    /// Asks for the death of a slot's process; a notice says that it has died.
    func endProcess(of slot: Int)

    /// Returns what has happened since the last call, in order.
    func takeNotices() -> [WorkerNotice]

    /// Has all processes killed, without waiting for their end.
    func endProcesses()

    /// Kills all processes and returns when they are gone.
    func end()
}
