import Walkthroughs

/// A step of a line that failed, and why.
struct FailedStep {
    let step: PlannedStep
    let failure: StepFailure
}
