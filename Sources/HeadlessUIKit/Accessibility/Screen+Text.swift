extension Screen {
    /// The screen as `expect screen matches` writes it: a line for each element, indented by nesting.
    package var text: String { elements.map(\.line).joined(separator: "\n") }
}

extension ScreenElement {
    /// The element's line in the picture of its screen, indented by nesting.
    package var line: String { String(repeating: "  ", count: depth) + notation }

    /// The element as the walkthrough language writes it: `field "Search" value "swi" focused`.
    package var notation: String {
        var text = role.rawValue
        if let label, !label.isEmpty {
            text += " " + label.quoted
        } else if let identifier, !identifier.isEmpty {
            text += " " + (identifier.isBareWord ? identifier : identifier.quoted)
        }
        if let value, !value.isEmpty { text += " value " + value.quoted }
        for word in states.words { text += " " + word }
        return text
    }
}
