/// A stage's virtual clock: time moves only when no job is ready, and only as far as the stage is told to advance it.
///
/// Sleepers wake ordered by (deadline, the order in which they went to sleep). A deadline that is not in the future is
/// due at once. Take the clock from ``Stage/clock``.
public struct StageClock: Clock {
    /// A moment of virtual time.
    public typealias Instant = StageInstant

    /// The loop that keeps the time; strong, since a clock may outlive its stage.
    let loop: EventLoop

    /// The current moment of virtual time.
    public var now: StageInstant { loop.now }

    /// The smallest step of the clock: a nanosecond.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Suspends the task until `deadline`; the tolerance is not used, since virtual time is exact.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    public func sleep(until deadline: StageInstant, tolerance: Duration? = nil) async throws {
        try await loop.sleep(until: deadline)
    }
}

/// A moment of a stage's virtual time: nanoseconds since the stage was made.
public struct StageInstant: InstantProtocol, Codable, Sendable {
    /// The nanoseconds since the stage was made.
    package let nanoseconds: Int64

    /// The moment a stage was made.
    package static let zero = StageInstant(nanoseconds: 0)

    /// Makes the moment that lies a number of nanoseconds after the stage was made.
    package init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    /// Reads the nanoseconds.
    public init(from decoder: any Decoder) throws {
        nanoseconds = try decoder.singleValueContainer().decode(Int64.self)
    }

    /// Writes the nanoseconds.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(nanoseconds)
    }

    /// The time since the stage was made.
    public var offset: Duration { .nanoseconds(nanoseconds) }

    /// Returns the moment `duration` later; at most 292 years after the stage was made.
    public func advanced(by duration: Duration) -> StageInstant {
        let (sum, overflow) = nanoseconds.addingReportingOverflow(duration.wholeNanoseconds)
        guard overflow else { return StageInstant(nanoseconds: sum) }
        return StageInstant(nanoseconds: duration < .zero ? .min : .max)
    }

    /// Returns how much later `other` is.
    public func duration(to other: StageInstant) -> Duration {
        .nanoseconds(other.nanoseconds) - .nanoseconds(nanoseconds)
    }

    /// Returns whether one moment is before another.
    public static func < (left: StageInstant, right: StageInstant) -> Bool {
        left.nanoseconds < right.nanoseconds
    }
}

extension Duration {
    /// The whole nanoseconds of the duration, limited to 292 years either way.
    package var wholeNanoseconds: Int64 {
        Int64(clamping: attoseconds / 1_000_000_000)
    }

    /// The duration as the walkthrough language writes it, exact to the nanosecond: `300ms`, `1.5s`, `0s`.
    package var text: String {
        let total = wholeNanoseconds
        let magnitude = total.magnitude
        let sign = total < 0 ? "-" : ""
        if magnitude == 0 { return "0s" }
        if magnitude < 1_000_000_000 {
            return sign + Self.decimal(magnitude, unit: 1_000_000, digits: 6) + "ms"
        }
        return sign + Self.decimal(magnitude, unit: 1_000_000_000, digits: 9) + "s"
    }

    /// Writes `value / unit` without trailing zeros.
    private static func decimal(_ value: UInt64, unit: UInt64, digits: Int) -> String {
        let whole = String(value / unit)
        var rest = value % unit
        guard rest > 0 else { return whole }
        var places = digits
        while rest % 10 == 0 {
            rest /= 10
            places -= 1
        }
        let fraction = String(rest)
        return whole + "." + String(repeating: "0", count: places - fraction.utf8.count) + fraction
    }
}

/// The waiting timers, ordered by (deadline, insertion), in a binary heap.
///
/// A cancelled timer releases its action at once and leaves the heap when it comes to the top.
struct TimerQueue {
    /// The heap, including cancelled timers; the timer due first is at 0.
    private(set) var heap: [LoopTimer] = []
    /// The timers that have neither fired nor been cancelled.
    private(set) var count = 0

    /// Returns the deadline of the timer due first, in nanoseconds of virtual time.
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

    /// Takes a cancelled timer off the count; it leaves the heap later.
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

    /// Whether another timer may be due together with the first one: in a heap it would be one of the next two.
    var mayTie: Bool {
        guard let first = heap.first else { return false }
        return heap.dropFirst().prefix(2).contains { $0.deadline == first.deadline }
    }

    /// Returns the timers that are due at `time` or before, in the order in which they are due.
    func due(at time: Int64) -> [LoopTimer] {
        heap.filter { !$0.isSettled && $0.deadline <= time }.sorted { Self.isBefore($0, $1) }
    }

    /// Removes cancelled timers from the top.
    private mutating func dropCancelled() {
        while let first = heap.first, first.isSettled { removeTop() }
    }

    /// Removes every cancelled timer, so that the heap does not grow if timers are only ever cancelled.
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

/// An action that is due at a moment of virtual time.
package final class LoopTimer {
    /// When it is due, in nanoseconds of virtual time.
    let deadline: Int64
    /// Its number, which orders timers of the same deadline.
    let sequence: UInt64
    /// Its owner and purpose, as lists of pending timers show it.
    package var name: String { owner.isEmpty ? purpose : owner + ": " + purpose }
    /// Its owner; empty if it has none; combined into ``name`` only when that is read.
    private let owner: String
    /// Its purpose, in a word or two.
    private let purpose: String
    /// Whether it only wakes a task; then messages name the task instead of the timer.
    var wakesTask = false
    /// Whether it delivers a reply at the moment that a schedule has chosen.
    var isReply = false
    /// The action; `nil` after the timer has fired or was cancelled, so that it keeps nothing alive.
    private var action: (() -> Void)?

    /// Makes a timer; only the loop does.
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

    /// Removes and returns the action, to be performed or dropped.
    func take() -> (() -> Void)? {
        defer { action = nil }
        return action
    }
}
