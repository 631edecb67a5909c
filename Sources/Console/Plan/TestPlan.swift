import Basics
import StageRuntime
import WalkthroughLanguage
import WalkthroughRunner

/// The walkthroughs to run, in order.
struct TestPlan {
    private(set) var walkthroughs: [Walkthrough]

    init(_ walkthroughs: [Walkthrough]) { self.walkthroughs = walkthroughs }

    mutating func keepFailed(of lastRun: LastRun) {
        walkthroughs.removeAll { lastRun[$0]?.hasFailed != true }
    }

    /// Keeps only those of one shard, in their order.
    mutating func keep(_ shard: Shard, weighedBy lastRun: LastRun) {
        let numbers = ShardDivision.shards(of: lastRun.weights(of: walkthroughs), count: shard.count)
        walkthroughs = zip(walkthroughs, numbers).filter { $0.1 == shard.index }.map(\.0)
    }

    /// Returns what to run: each walkthrough as often as `times` says, in an order.
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

/// A walkthrough at its position in a run's plan.
struct PlanItem {
    let walkthrough: Walkthrough
    /// Its identity in reports, with the number of the repetition if each is run more than once.
    let identity: WalkthroughIdentity

    init(_ walkthrough: Walkthrough, repetition: Int? = nil) {
        self.walkthrough = walkthrough
        var identity = WalkthroughIdentity(walkthrough)
        identity.repetition = repetition
        self.identity = identity
    }
}

/// Divides a suite into shards of similar cost: the most expensive walkthrough first, each to the cheapest shard.
enum ShardDivision {
    /// Returns the shard of each weight, from 1 to `count`; if weights are equal, their order decides.
    static func shards(of weights: [Double], count: Int) -> [Int] {
        var loads = Array(repeating: 0.0, count: count)
        var result = Array(repeating: 1, count: weights.count)
        let order = weights.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }
        for index in order {
            var lightest = 0
            for shard in loads.indices where loads[shard] < loads[lightest] { lightest = shard }
            // Walkthroughs without weight would otherwise all go to one shard.
            loads[lightest] += max(1, weights[index])
            result[index] = lightest + 1
        }
        return result
    }
}

extension Walkthrough {
    /// The paths of the scripts that it is made of: its own, and those that it uses.
    ///
    /// If `use` names a script by another path, both paths are included.
    var paths: [String] { [path] + program.scripts.flatMap { [$0.key, $0.value.path] } }
}

/// Chooses walkthroughs by title and by tags.
struct WalkthroughChoice {
    /// A pattern that the names of chosen walkthroughs match; nil for all.
    private let filter: Regex<AnyRegexOutput>?
    private let skip: Regex<AnyRegexOutput>?
    private let tags: TagExpression?

    init(_ options: TestOptions) throws(CommandFailure) {
        filter = try options.filter.map(Self.regex)
        skip = try options.skip.map(Self.regex)
        tags = options.tags
    }

    /// Returns the chosen walkthroughs in order; their names include the values of the examples row.
    func choose(from walkthroughs: [Walkthrough]) -> [Walkthrough] {
        guard filter != nil || skip != nil || tags != nil else { return walkthroughs }
        return walkthroughs.filter { walkthrough in
            let name = WalkthroughIdentity(walkthrough).name
            if let filter, name.firstMatch(of: filter) == nil { return false }
            if let skip, name.firstMatch(of: skip) != nil { return false }
            return tags?.matches(walkthrough.tags) ?? true
        }
    }

    private static func regex(_ pattern: String) throws(CommandFailure) -> Regex<AnyRegexOutput> {
        do {
            return try Regex(pattern)
        } catch {
            throw CommandFailure("the pattern \(pattern) cannot be parsed: \(error)")
        }
    }
}
