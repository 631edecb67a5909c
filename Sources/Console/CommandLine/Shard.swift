/// One of the parts that a suite is divided into over machines.
struct Shard: Equatable, Sendable {
    /// Which part, from 1.
    var index: Int
    /// How many parts there are.
    var count: Int

    init(index: Int, count: Int) {
        (self.index, self.count) = (index, count)
    }

    /// Reads `I/N`.
    init?(_ word: String) {
        let parts = word.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let index = Int(digits: parts[0]), let count = Int(digits: parts[1]) else { return nil }
        guard (1...max(1, count)).contains(index), count > 0 else { return nil }
        self.init(index: index, count: count)
    }
}
