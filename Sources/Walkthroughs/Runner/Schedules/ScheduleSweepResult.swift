package import StageRuntime

/// How a walkthrough fared under many schedules.
package struct ScheduleSweepResult {
    /// How it ended.
    package enum Outcome: Equatable {
        /// It held under every schedule.
        case held
        /// It failed under at least one; the first is shrunk.
        case failed(ScheduleFinding)
        /// It fails in the default order too, so that other orders say nothing.
        case failedInDefaultOrder([WalkthroughFailure])
        /// No schedule was tried: its header says `timing exact`, `skip` or `known failure`.
        case skipped(reason: String)
    }

    /// The walkthrough.
    package let identity: WalkthroughIdentity
    /// Which choices the schedules made.
    package let mode: ScheduleMode
    /// What the schedules derive from.
    package let seed: UInt64
    /// The run in the default order; `nil` where there was none.
    var usual: WalkthroughResult?
    /// How it ended.
    package internal(set) var outcome = Outcome.held
    /// How many schedules were tried, and how they went.
    package internal(set) var tally = ScheduleTally()

    init(identity: WalkthroughIdentity, mode: ScheduleMode, seed: UInt64) {
        self.identity = identity
        self.mode = mode
        self.seed = seed
    }
}
