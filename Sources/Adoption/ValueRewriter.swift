import SourceCheck

/// Replaces the `NSValue` of a rectangle, such as the keyboard's frame, by `CGRect`, which a phone reads too.
struct ValueRewriter {
    private let text: SourceText

    init(_ text: SourceText) { self.text = text }

    func rewrite(_ edits: inout SourceEdits) {
        for index in text.tokens.indices where text[index] == "NSValue" {
            guard ["?", "!"].contains(text[index - 1]), text[index - 2] == "as", let uses = uses(ofValueAt: index)
            else { continue }
            edits.replace(text.tokens[index].range, by: "CGRect")
            for use in uses {
                edits.replace(
                    text.tokens[use.lowerBound].range.lowerBound..<text.tokens[use.upperBound].range.upperBound, by: "")
            }
        }
    }

    /// Returns where a value's rectangle is read, as `?.cgRectValue`; nil if the value has other uses too.
    private func uses(ofValueAt index: Int) -> [ClosedRange<Int>]? {
        if text[index + 1] == ")" { return reading(after: index + 1).map { [$0] } }
        guard let start = text.statementStart(of: index), let open = text.opener(around: start),
            let close = text.partner(of: open),
            let equals = (start..<index).last(where: { text[$0] == "=" && text[$0 - 2] == "let" })
        else { return nil }
        let name = text[equals - 1]
        let named = (index..<close).filter { text[$0] == name && text[$0 - 1] != "." && text[$0 + 1] != ":" }
        let uses = named.compactMap(reading)
        return uses.isEmpty || uses.count < named.count ? nil : uses
    }

    private func reading(after index: Int) -> ClosedRange<Int>? {
        let dot = ["?", "!"].contains(text[index + 1]) ? index + 2 : index + 1
        return text[dot] == "." && text[dot + 1] == "cgRectValue" ? index + 1...dot + 1 : nil
    }
}
