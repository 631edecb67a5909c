import Foundation
import Synchronization

/// The ready jobs, first in, first out.
struct JobQueue {
    /// The jobs, with those that have left at the beginning: an array moves its elements at each removal there.
    private var jobs: [UnownedJob] = []
    /// The index of the oldest job.
    private var head = 0

    /// How many jobs wait.
    var count: Int { jobs.count - head }

    /// The oldest job.
    var first: UnownedJob? { count > 0 ? jobs[head] : nil }

    /// The job at an index, the oldest at 0; requires that there is one.
    subscript(place: Int) -> UnownedJob { jobs[head + place] }

    /// Adds a job after the others.
    mutating func append(_ job: UnownedJob) { jobs.append(job) }

    /// Removes the oldest job; requires that there is one.
    mutating func removeFirst() {
        head += 1
        guard head == jobs.count else { return }
        jobs.removeAll(keepingCapacity: true)
        head = 0
    }

    /// Moves the job at an index to the front; the others keep their order.
    mutating func bringToFront(_ place: Int) {
        guard place > 0 else { return }
        jobs.insert(jobs.remove(at: head + place), at: head)
    }
}

/// What reaches a loop from other threads: posted results, and jobs that should not come from there.
///
/// `@unchecked Sendable`: every stored property except the atomic one is only touched with the condition's lock held.
final class LoopInbox: @unchecked Sendable {
    /// A job or a result from another thread.
    enum Item {
        /// A result posted through a token.
        case post(@Sendable () -> Void)
        /// A job enqueued off the loop: uncontrolled concurrency.
        case foreign(UnownedJob)
    }

    /// The lock, and the condition on which a loop with an open token waits.
    private let condition = NSCondition()
    /// What has arrived and was not taken yet.
    private var items: [Item] = []
    /// Whether anything has arrived; read without the lock, since the loop asks often and mostly nothing has.
    private let hasItems = Atomic(false)
    /// Whether the stage is gone, so that whatever arrives is dropped.
    private var isClosed = false

    /// Adds an item and wakes the loop; called from any thread.
    func append(_ item: Item) {
        condition.lock()
        if !isClosed {
            items.append(item)
            hasItems.store(true, ordering: .releasing)
        }
        condition.signal()
        condition.unlock()
    }

    /// Drops the items and whatever arrives later, so that results that are not used keep nothing alive.
    ///
    /// A job that comes from another thread after that never runs; its task left the stage, which is already an error.
    func close() {
        condition.lock()
        isClosed = true
        items = []
        hasItems.store(false, ordering: .relaxed)
        condition.unlock()
    }

    /// Removes and returns the items, in the order of arrival.
    func take() -> [Item] {
        guard hasItems.load(ordering: .acquiring) else { return [] }
        condition.lock()
        defer { condition.unlock() }
        let taken = items
        items = []
        hasItems.store(false, ordering: .relaxed)
        return taken
    }

    /// Blocks until an item arrives or a real time has passed; returns whether there is one.
    func wait(for patience: Duration) -> Bool {
        let deadline = Date(timeIntervalSinceNow: Double(patience.wholeNanoseconds) / 1_000_000_000)
        condition.lock()
        defer { condition.unlock() }
        while items.isEmpty {
            if !condition.wait(until: deadline) { return !items.isEmpty }
        }
        return true
    }
}
