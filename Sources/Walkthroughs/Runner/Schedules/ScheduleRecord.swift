package import StageRuntime

/// What many schedules of a walkthrough have shown.
package struct ScheduleRecord: Equatable, Sendable {
    /// The first schedule that failed.
    package struct Finding: Equatable, Sendable {
        /// Its number; 0 is the default order.
        package var number: UInt64
        /// How it made its choices; nil for the default order.
        package var strategy: ScheduleStrategy?
        /// As few deviations from the default order as still fail, in words; empty where none were looked for.
        package var deviations: [String]

        /// Makes a finding.
        package init(number: UInt64, strategy: ScheduleStrategy?, deviations: [String] = []) {
            self.number = number
            self.strategy = strategy
            self.deviations = deviations
        }
    }

    /// Which choices the schedules made.
    package var mode: ScheduleMode
    /// What the schedules derive from.
    package var seed: UInt64
    /// How many were tried, and how they went.
    package var tally: ScheduleTally
    /// The first that failed; nil where none did.
    package var finding: Finding?

    /// Makes a record.
    package init(mode: ScheduleMode, seed: UInt64, tally: ScheduleTally = ScheduleTally(), finding: Finding? = nil) {
        self.mode = mode
        self.seed = seed
        self.tally = tally
        self.finding = finding
    }

    /// Notes a schedule as the first that failed.
    mutating func note(_ number: UInt64, deviations: [String] = []) {
        let strategy = number == 0 ? nil : Schedule(mode, seed: seed, number: number).strategy
        finding = Finding(number: number, strategy: strategy, deviations: deviations)
    }
}
