import Foundation
import Synchronization

/// What reaches a loop from other threads: posted results, and jobs that should not have come from there.
///
/// `@unchecked Sendable`: every stored property but the atomic one is only touched with the condition's lock held.
final class LoopInbox: @unchecked Sendable {
    /// One thing that another thread brought.
    enum Item {
        /// A result posted through a token.
        case post(@Sendable () -> Void)
        /// A job enqueued off the loop: uncontrolled concurrency.
        case foreign(UnownedJob)
    }

    /// The lock, and what a loop with an open token waits on.
    private let condition = NSCondition()
    /// What has arrived and was not taken yet.
    private var items: [Item] = []
    /// Whether anything has arrived; read without the lock, for the loop asks again and again and mostly nothing has.
    private let hasItems = Atomic(false)
    /// Whether the stage is gone, so that nobody takes anything any more.
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

    /// Drops what has arrived and whatever arrives later: a result that nobody takes must keep nothing alive.
    ///
    /// A job that comes from another thread after that never runs; its task left the stage, which is an error already.
    func close() {
        condition.lock()
        isClosed = true
        items = []
        hasItems.store(false, ordering: .relaxed)
        condition.unlock()
    }

    /// Removes and returns what has arrived, in the order of arrival.
    func take() -> [Item] {
        guard hasItems.load(ordering: .acquiring) else { return [] }
        condition.lock()
        defer { condition.unlock() }
        let taken = items
        items = []
        hasItems.store(false, ordering: .relaxed)
        return taken
    }

    /// Blocks until something arrives, at most so long in real time; tells whether something is there.
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
