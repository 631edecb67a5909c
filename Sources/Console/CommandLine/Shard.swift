/// One of the parts that a suite is divided into over machines.
struct Shard: Equatable, Sendable {
    /// Which part, from 1.
    var index: Int
    /// How many parts there are.
    var count: Int

    /// Makes a part; nil where there is none of this number, or where there would be too many.
    init?(index: Int, of count: Int) {
        guard (1...OptionValue.largestCount).contains(count), (1...count).contains(index) else { return nil }
        self.init(index: index, count: count)
    }

    init(index: Int, count: Int) {
        (self.index, self.count) = (index, count)
    }

    /// Reads `I/N`.
    init?(_ word: String) {
        let parts = word.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let index = Int(digits: parts[0]), let count = Int(digits: parts[1]) else { return nil }
        self.init(index: index, of: count)
    }
}
