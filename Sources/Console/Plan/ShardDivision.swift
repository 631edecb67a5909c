/// Divides a suite into shards that cost about the same: the heaviest first, each to the shard that has least so far.
enum ShardDivision {
    /// Returns the shard of each weight, from 1 to `count`; where weights are equal, their order decides.
    static func shards(of weights: [Int], count: Int) -> [Int] {
        var loads = Array(repeating: 0, count: count)
        var result = Array(repeating: 1, count: weights.count)
        let order = weights.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }
        for index in order {
            var lightest = 0
            for shard in loads.indices where loads[shard] < loads[lightest] { lightest = shard }
            // A weight of nothing would leave all such to one shard.
            let (load, overflows) = loads[lightest].addingReportingOverflow(max(1, weights[index]))
            loads[lightest] = overflows ? .max : load
            result[index] = lightest + 1
        }
        return result
    }
}
