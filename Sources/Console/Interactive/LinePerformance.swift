import Walkthroughs

/// What became of the steps that a line or a script stands for.
struct LinePerformance {
    /// What failed: soft expectations, and the step that ended it.
    var failed: [FailedStep] = []
    /// What passed and proves nothing.
    var warnings: [WalkthroughWarning] = []
}
