import Walkthroughs

/// A walkthrough in its place in a run's plan.
struct PlanItem {
    /// What runs.
    let walkthrough: Walkthrough
    /// What tells it from the others in reports; which run of several it is, where each is run more than once.
    let identity: WalkthroughIdentity

    init(_ walkthrough: Walkthrough, repetition: Int? = nil) {
        self.walkthrough = walkthrough
        var identity = WalkthroughIdentity(walkthrough)
        identity.repetition = repetition
        self.identity = identity
    }
}
