import StageRuntime
package import Walkthroughs

extension ReportedWalkthrough {
    /// Takes a result over from the runner.
    package init(_ result: WalkthroughResult) {
        self.init(result.identity, outcome: .passed)
        switch result.outcome {
        case .passed: break
        case .failed: outcome = .failed
        case .skipped(let reason):
            outcome = .skipped
            self.reason = reason
        case .knownFailure(let reason):
            outcome = .knownFailure
            self.reason = reason
        case .unexpectedPass(let reason):
            outcome = .unexpectedPass
            self.reason = reason
        case .crashed(let breakdown):
            outcome = .crashed
            self.breakdown = ReportedBreakdown(breakdown)
        case .timedOut(let breakdown):
            outcome = .timedOut
            self.breakdown = ReportedBreakdown(breakdown)
        }
        if isFailure { output = ReportedOutput(result.output) }
        parameters = result.parameters
        schedules = result.schedules.map(ReportedSchedules.init)
        failures = result.failures.map(ReportedFailure.init)
        warnings = result.warnings.map(ReportedWarning.init)
        findings = result.findings.map(ReportedFinding.init)
        stepCount = result.stepCount
        virtualNanoseconds = result.virtualTime.wholeNanoseconds
        wallNanoseconds = result.wallTime?.wholeNanoseconds
        if outcome != .skipped, breakdown == nil { traceHash = result.traceHash.text }
        steps = result.steps.map(ReportedStep.init)
    }
}
