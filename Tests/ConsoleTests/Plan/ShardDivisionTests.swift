import StageRuntime
import TestSupport
import Testing

@testable import Console

@Suite struct ShardDivisionTests {
    @Test(
        arguments: [
            ([], 3, []),
            ([5, 5, 5, 5], 2, [1, 2, 1, 2]),
            ([1, 1, 1, 9], 2, [2, 2, 2, 1]),
            ([7, 6, 5, 4], 3, [1, 2, 3, 3]),
            ([0, 0, 0], 3, [1, 2, 3]),
            ([3, 2], 4, [1, 2]),
        ] as [([Double], Int, [Int])])
    func `the heaviest come first, each to the lightest shard`(weights: [Double], count: Int, shards: [Int]) {
        expect(ShardDivision.shards(of: weights, count: count), is: shards)
    }

    @Test func `no shard has more than a fair part and one walkthrough`() {
        var random = StageRandom(seed: 3)
        for _ in 0..<50 {
            let weights = (0..<100).map { _ in Double.random(in: 1...1000, using: &random) }
            let count = Int.random(in: 1...12, using: &random)
            let shards = ShardDivision.shards(of: weights, count: count)
            #expect(shards.allSatisfy { (1...count).contains($0) })
            let loads = (1...count).map { shard in
                zip(weights, shards).filter { $0.1 == shard }.map(\.0).reduce(0, +)
            }
            #expect((loads.max() ?? 0) <= weights.reduce(0, +) / Double(count) + (weights.max() ?? 0))
        }
    }
}
