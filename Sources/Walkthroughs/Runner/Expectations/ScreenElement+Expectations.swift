import HeadlessUIKit

extension ScreenElement {
    /// Tells whether the element is in a state; `nil` where it has no such state, as a text is neither on nor off.
    func isInState(_ state: ElementState) -> Bool? {
        switch state {
        case .enabled: !states.contains(.disabled)
        case .disabled: states.contains(.disabled)
        case .selected: states.contains(.selected)
        case .focused: states.contains(.focused)
        case .on: states.isDisjoint(with: [.on, .off]) ? nil : states.contains(.on)
        case .off: states.isDisjoint(with: [.on, .off]) ? nil : states.contains(.off)
        }
    }

    /// The text that `is "…"` compares: the value, or what a text, heading or row without a value says.
    var textToCompare: String {
        if let value { return value }
        switch role {
        case .text, .heading, .row, .link: return label ?? ""
        default: return ""
        }
    }

    /// What the element is in the matter of a condition, in the walkthrough language.
    func description(for condition: Expectation.Condition) -> String {
        switch condition {
        case .value: "\(briefNotation) is \(textToCompare.quotedBriefly)"
        case .rowCount: "\(rowCount ?? 0) rows in \(briefNotation)"
        case .rows:
            "rows of \(briefNotation) are \((rowLabels ?? []).map(LanguageText.quoted).joined(separator: ", "))"
        case .element(_, .enabled, _), .element(_, .disabled, _):
            "\(briefNotation) is \(states.contains(.disabled) ? "disabled" : "enabled")"
        default: notation
        }
    }

    /// The role and the name.
    private var briefNotation: String {
        guard let name = label ?? identifier else { return role.rawValue }
        return role.rawValue + " " + (label == nil ? name : LanguageText.quoted(name))
    }
}

extension String {
    /// The text in quotes, a long one cut.
    var quotedBriefly: String {
        count > 300 ? LanguageText.quoted(String(prefix(300)) + "…") : LanguageText.quoted(self)
    }
}
