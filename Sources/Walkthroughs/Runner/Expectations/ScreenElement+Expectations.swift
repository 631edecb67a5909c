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
}
