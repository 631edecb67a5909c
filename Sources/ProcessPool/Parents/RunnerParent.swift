import Basics
import Foundation

/// The parent of the runner processes, which starts them and learns when they end: a zygote or the runner itself.
protocol RunnerParent: AnyObject {
    /// The descriptors that become readable when there are notices.
    var descriptors: [Descriptor] { get }

    /// Starts a process in an empty slot; a notice reports it.
    func start(_ slot: Int)

    /// Kills a slot's process; a notice reports its end.
    func endProcess(of slot: Int)

    /// Returns the notices since the last call, in order.
    func readNotices() -> [RunnerNotice]

    /// Kills all processes without waiting for their end.
    func endProcesses()

    /// Kills all processes and returns when they are gone.
    func end()
}

/// What the parent of the processes reports to the runner.
enum RunnerNotice: Equatable, Sendable {
    /// A slot has a process that waits for commands.
    case started(slot: Int)
    /// A slot's process has ended, with this status of `waitpid`.
    case died(slot: Int, status: Int32)
    /// A slot's process could not be made.
    case refused(slot: Int, code: Int32)
    /// The parent itself is gone, and with it all processes.
    case parentDied
}

/// The child processes of this process, one for each slot.
///
/// Each holds the only writing end of a pipe, its lifeline: when the process ends, for any reason, the pipe is closed.
/// So `poll` reports its end, without a signal handler.
struct ChildProcesses {
    private struct Child {
        /// Its process id, reserved until this process waits for it.
        let number: Int32
        /// The reading end of its lifeline.
        let lifeline: Descriptor
    }

    /// The running processes, by slot.
    private var children: [Child?]

    init(slots: Int) { children = Array(repeating: nil, count: slots) }

    /// The lifelines, for `poll`.
    var lifelines: [Descriptor] { children.compactMap { $0?.lifeline } }

    /// Starts the process of an empty slot; `launch` gets its lifeline's writing end, and returns its id if it worked.
    mutating func start(_ slot: Int, launch: (_ lifeline: Descriptor) -> Int32) throws(RunnerPoolError) -> Int32 {
        let lifeline = try Pipe()
        let number = launch(lifeline.writing)
        let code = errno
        lifeline.writing.end()
        guard number > 0 else {
            lifeline.reading.end()
            throw .system("a runner process could not be started", code: code)
        }
        lifeline.reading.stopBlocking()
        children[slot] = Child(number: number, lifeline: lifeline.reading)
        return number
    }

    /// Kills the process of a slot, if it has one.
    func endProcess(of slot: Int) {
        // Nothing has waited for it yet, so that its id cannot be another process's.
        if let child = children[slot] { end(child) }
    }

    /// Kills a process and the backtracer that explains its crash, which is in the process's own group.
    private func end(_ child: Child) {
        kill(child.number, SIGKILL)
        kill(-child.number, SIGKILL)
    }

    /// Removes the processes that have ended, and returns their slots and statuses.
    mutating func reapDead() -> [(slot: Int, status: Int32)] {
        var dead: [(slot: Int, status: Int32)] = []
        for slot in children.indices {
            guard let child = children[slot] else { continue }
            var status: Int32 = 0
            var bytes: [UInt8] = []
            // If it has not ended, its lifeline has: either it is ending, so that a kill changes nothing, or it closed
            // a descriptor it did not open and is useless.
            guard hasEnded(child) || child.lifeline.receive(onto: &bytes, upTo: 16) == 0 else { continue }
            end(child)
            _ = wait(child, &status, 0)
            child.lifeline.end()
            children[slot] = nil
            dead.append((slot, status))
        }
        return dead
    }

    /// Kills all processes and waits for their end.
    mutating func end() {
        for slot in children.indices { endProcess(of: slot) }
        for slot in children.indices {
            guard let child = children[slot] else { continue }
            var status: Int32 = 0
            _ = wait(child, &status, 0)
            child.lifeline.end()
            children[slot] = nil
        }
    }

    /// Closes the lifelines; the first thing that a copy of this process does.
    func forget() { for lifeline in lifelines { lifeline.end() } }

    /// Returns whether a process has ended, without waiting for it: its id stays its own.
    private func hasEnded(_ child: Child) -> Bool {
        var end = siginfo_t()
        return waitid(P_PID, id_t(child.number), &end, WEXITED | WNOHANG | WNOWAIT) == 0 && end.si_signo == SIGCHLD
    }

    private func wait(_ child: Child, _ status: inout Int32, _ options: Int32) -> Int32 {
        while true {
            let result = waitpid(child.number, &status, options)
            if result < 0, errno == EINTR { continue }
            return result
        }
    }
}
