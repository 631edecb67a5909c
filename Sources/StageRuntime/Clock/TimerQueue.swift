/// The timers that wait for their moment, ordered by (deadline, insertion): a binary heap.
///
/// A cancelled timer gives up its action at once and its place when it comes to the top.
struct TimerQueue {
    /// The heap, with cancelled timers among the others; the timer due first is at 0.
    private(set) var heap: [LoopTimer] = []
    /// The timers that have neither fired nor been cancelled.
    private(set) var count = 0

    /// The deadline of the timer due first, in nanoseconds of virtual time.
    mutating func nextDeadline() -> Int64? {
        dropCancelled()
        return heap.first?.deadline
    }

    /// The timers still waiting, in the order in which they are due.
    var waiting: [LoopTimer] { heap.filter { !$0.isSettled }.sorted { Self.isBefore($0, $1) } }

    /// Adds a timer.
    mutating func insert(_ timer: LoopTimer) {
        heap.append(timer)
        count += 1
        siftUp(heap.count - 1)
    }

    /// Counts a timer out that was cancelled; it leaves the heap later.
    mutating func didCancel() {
        count -= 1
        if heap.count > 64, heap.count > 4 * count { compact() }
    }

    /// Returns the timer due first if it is due at `time` or before.
    mutating func firstDue(at time: Int64) -> LoopTimer? {
        dropCancelled()
        guard let first = heap.first, first.deadline <= time else { return nil }
        return first
    }

    /// Removes the timer due first, which is about to fire; called right after `firstDue(at:)` has returned one.
    mutating func removeFirst() {
        removeTop()
        count -= 1
    }

    /// Whether another timer may be due together with the first: in a heap it, or one before it, is right below.
    var mayTie: Bool {
        guard let first = heap.first else { return false }
        return heap.dropFirst().prefix(2).contains { $0.deadline == first.deadline }
    }

    /// The timers that are due at `time` or before, in the order in which they are due.
    func due(at time: Int64) -> [LoopTimer] {
        heap.filter { !$0.isSettled && $0.deadline <= time }.sorted { Self.isBefore($0, $1) }
    }

    /// Takes cancelled timers off the top.
    private mutating func dropCancelled() {
        while let first = heap.first, first.isSettled { removeTop() }
    }

    /// Removes every cancelled timer, so that a program that only cancels does not grow the heap.
    private mutating func compact() {
        heap = heap.filter { !$0.isSettled }.sorted { Self.isBefore($0, $1) }
    }

    private static func isBefore(_ left: LoopTimer, _ right: LoopTimer) -> Bool {
        (left.deadline, left.sequence) < (right.deadline, right.sequence)
    }

    private mutating func removeTop() {
        let last = heap.removeLast()
        guard !heap.isEmpty else { return }
        heap[0] = last
        siftDown(0)
    }

    private mutating func siftUp(_ start: Int) {
        var index = start
        while index > 0 {
            let parent = (index - 1) / 2
            guard Self.isBefore(heap[index], heap[parent]) else { return }
            heap.swapAt(index, parent)
            index = parent
        }
    }

    private mutating func siftDown(_ start: Int) {
        var index = start
        while true {
            var least = index
            let left = 2 * index + 1
            if left < heap.count, Self.isBefore(heap[left], heap[least]) { least = left }
            if left + 1 < heap.count, Self.isBefore(heap[left + 1], heap[least]) { least = left + 1 }
            guard least != index else { return }
            heap.swapAt(index, least)
            index = least
        }
    }
}

/// One thing that is due at a moment of virtual time.
package final class LoopTimer {
    /// When it is due, in nanoseconds of virtual time.
    let deadline: Int64
    /// Its place among timers of the same deadline.
    let sequence: UInt64
    /// What it is for, as shown among what is pending.
    package var name: String { owner.isEmpty ? purpose : owner + ": " + purpose }
    /// Whose it is, empty if it is nobody's; put into the name only when somebody wants to read that.
    private let owner: String
    /// What it is for, in a word or two.
    private let purpose: String
    /// Whether all it does is wake a task, which is then what holds anything.
    var wakesTask = false
    /// Whether it is the moment of a reply that a schedule has chosen.
    var isReply = false
    /// What it does; gone once it has fired or been cancelled, so that a dead timer keeps nothing alive.
    private var action: (() -> Void)?

    /// Makes a timer; the loop alone does.
    init(
        deadline: Int64, sequence: UInt64, owner: String = "", name purpose: String, action: @escaping () -> Void
    ) {
        self.deadline = deadline
        self.sequence = sequence
        self.owner = owner
        self.purpose = purpose
        self.action = action
    }

    /// When it is due.
    package var due: StageInstant { StageInstant(nanoseconds: deadline) }

    /// Whether it has fired or been cancelled.
    package var isSettled: Bool { action == nil }

    /// Takes the action out, to be performed or dropped.
    func take() -> (() -> Void)? {
        defer { action = nil }
        return action
    }
}
