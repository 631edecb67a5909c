import StageRuntime

extension ScheduleSweepResult {
    /// The counts as a line: `1000 schedules of seed 7 (completions), 102 distinct traces, 3 failed`.
    package var summary: String {
        let schedules = scheduleCount == 1 ? "1 schedule" : "\(scheduleCount) schedules"
        let traces = distinctTraceCount == 1 ? "1 distinct trace" : "\(distinctTraceCount) distinct traces"
        return "\(schedules) of seed \(seed) (\(mode.rawValue)), \(traces), \(failureCount) failed"
    }

    /// The sweep as one walkthrough's result, for recorders: what failed first, with the deviations as notes.
    package var walkthroughResult: WalkthroughResult {
        var result = usual ?? WalkthroughResult(identity: identity, outcome: .passed)
        switch outcome {
        case .held: result.outcome = .passed
        case .skipped(let reason): result.outcome = .skipped(reason: reason)
        case .failedInDefaultOrder(let failures):
            result.outcome = .failed
            result.failures = failures
        case .failed(let finding):
            result.outcome = .failed
            result.failures = finding.failures
            guard let last = result.failures.indices.last else { return result }
            result.failures[last].failure.notes += notes(on: finding)
        }
        return result
    }

    private func notes(on finding: ScheduleFinding) -> [String] {
        var notes = [summary, "schedule \(finding.number) failed first, found by the strategy \(finding.strategy)"]
        if finding.explanation.isEmpty {
            notes.append(
                "it fails in the default order too when it is replayed: something varies that no schedule does")
        } else {
            notes.append("it fails with no more than this, against the default order:")
            notes += finding.explanation.map { "  " + $0 }
        }
        if let reproduction { notes.append("reproduce it with " + reproduction) }
        return notes
    }
}
