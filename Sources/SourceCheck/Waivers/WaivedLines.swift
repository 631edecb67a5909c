/// The waivers of one file, and which of them were needed.
struct WaivedLines {
    /// One rule of one waiver.
    private struct Entry {
        let waiver: SourceWaiver
        let rule: String
        /// The line that it holds for; `nil` for all.
        let line: Int?
        var isUsed = false
    }

    /// What an entry is found by.
    private struct Key: Hashable {
        let rule: String
        let line: Int?
    }

    /// How many lines of conditional compilation in a row are passed.
    private static let directiveLimit = 16

    /// The rules that are waived, in the order in which they stand in the file.
    private var entries: [Entry] = []
    /// The first of each kind in ``entries``.
    private var places: [Key: Int] = [:]
    /// What is wrong with waivers.
    private(set) var problems: [(range: Range<Int>, message: String, help: String)] = []

    init(_ text: SourceText, _ lines: SourceLines) {
        for comment in text.comments {
            let waiver = SourceWaiver(comment)
            let wrong = waiver.problems
            problems += wrong.map { (comment.range, $0.message, $0.help) }
            guard !waiver.reason.isEmpty else { continue }
            let line = waiver.isForFile ? nil : Self.line(of: comment, in: text, lines)
            for name in waiver.names where SourceRule(rawValue: name) != nil {
                let key = Key(rule: name, line: line)
                places[key] = places[key] ?? entries.count
                entries.append(Entry(waiver: waiver, rule: name, line: line))
            }
        }
    }

    /// The line that a comment speaks of: its own if code stands before it there, else the next one with code.
    private static func line(of comment: SourceComment, in text: SourceText, _ lines: SourceLines) -> Int {
        let own = lines.line(at: comment.range.lowerBound)
        let before = comment.tokenCount - 1
        if before >= 0, lines.line(at: text.tokens[before].range.lowerBound) == own { return own }
        guard let first = afterDirectives(text, comment.tokenCount) else { return own }
        return lines.line(at: text.tokens[first].range.lowerBound)
    }

    /// The first token at a place or after it that is none of a line such as `#if DEBUG`.
    private static func afterDirectives(_ text: SourceText, _ place: Int) -> Int? {
        var place = place
        for _ in 0..<directiveLimit {
            guard text[place] == "#", ["if", "elseif", "else", "endif"].contains(text[place + 1]) else { break }
            place += 1
            while text.tokens.indices.contains(place), !text.tokens[place].beginsLine { place += 1 }
        }
        return text.tokens.indices.contains(place) ? place : nil
    }

    /// Whether a rule is waived in a line; notes that the waiver was needed.
    mutating func waive(_ rule: SourceRule, line: Int) -> Bool {
        let place = places[Key(rule: rule.rawValue, line: line)] ?? places[Key(rule: rule.rawValue, line: nil)]
        guard let place else { return false }
        entries[place].isUsed = true
        return true
    }

    /// The waivers that waived nothing.
    var unused: [(range: Range<Int>, message: String, help: String)] {
        entries.filter { !$0.isUsed }.map { entry in
            let place = entry.waiver.isForFile ? "this file" : "the line that it speaks of"
            return (
                entry.waiver.comment.range, "the waiver of `\(entry.rule)` waives nothing in \(place)",
                "take it out, or put it into the line of the construct or the one above"
            )
        }
    }
}
