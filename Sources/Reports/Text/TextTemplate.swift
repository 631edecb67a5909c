import Basics

/// A text that is the same for many walkthroughs but for a few words, so that it need not be made anew for each.
struct TextTemplate {
    /// What stands before, between and behind the words.
    private let parts: [[UInt8]]

    /// Takes a sample apart that has marks in the places of the words.
    ///
    /// Nil where it has not just these marks, in this order.
    init?(_ sample: [UInt8], marks: [String]) {
        var parts: [[UInt8]] = []
        var rest = sample[...]
        for mark in marks {
            guard let range = rest.firstRange(of: mark.utf8) else { return nil }
            parts.append(Array(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        parts.append(Array(rest))
        for part in parts where marks.contains(where: { part.firstRange(of: $0.utf8) != nil }) { return nil }
        self.parts = parts
    }

    /// Tells whether a word stands in every report as it is: neither cut nor escaped.
    static func takes(_ word: String) -> Bool {
        guard Excerpt.isShort(word) else { return false }
        if SafeText.isPlain(word) { return true }
        guard !SafeText.needsEscapes(word) else { return false }
        return !word.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
            // Only XML forbids two of the characters that begin so.
            case 0xEF: true
            default: false
            }
        }
    }

    /// Adds the text, with a word for each mark, to other ones.
    func fill(_ first: String, _ second: String, _ others: String..., into text: inout [UInt8]) {
        text += parts[0]
        text += first.utf8
        text += parts[1]
        text += second.utf8
        for (index, word) in others.enumerated() {
            text += parts[index + 2]
            text += word.utf8
        }
        text += parts[others.count + 2]
    }
}
