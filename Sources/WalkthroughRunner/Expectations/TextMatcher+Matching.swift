import HeadlessUIKit
import WalkthroughLanguage

extension ScreenElement {
    /// Tells whether the element is in a state; `nil` if it has no such state, as a text is neither on nor off.
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

    /// The text that `is "…"` compares: the value, or the label of what has none, as texts and alerts.
    ///
    /// What a user fills in or chooses has a value that may be empty; its label is no part of it.
    var textToCompare: String {
        if let value { return value }
        switch role {
        case .field, .switch, .slider, .picker, .menu, .map: return ""
        case .button, .text, .heading, .image, .segment, .row, .list, .link, .alert, .tab, .spinner: return label ?? ""
        }
    }

    /// Tells whether what the element says fits; a list is empty if it has no row.
    func fits(_ predicate: TextPredicate) -> Bool {
        if case .empty = predicate, let rowCount { return rowCount == 0 }
        return predicate.holds(for: textToCompare)
    }
}

extension TextPredicate {
    /// Tells whether a text is what the predicate asks for.
    func holds(for text: String) -> Bool {
        switch self {
        case .equals(let wanted): text == wanted.text
        case .empty: text.isEmpty
        case .contains(let part): text.contains(part.text)
        case .matches(let pattern): pattern.isFound(in: text)
        }
    }
}

extension TextMatcher {
    /// Tells whether a text is what stands there, or what the pattern stands for.
    func fits(_ text: String) -> Bool {
        switch self {
        case .text(let wanted): text == wanted.text
        case .pattern(let pattern): pattern.isFound(in: text)
        }
    }
}
