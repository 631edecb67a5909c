import StageRuntime
import Walkthroughs

/// Which of the chosen walkthroughs run, in which order and how often.
struct RunPlan {
    /// The walkthroughs that are meant, in the order in which they run.
    private(set) var walkthroughs: [Walkthrough]

    init(_ walkthroughs: [Walkthrough]) {
        self.walkthroughs = walkthroughs
    }

    /// Leaves those that failed the last time.
    mutating func keepFailed(of lastRun: LastRun) {
        walkthroughs.removeAll { lastRun[$0]?.hasFailed != true }
    }

    /// Leaves those of one shard, in their order.
    mutating func keep(_ shard: Shard, weighedBy lastRun: LastRun) {
        let numbers = ShardDivision.shards(of: lastRun.weights(of: walkthroughs), count: shard.count)
        walkthroughs = zip(walkthroughs, numbers).filter { $0.1 == shard.index }.map(\.0)
    }

    /// Returns what is run: each so many times, in an order.
    func items(times: Int?, order: RunOrder, lastRun: @autoclosure () -> LastRun) -> [PlanItem] {
        let items =
            if let times {
                walkthroughs.flatMap { walkthrough in
                    (1...times).map { PlanItem(walkthrough, repetition: $0) }
                }
            } else {
                walkthroughs.map { PlanItem($0) }
            }
        switch order {
        case .given: return items
        case .random(let seed):
            var random = StageRandom(seed: seed ?? 0)
            return items.shuffled(using: &random)
        case .failedFirst:
            let lastRun = lastRun()
            let failed = items.map { lastRun[$0.walkthrough]?.hasFailed == true }
            return zip(items, failed).filter(\.1).map(\.0) + zip(items, failed).filter { !$0.1 }.map(\.0)
        }
    }
}
