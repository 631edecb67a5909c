/// The known word that was probably meant, for messages that end in "did you mean …?".
///
/// The distance is Damerau-Levenshtein's (optimal string alignment): insert, delete, replace a letter, or swap two.
package enum NearestWord {
    /// The longest word that is compared, in bytes; longer ones have no nearest word.
    private static let lengthLimit = 64

    /// Returns the word nearest to `text`, the first of equals, or nil if none is near enough to be a slip.
    ///
    /// Near enough is one slip in up to five letters, two in up to eight, three in more; upper and lower case count
    /// as equal unless two words tie. Of words that still tie, one with the same first letter wins: people seldom
    /// miss that one.
    package static func search(_ text: String, among words: some Sequence<String>) -> String? {
        let pattern = Array(text.utf8)
        guard !pattern.isEmpty, pattern.count <= lengthLimit else { return nil }
        let folded = pattern.map(lowercased)
        let allowed = pattern.count <= 5 ? 1 : pattern.count <= 8 ? 2 : 3
        var best: (word: String, rank: (distance: Int, exactDistance: Int, initial: Int))?
        for word in words {
            let bytes = Array(word.utf8)
            guard !bytes.isEmpty, bytes.count <= lengthLimit, abs(bytes.count - pattern.count) <= allowed else {
                continue
            }
            let distance = distance(folded, bytes.map(lowercased))
            // A word of which every letter would have to change is no slip.
            guard distance <= allowed, distance < max(bytes.count, pattern.count) else { continue }
            let initial = bytes[0] == pattern[0] ? 0 : 1
            let rank = (distance: distance, exactDistance: self.distance(pattern, bytes), initial: initial)
            if let best, best.rank <= rank { continue }
            best = (word, rank)
        }
        return best?.word
    }

    /// Returns how many slips lie between two words, in bytes.
    package static func distance(_ left: String, _ right: String) -> Int {
        distance(Array(left.utf8), Array(right.utf8))
    }

    /// Keeps three rows of the table: the row before last is what a swap of two letters looks back to.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        if left.isEmpty || right.isEmpty { return left.count + right.count }
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        var current = beforeLast
        for row in 1...left.count {
            current[0] = row
            for column in 1...right.count {
                let isEqual = left[row - 1] == right[column - 1]
                var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isEqual ? 0 : 1))
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    cost = min(cost, beforeLast[column - 2] + 1)
                }
                current[column] = cost
            }
            (beforeLast, last, current) = (last, current, beforeLast)
        }
        return last[right.count]
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
    }
}
