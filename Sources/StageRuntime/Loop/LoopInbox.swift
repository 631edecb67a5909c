import Foundation
import Synchronization

/// What reaches a loop from other threads: posted results, and jobs that should not come from there.
///
/// `@unchecked Sendable`: every stored property except the atomic one is only touched with the condition's lock held.
final class LoopInbox: @unchecked Sendable {
    enum Item {
        /// A result posted through a token.
        case post(@Sendable () -> Void)
        /// A job enqueued off the loop: uncontrolled concurrency.
        case foreign(UnownedJob)
    }

    /// The lock, and the condition on which a loop with an open token waits.
    private let condition = NSCondition()
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
    func drain() -> [Item] {
        guard hasItems.load(ordering: .acquiring) else { return [] }
        condition.lock()
        defer { condition.unlock() }
        let drained = items
        items = []
        hasItems.store(false, ordering: .relaxed)
        return drained
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
