/// One thing that is due at a moment of virtual time.
package final class LoopTimer {
    /// When it is due, in nanoseconds of virtual time.
    let deadline: Int64
    /// Its place among timers of the same deadline.
    let sequence: UInt64
    /// What it is for, as shown among what is pending.
    package let name: String
    /// Whether all it does is wake a task, which is then what holds anything.
    var wakesTask = false
    /// What it does; gone once it has fired or been cancelled, so that a dead timer keeps nothing alive.
    private var action: (() -> Void)?

    /// Makes a timer; the loop alone does.
    init(deadline: Int64, sequence: UInt64, name: String, action: @escaping () -> Void) {
        self.deadline = deadline
        self.sequence = sequence
        self.name = name
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
