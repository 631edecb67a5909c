import StageRuntime

extension ScheduleSweepResult {
    /// The sweep as one walkthrough's result, for recorders: what failed first, with what the schedules have shown.
    package var walkthroughResult: WalkthroughResult {
        var result = usual ?? WalkthroughResult(identity: identity, outcome: .passed)
        var record = ScheduleRecord(mode: mode, seed: seed, tally: tally)
        switch outcome {
        case .held: result.outcome = .passed
        case .skipped(let reason):
            result.outcome = .skipped(reason: reason)
            return result
        case .failedInDefaultOrder(let failures):
            result.outcome = .failed
            result.failures = failures
            record.note(0)
        case .failed(let finding):
            result.outcome = .failed
            result.failures = finding.failures
            record.note(finding.number, deviations: finding.explanation)
        }
        result.schedules = record
        return result
    }
}
