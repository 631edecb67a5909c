import Basics
import Foundation

/// Makes runner processes and learns when they end: a zygote, or the runner itself.
protocol RunnerParent: AnyObject {
    /// What becomes readable when there are notices.
    var descriptors: [Descriptor] { get }

    /// Asks for a new process in a slot that has none; a notice says that it is there.
    func start(_ slot: Int)

    /// Ends a slot's process; a notice says when it has ended.
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

/// The runner processes that this process is the parent of, one a slot.
///
/// Each holds the only writing end of a pipe, its lifeline: when it ends, however that happens, the pipe ends. So its
/// end is an event like any other to `poll`, without a signal handler.
struct ChildProcesses {
    /// A runner process.
    private struct Child {
        /// Its number, ours until it is waited for.
        let number: Int32
        /// The end that this process holds of its lifeline.
        let lifeline: Descriptor
    }

    /// The processes that live, by slot.
    private var children: [Child?]

    init(slots: Int) { children = Array(repeating: nil, count: slots) }

    /// The lifelines, for `poll`.
    var lifelines: [Descriptor] { children.compactMap { $0?.lifeline } }

    /// Starts the process of a slot that has none.
    ///
    /// - Parameter launch: makes the process, given its end of the lifeline; returns its number, negative for none.
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
        // Not waited for yet, so the number cannot be another process's.
        if let child = children[slot] { kill(child.number, SIGKILL) }
    }

    /// Removes the processes that have died, and returns their slots and statuses.
    mutating func takeDead() -> [(slot: Int, status: Int32)] {
        var dead: [(slot: Int, status: Int32)] = []
        for slot in children.indices {
            guard let child = children[slot] else { continue }
            var status: Int32 = 0
            var bytes: [UInt8] = []
            if wait(child, &status, WNOHANG) == 0 {
                guard child.lifeline.receive(onto: &bytes, upTo: 16) == 0 else { continue }
                // Dying, so a kill changes nothing; or it closed what it did not open, and is of no more use.
                endProcess(of: slot)
                _ = wait(child, &status, 0)
            }
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

    /// Closes the lifelines: what a copy of this process does first.
    func forget() {
        for lifeline in lifelines { lifeline.end() }
    }

    private func wait(_ child: Child, _ status: inout Int32, _ options: Int32) -> Int32 {
        while true {
            let result = waitpid(child.number, &status, options)
            if result < 0, errno == EINTR { continue }
            return result
        }
    }
}
