import SourceCheck

/// Replaces the imports of UIKit, Foundation and Combine by that of Rehearsal, which brings them on a phone.
struct ImportRewriter {
    /// The tokens of the file.
    private let text: SourceText
    /// The file.
    private let bytes: [UInt8]

    init(_ text: SourceText, _ bytes: [UInt8]) { (self.text, self.bytes) = (text, bytes) }

    /// What `import Rehearsal` brings.
    static let replaced: Set<String> = [
        "UIKit", "Foundation", "Combine", "CoreGraphics", "QuartzCore", "Dispatch", "os", "OSLog",
    ]

    /// Adds the replacements; imports under `#if` stay.
    func rewrite(_ edits: inout SourceEdits) {
        var hasRehearsal = false
        var found: [Int] = []
        var conditions = 0
        for index in text.tokens.indices {
            if text[index] == "#" {
                if text[index + 1] == "if" { conditions += 1 }
                if text[index + 1] == "endif" { conditions -= 1 }
            }
            guard text[index] == "import", text.tokens[index].beginsLine, text.isWord(index + 1),
                text[index + 2] != "." || text.tokens[index + 2].beginsLine
            else { continue }
            if text[index + 1] == "Rehearsal" { hasRehearsal = true }
            if conditions == 0, Self.replaced.contains(text[index + 1]) { found.append(index) }
        }
        for index in found {
            let name = text.tokens[index + 1].range
            if hasRehearsal {
                var end = name.upperBound
                while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
                edits.replace(text.tokens[index].range.lowerBound..<min(end + 1, bytes.count), by: "")
            } else {
                edits.replace(name, by: "Rehearsal")
                hasRehearsal = true
            }
        }
    }
}
