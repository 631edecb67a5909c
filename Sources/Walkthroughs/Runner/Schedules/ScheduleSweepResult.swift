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
    /// How many schedules were tried, the default order apart.
    package internal(set) var scheduleCount = 0
    /// How many different traces they made.
    package internal(set) var distinctTraceCount = 0
    /// How many of them failed.
    package internal(set) var failureCount = 0
    /// How many of them failed by strategy, in the order in which the strategies first found one.
    package internal(set) var failuresByStrategy = StrategyCounts()

    init(identity: WalkthroughIdentity, mode: ScheduleMode, seed: UInt64) {
        self.identity = identity
        self.mode = mode
        self.seed = seed
    }

    /// What the command line takes to reproduce the failure: `--seed 7 --schedule 12`; `nil` where there is none.
    package var reproduction: String? {
        guard case .failed(let finding) = outcome else { return nil }
        let mode = mode == .completions ? "" : " --mode \(mode.rawValue)"
        return "--seed \(seed) --schedule \(finding.number)" + mode
    }
}
