import Foundation

/// Which shards of a suite are known, by their headers' property `shard`: `2/4`, or `1/4, 2/4` of a merge.
struct ShardCount {
    /// The property's name.
    static let property = "shard"

    /// The shards that are known, by how many there are.
    private var known: [Int: Set<Int>] = [:]

    /// Takes in a run.
    mutating func take(_ header: RunHeader) {
        guard let text = header.properties.first(where: { $0.name == Self.property })?.value else { return }
        for shard in text.components(separatedBy: RunHeader.separator) { take(shard) }
    }

    private mutating func take(_ text: String) {
        let numbers = text.split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 2, (1...10_000).contains(numbers[1]), (1...numbers[1]).contains(numbers[0]) else {
            return
        }
        known[numbers[1], default: []].insert(numbers[0])
    }

    /// What to say of shards that are missing, a sentence for each suite that was divided.
    var missing: [String] {
        known.sorted { $0.key < $1.key }.compactMap { count, known in
            let missing = (1...count).filter { !known.contains($0) }
            guard !missing.isEmpty else { return nil }
            let names = missing.prefix(20).map { "\($0)/\(count)" } + (missing.count > 20 ? ["…"] : [])
            let word = missing.count == 1 ? "shard" : "shards"
            return "nothing is known of \(word) \(names.joined(separator: ", ")); name those journals too"
        }
    }
}
