/// Finds the known word that somebody probably meant.
enum NearestWord {
    /// Returns the nearest of the words, the first of equals; nil when none is near.
    static func to(_ word: String, among known: [String]) -> String? {
        let typed = Array(word.lowercased().prefix(64))
        let limit = max(1, typed.count / 3)
        var best: (word: String, distance: Int)?
        for candidate in known {
            let letters = Array(candidate.lowercased())
            guard abs(letters.count - typed.count) <= limit else { continue }
            let distance = distance(typed, letters)
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.word ?? known.first { typed.count >= 3 && $0.lowercased().hasPrefix(word.lowercased()) }
    }

    /// Counts insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
