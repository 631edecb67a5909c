/// Finds the known word that the user probably meant, for messages that end in "did you mean …?".
///
/// Words are compared by the Damerau-Levenshtein distance: insertions, deletions, replacements and swaps of two
/// letters, also if other letters lie between the two.
package enum NearestWord {
    /// The longest word that is compared, in bytes; a longer word has no nearest word.
    private static let lengthLimit = 64

    /// Returns the question "did you mean …?" for the word that `text` was meant to be; nil if no word is near enough.
    package static func question(_ text: String, among words: some Sequence<String>) -> String? {
        meant(text, among: words).map { question(about: $0) }
    }

    /// Returns the word that `text` was meant to be; nil if none is near enough.
    ///
    /// It is the only word that begins with `text`, else the nearest word, else the first word that begins with `text`,
    /// else the first word with which `text` begins.
    package static func meant(_ text: String, among words: some Sequence<String>) -> String? {
        let whole = text.utf8.count < shortestPart ? [] : words.filter { $0.hasPrefix(text) }
        if whole.count == 1 { return whole[0] }
        return search(text, among: words) ?? whole.first
            ?? words.first { $0.utf8.count >= shortestPart && text.hasPrefix($0) }
    }

    /// The shortest beginning of a word, in bytes, that counts as an abbreviation of it.
    private static let shortestPart = 3

    /// Returns the question "did you mean …?" for one word.
    package static func question(about word: String) -> String { "did you mean `\(word)`?" }

    /// Returns the word that a question asks about; nil if the text begins with no such question.
    package static func suggestion(_ text: String) -> String? {
        text.prefixMatch(of: /did you mean `([^`]+)`\?/).map { String($0.1) }
    }

    /// Returns the word nearest to `text`, the first one if several are equally near; nil if none is near enough.
    ///
    /// Near enough is one typing error in up to five letters, two in up to eight, three in more. Upper and lower case
    /// count as equal unless two words tie. If words still tie, one with the same first letter wins, because people
    /// seldom mistype that letter.
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
            // If every letter differs, the words are not related.
            guard distance <= allowed, distance < max(bytes.count, pattern.count) else { continue }
            let initial = bytes[0] == pattern[0] ? 0 : 1
            let rank = (distance: distance, exactDistance: self.distance(pattern, bytes), initial: initial)
            if let best, best.rank <= rank { continue }
            best = (word, rank)
        }
        return best?.word
    }

    /// Returns the number of typing errors between two words, in bytes.
    ///
    /// It needs the whole table, because a swap refers to the cells in which both letters occurred last.
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
