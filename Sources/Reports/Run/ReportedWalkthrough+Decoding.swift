import Walkthroughs

extension ReportedWalkthrough {
    /// The names of its fields in a journal.
    enum CodingKeys: String, CodingKey {
        case walkthrough, outcome, reason, breakdown, output, parameters, schedules, failures, warnings, findings,
            stepCount, virtualNanoseconds, wallNanoseconds, traceHash, steps
    }

    /// Reads a walkthrough; older journals tell nothing of warnings, findings, schedules and output.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try values.decode(WalkthroughIdentity.self, forKey: .walkthrough),
            outcome: try values.decode(Outcome.self, forKey: .outcome))
        reason = try values.decodeIfPresent(String.self, forKey: .reason)
        breakdown = try values.decodeIfPresent(ReportedBreakdown.self, forKey: .breakdown)
        output = try values.decodeIfPresent(ReportedOutput.self, forKey: .output)
        parameters = try values.decodeIfPresent([String].self, forKey: .parameters)
        schedules = try values.decodeIfPresent(ReportedSchedules.self, forKey: .schedules)
        failures = try values.decode([ReportedFailure].self, forKey: .failures)
        warnings = try values.decodeIfPresent([ReportedWarning].self, forKey: .warnings) ?? []
        findings = try values.decodeIfPresent([ReportedFinding].self, forKey: .findings) ?? []
        stepCount = try values.decode(Int.self, forKey: .stepCount)
        virtualNanoseconds = try values.decode(Int64.self, forKey: .virtualNanoseconds)
        wallNanoseconds = try values.decodeIfPresent(Int64.self, forKey: .wallNanoseconds)
        traceHash = try values.decodeIfPresent(String.self, forKey: .traceHash)
        steps = try values.decode([ReportedStep].self, forKey: .steps)
    }
}
