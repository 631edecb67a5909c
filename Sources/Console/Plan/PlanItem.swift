import Walkthroughs

/// A walkthrough in its place in a run's plan.
struct PlanItem {
    /// What runs.
    let walkthrough: Walkthrough
    /// Which run of several it is, from 1, where each is run more than once.
    var repetition: Int?

    init(_ walkthrough: Walkthrough, repetition: Int? = nil) {
        (self.walkthrough, self.repetition) = (walkthrough, repetition)
    }

    /// What tells it from the others in reports.
    var identity: WalkthroughIdentity {
        var identity = WalkthroughIdentity(walkthrough)
        identity.repetition = repetition
        return identity
    }
}
