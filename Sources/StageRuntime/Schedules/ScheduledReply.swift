/// A reply whose arrival a schedule has chosen.
///
/// `@unchecked Sendable`: its cancellation handler must be `Sendable`; the properties are only touched on the loop.
final class ScheduledReply: @unchecked Sendable {
    /// The call's name.
    let call: String
    /// Which request of the call it answers, from 1.
    let number: Int
    /// The earliest moment at which it may arrive.
    let earliest: StageInstant
    /// When it would arrive by the call's nominal latency.
    let nominal: StageInstant
    /// When it arrives at the latest.
    let due: StageInstant
    /// Whether its call declares no latency.
    let isUndeclared: Bool
    /// How many things more may happen before it arrives; `nil` if it waits for its moment.
    private var gap: Int?
    /// What wakes it when it is due; strong until it has arrived.
    var timer: LoopTimer?
    /// What lets the reply through, until it has.
    private var continuation: UnsafeContinuation<Bool, Never>?

    init(
        call: String, number: Int, earliest: StageInstant, nominal: StageInstant, due: StageInstant, gap: Int?,
        isUndeclared: Bool
    ) {
        self.call = call
        self.number = number
        self.earliest = earliest
        self.nominal = nominal
        self.due = due
        self.gap = gap
        self.isUndeclared = isUndeclared
    }

    /// Counts something that is about to happen; tells whether the reply arrives before it.
    func arrives(beforeNextAt now: StageInstant) -> Bool {
        guard let gap, earliest <= now, due > now else { return false }
        self.gap = gap - 1
        return gap <= 1
    }

    /// How much later than nominally it would be at a moment.
    func lateness(at instant: StageInstant) -> Duration { max(nominal.duration(to: instant), .zero) }

    /// Keeps what wakes the asking task.
    func wait(_ continuation: UnsafeContinuation<Bool, Never>) { self.continuation = continuation }

    /// Lets the reply through, or ends the wait without it; tells whether it still waited.
    func resume(arrived: Bool) -> Bool {
        guard let continuation else { return false }
        self.continuation = nil
        timer = nil
        continuation.resume(returning: arrived)
        return true
    }
}
