/// How a schedule makes its choices; several in turn find more than any of them alone.
package enum ScheduleStrategy: Hashable, Sendable {
    /// Every choice by chance.
    case uniform
    /// Calls, timers and tasks have ranks by chance, and `depth - 1` of them are put last at a moment by chance.
    ///
    /// After PCT (Burckhardt, Kothari, Musuvathi, Nagarakatti: A Randomized Scheduler with Probabilistic Guarantees of
    /// Finding Bugs, ASPLOS 2010): a race that needs d choices to go a certain way is found at depth d.
    case priorities(depth: Int)
    /// The default order but for one to three replies, which come late.
    case fewLateReplies

    /// The strategies in the order in which schedules take them.
    package static let portfolio: [ScheduleStrategy] = [
        .fewLateReplies, .uniform, .priorities(depth: 1), .priorities(depth: 2), .priorities(depth: 3),
    ]
}

extension ScheduleStrategy: CustomStringConvertible {
    /// The strategy in words, as a report names it.
    package var description: String {
        switch self {
        case .uniform: "uniform"
        case .priorities(let depth): "priorities, depth \(depth)"
        case .fewLateReplies: "few late replies"
        }
    }
}
