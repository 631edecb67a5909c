import Basics

/// A comment that allows a construct: `// rehearse:allow dispatch because the SDK asks for a queue`.
///
/// It applies to its own line. Alone in its line, it applies to the next line of code; with `in this file`, to the
/// whole file.
struct SourceWaiver {
    /// How a waiver's comment begins.
    static let mark = "rehearse:allow"
    /// The rule of findings about waivers; it cannot be waived.
    static let rule = "waiver"

    let comment: SourceComment
    /// The rules that the waiver names, known or unknown.
    let names: [String]
    let isForFile: Bool
    /// The reason; empty if none is given.
    let reason: String

    init(_ comment: SourceComment) {
        self.comment = comment
        var text = Substring(comment.text.dropFirst(Self.mark.count))
        if text.hasSuffix("*/") { text = text.dropLast(2) }
        let words = text.split { $0 == "," || $0.isWhitespace }.map(String.init)
        let end = words.firstIndex(of: "because") ?? words.endIndex
        var names = Array(words[..<end])
        isForFile = names.suffix(3) == ["in", "this", "file"]
        if isForFile { names.removeLast(3) }
        self.names = names
        reason = words[end...].dropFirst().joined(separator: " ")
    }

    /// The errors in the waiver itself; whether it has an effect is not checked here.
    var problems: [(message: String, help: String)] {
        guard !names.isEmpty else {
            return [("the waiver names no rule", "write `// \(Self.mark) RULE because …`; a finding names its rule")]
        }
        var problems: [(message: String, help: String)] = []
        let known = SourceRule.allCases.map(\.rawValue)
        for name in names where !known.contains(name) {
            let help = NearestWord.question(name, among: known) ?? "the rules are: " + known.joined(separator: ", ")
            problems.append(("there is no rule `\(name)` to waive", help))
        }
        if reason.isEmpty {
            let text = names.joined(separator: ", ") + (isForFile ? " in this file" : "")
            problems.append(("the waiver gives no reason", "write `// \(Self.mark) \(text) because …`"))
        }
        return problems
    }
}

/// The waivers of one file, and which of them had an effect.
struct WaivedLines {
    /// One rule of one waiver.
    private struct Entry {
        let waiver: SourceWaiver
        let rule: String
        /// The line to which it applies; `nil` for the whole file.
        let line: Int?
        var isUsed = false
    }

    private var entries: [Entry] = []
    private(set) var problems: [(range: Range<Int>, message: String, help: String)] = []

    init(_ text: SourceText, _ lines: SourceLines) {
        for comment in text.comments {
            let waiver = SourceWaiver(comment)
            let wrong = waiver.problems
            problems += wrong.map { (comment.range, $0.message, $0.help) }
            guard !waiver.reason.isEmpty else { continue }
            let line = waiver.isForFile ? nil : Self.line(of: comment, in: text, lines)
            for name in waiver.names where SourceRule(rawValue: name) != nil {
                entries.append(Entry(waiver: waiver, rule: name, line: line))
            }
        }
    }

    /// Returns the line to which a comment applies: its own line if there is code before it, else the next line of
    /// code.
    private static func line(of comment: SourceComment, in text: SourceText, _ lines: SourceLines) -> Int {
        let own = lines.line(at: comment.range.lowerBound)
        let before = comment.tokenCount - 1
        if before >= 0, lines.line(at: text.tokens[before].range.lowerBound) == own { return own }
        guard text.tokens.indices.contains(comment.tokenCount) else { return own }
        return lines.line(at: text.tokens[comment.tokenCount].range.lowerBound)
    }

    /// Returns whether a rule is waived in a line, and marks the waiver as used.
    mutating func waive(_ rule: SourceRule, line: Int) -> Bool {
        let index = entries.firstIndex { $0.rule == rule.rawValue && ($0.line ?? line) == line }
        guard let index else { return false }
        entries[index].isUsed = true
        return true
    }

    /// The waivers without an effect.
    var unused: [(range: Range<Int>, message: String, help: String)] {
        entries.filter { !$0.isUsed }.map { entry in
            let scope = entry.waiver.isForFile ? "this file" : "its line"
            return (
                entry.waiver.comment.range, "the waiver of `\(entry.rule)` has no effect in \(scope)",
                "remove it, or move it to the line of the construct or the line above"
            )
        }
    }
}
