/// A stage's virtual clock: time moves only when no job is ready, and only as far as the stage is told to advance it.
///
/// Sleepers wake by their deadlines, at the same deadline in the order in which they went to sleep. A deadline that is
/// not in the future is due at once. ``Stage/clock`` is the clock of a stage.
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
    package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

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
    /// The whole nanoseconds of the duration, at most 292 years, positive or negative.
    package var wholeNanoseconds: Int64 { Int64(clamping: attoseconds / 1_000_000_000) }

    /// The duration as the walkthrough language writes it, exact to the nanosecond: `300ms`, `1.5s`, `14m 2.3s`, `0s`.
    package var text: String {
        let total = wholeNanoseconds
        var rest = total.magnitude
        var parts: [String] = []
        for (unit, length) in [("h", 3_600_000_000_000), ("m", 60_000_000_000)] as [(String, UInt64)]
        where rest >= length {
            parts.append("\(rest / length)" + unit)
            rest %= length
        }
        if rest >= 1_000_000_000 {
            parts.append(Self.decimal(rest, unit: 1_000_000_000, digits: 9) + "s")
        } else if rest > 0 {
            parts.append(Self.decimal(rest, unit: 1_000_000, digits: 6) + "ms")
        }
        return (total < 0 ? "-" : "") + (parts.isEmpty ? "0s" : parts.joined(separator: " "))
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

/// The waiting timers, ordered by deadline; timers of the same deadline by the order in which they were added.
struct TimerQueue {
    /// The timers, the one due first at 0.
    private(set) var waiting: [LoopTimer] = []

    var first: LoopTimer? { waiting.first }

    /// Whether the first two timers are due at the same moment.
    var isTied: Bool { waiting.count > 1 && waiting[0].deadline == waiting[1].deadline }

    /// Adds the timer made last, after those that are due at the same moment.
    mutating func insert(_ timer: LoopTimer) {
        let before = waiting.lastIndex { $0.deadline <= timer.deadline }
        waiting.insert(timer, at: before.map { $0 + 1 } ?? 0)
    }

    mutating func remove(_ timer: LoopTimer) {
        if let index = waiting.firstIndex(where: { $0 === timer }) { waiting.remove(at: index) }
    }

    /// Returns the timers that are due at `time` or before, in the order in which they are due.
    func due(at time: Int64) -> [LoopTimer] { Array(waiting.prefix { $0.deadline <= time }) }
}

/// An action that is due at a moment of virtual time.
package final class LoopTimer {
    /// When it is due, in nanoseconds of virtual time.
    let deadline: Int64
    /// Its number, which orders timers of the same deadline.
    let sequence: UInt64
    /// Its owner and purpose, as lists of pending timers show it.
    package var name: String { owner.isEmpty ? purpose : owner + ": " + purpose }
    /// Its owner; empty if it has none.
    private let owner: String
    private let purpose: String
    /// Whether it only wakes a task; messages then name the task, not the timer.
    var wakesTask = false
    /// Whether a scene's task scope owns it.
    var isOfScene = false
    /// Whether it delivers a reply at the moment that a schedule has chosen.
    var isReply = false
    /// The action; `nil` after the timer has fired or was cancelled, so that it keeps nothing alive.
    private var action: (() -> Void)? { didSet { withExtendedLifetime(oldValue) {} } }

    init(
        deadline: Int64, sequence: UInt64, owner: String = "", name purpose: String, action: @escaping () -> Void
    ) {
        (self.deadline, self.sequence, self.owner, self.purpose) = (deadline, sequence, owner, purpose)
        self.action = action
    }

    /// When it is due.
    package var due: StageInstant { StageInstant(nanoseconds: deadline) }

    /// Whether it has fired or been cancelled.
    package var isSettled: Bool { action == nil }

    /// Removes and returns the action, to be performed or dropped.
    func removeAction() -> (() -> Void)? {
        defer { action = nil }
        return action
    }
}
