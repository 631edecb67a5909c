import SourceCheck

/// Removes `@objc`, `@IBAction` and `@MainActor` if nothing needs them.
///
/// A phone's target is on the main actor as a whole, and there is no Objective-C on a stage.
struct AnnotationRewriter {
    private let text: SourceText
    private let bytes: [UInt8]
    /// The names that selectors and key paths still use.
    private let stillNamed: Set<String>
    /// The names of functions that closures call now; a storyboard may call the other actions.
    private let called: Set<String>
    /// Whether selectors are made of texts somewhere, which may name anything.
    private let isNamedByText: Bool

    init(
        _ text: SourceText, _ bytes: [UInt8], stillNamed: Set<String>, called: Set<String>, isNamedByText: Bool
    ) {
        (self.text, self.bytes, self.stillNamed) = (text, bytes, stillNamed)
        (self.called, self.isNamedByText) = (called, isNamedByText)
    }

    func rewrite(_ edits: inout SourceEdits) {
        for index in text.tokens.indices where text[index] == "@" {
            switch text[index + 1] {
            case "MainActor": removeMainActor(at: index, &edits)
            case "objc", "IBAction", "objcMembers": if !isNamedByText { removeObjectiveC(at: index, &edits) }
            default: break
            }
        }
    }

    private func removeMainActor(at index: Int, _ edits: inout SourceEdits) {
        var next = end(ofAttributeAt: index)
        // A closure whose head is nothing else needs no `in` either.
        if text[next] == "in", text[index - 1] == "{" { next += 1 }
        remove(index..<next, &edits)
    }

    private func removeObjectiveC(at index: Int, _ edits: inout SourceEdits) {
        let next = end(ofAttributeAt: index)
        var word = next
        while word < text.tokens.count, text[word] == "@" || Keywords.modifiers.contains(text[word]) {
            // Whoever observes a dynamic property needs Objective-C.
            guard text[word] != "dynamic" else { return }
            if text[word] == "@" {
                word = end(ofAttributeAt: word)
            } else {
                word += 1
                // As in `private(set)`.
                if text[word] == "(", let close = text.partner(of: word) { word = close + 1 }
            }
        }
        let name = text[word] == "init" ? "init" : text[word + 1]
        guard ["func", "var", "let", "class", "enum", "extension", "init", "protocol"].contains(text[word]),
            !stillNamed.contains(name), text[word] != "protocol" || !hasOptional(word),
            text[index + 1] != "IBAction" || called.contains(name)
        else { return }
        remove(index..<next, &edits)
    }

    private func hasOptional(_ index: Int) -> Bool {
        guard let open = text.tokens[index...].indices.first(where: { text[$0] == "{" }),
            let close = text.partner(of: open)
        else { return true }
        return (open..<close).contains { text[$0] == "optional" }
    }

    /// Returns the index after an attribute and its arguments, which follow the name without a blank.
    private func end(ofAttributeAt index: Int) -> Int {
        let next = index + 2
        guard text[next] == "(", text.tokens[next].range.lowerBound == text.tokens[next - 1].range.upperBound,
            let close = text.partner(of: next)
        else { return next }
        return close + 1
    }

    private func remove(_ range: Range<Int>, _ edits: inout SourceEdits) {
        edits.remove(text.tokens[range.lowerBound...range.upperBound - 1], from: bytes)
    }
}
