/// The known word that was probably meant, for messages that end in "did you mean …?".
///
/// The distance is Damerau-Levenshtein's: insert, delete, replace a letter, or swap two, also with others between them.
package enum NearestWord {
    /// The longest word that is compared, in bytes; longer ones have no nearest word.
    private static let lengthLimit = 64

    /// Returns the question whether a word was meant by `text`; nil if none was, as far as one can tell.
    package static func question(_ text: String, among words: some Sequence<String>) -> String? {
        meant(text, among: words).map { question(about: $0) }
    }

    /// Returns the word meant by `text`: the only one it begins, else the nearest, else one it was cut from or grew of.
    package static func meant(_ text: String, among words: some Sequence<String>) -> String? {
        let whole = text.utf8.count < shortestPart ? [] : words.filter { $0.hasPrefix(text) }
        if whole.count == 1 { return whole[0] }
        return search(text, among: words) ?? whole.first
            ?? words.first { $0.utf8.count >= shortestPart && text.hasPrefix($0) }
    }

    /// How many bytes a part of a word has at least that tells which word it is.
    private static let shortestPart = 3

    /// Returns the question whether a word was meant, for whoever knows the words of the walkthrough language.
    package static func question(about word: String) -> String { "did you mean `\(word)`?" }

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
    ///
    /// It fills the whole table, since a swap looks back to where both letters stood last, whatever was added between.
    static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        if left.isEmpty || right.isEmpty { return left.count + right.count }
        let width = right.count + 1
        var table = [Int](repeating: 0, count: (left.count + 1) * width)
        for row in 1...left.count { table[row * width] = row }
        for column in 1...right.count { table[column] = column }
        var rowsOfLetters = [Int](repeating: 0, count: 256)
        for row in 1...left.count {
            var lastEqual = 0
            for column in 1...right.count {
                let isEqual = left[row - 1] == right[column - 1]
                let above = (row - 1) * width + column
                var cost = min(table[above] + 1, table[row * width + column - 1] + 1)
                cost = min(cost, table[above - 1] + (isEqual ? 0 : 1))
                let earlier = rowsOfLetters[Int(right[column - 1])]
                if earlier > 0, lastEqual > 0 {
                    let between = (row - earlier - 1) + (column - lastEqual - 1)
                    cost = min(cost, table[(earlier - 1) * width + lastEqual - 1] + 1 + between)
                }
                table[row * width + column] = cost
                if isEqual { lastEqual = column }
            }
            rowsOfLetters[Int(left[row - 1])] = row
        }
        return table[left.count * width + right.count]
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
    }
}
