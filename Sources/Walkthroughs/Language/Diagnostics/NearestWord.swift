/// Finds the known word that someone probably meant.
enum NearestWord {
    /// Returns the candidate nearest to a word, of equals one with the same first letter; nil when none is near enough.
    static func find(_ word: String, in candidates: some Sequence<String>) -> String? {
        let written = Array(word.utf8.prefix(64))
        let limit = max(1, written.count / 3)
        var best: (word: String, rank: Int)?
        for candidate in candidates {
            let known = Array(candidate.utf8.prefix(64))
            guard abs(known.count - written.count) <= limit else { continue }
            let distance = distance(from: written, to: known)
            let rank = 2 * distance + (known.first == written.first ? 0 : 1)
            if distance <= limit, rank < best?.rank ?? .max { best = (candidate, rank) }
        }
        return best?.word
    }

    /// Returns how many insertions, deletions, replacements and swaps of neighbours lead from one to the other.
    static func distance(from left: [UInt8], to right: [UInt8]) -> Int {
        var older: [Int] = []
        var old = Array(0...right.count)
        for (row, byte) in left.enumerated() {
            var new = [row + 1]
            new.reserveCapacity(old.count)
            for (column, other) in right.enumerated() {
                let same = lowercased(byte) == lowercased(other)
                var cost = min(old[column] + (same ? 0 : 1), old[column + 1] + 1, new[column] + 1)
                if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
                    cost = min(cost, older[column - 1] + 1)
                }
                new.append(cost)
            }
            older = old
            old = new
        }
        return old[right.count]
    }

    /// Returns an ASCII capital as its small letter, so that a slip of case costs nothing.
    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
    }
}
