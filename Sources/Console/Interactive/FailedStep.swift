import Walkthroughs

/// A step of a line that failed, and why.
struct FailedStep {
    let step: PlannedStep
    let failure: StepFailure
    /// The failure with all that was there when it happened.
    let description: WalkthroughFailure
}
