import Foundation
import Synchronization

/// The ready jobs, first in, first out, in a ring buffer that grows.
struct JobQueue {
    /// The buffer; its size is a power of two, or 0 before the first job.
    private var ring: [UnownedJob?] = []
    /// The index of the oldest job.
    private var head = 0
    /// How many jobs wait.
    private(set) var count = 0

    /// Adds a job after the others.
    mutating func append(_ job: UnownedJob) {
        if count == ring.count { grow() }
        ring[(head + count) & (ring.count - 1)] = job
        count += 1
    }

    /// The oldest job.
    var first: UnownedJob? { count > 0 ? ring[head] : nil }

    /// Removes the oldest job; requires that there is one.
    mutating func removeFirst() {
        precondition(count > 0, "the queue is empty; ask for `first` before removing it")
        head = (head + 1) & (ring.count - 1)
        count -= 1
    }

    /// The job at an index, the oldest at 0; requires that there is one.
    subscript(place: Int) -> UnownedJob {
        guard place < count, let job = ring[(head + place) & (ring.count - 1)] else {
            preconditionFailure("the queue has no such place; ask for `count` before")
        }
        return job
    }

    /// Moves the job at an index to the front; the others keep their order.
    mutating func bringToFront(_ place: Int) {
        guard place > 0 else { return }
        let mask = ring.count - 1
        let job = ring[(head + place) & mask]
        for position in stride(from: place, to: 0, by: -1) {
            ring[(head + position) & mask] = ring[(head + position - 1) & mask]
        }
        ring[head] = job
    }

    private mutating func grow() {
        var larger: [UnownedJob?] = []
        let size = max(ring.count * 2, 16)
        larger.reserveCapacity(size)
        for offset in 0..<count { larger.append(ring[(head + offset) & (ring.count - 1)]) }
        larger.append(contentsOf: repeatElement(nil, count: size - count))
        ring = larger
        head = 0
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
