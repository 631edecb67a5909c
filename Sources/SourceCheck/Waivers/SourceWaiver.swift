import Configuration

/// A comment that lets a construct stand: `// rehearse:allow dispatch because the SDK asks for a queue`.
///
/// It holds for its own line or, alone in its line, for the next line of code; with `in this file` for the whole file.
struct SourceWaiver {
    /// What the comment begins with.
    static let mark = "rehearse:allow"
    /// What findings about waivers are called; no waiver waives them.
    static let rule = "waiver"

    /// Where it stands.
    let comment: SourceComment
    /// The rules that it names, known or not.
    let names: [String]
    /// Whether it holds for all of the file.
    let isForFile: Bool
    /// Why the construct may stand; empty where nothing is said.
    let reason: String

    /// Reads what a comment says.
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

    /// What is wrong with the waiver itself, with the way out, whatever it waives.
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
