import HeadlessUIKit
import WalkthroughLanguage

extension Picture.Line {
    /// Tells whether the line is the picture of an element.
    func fits(_ element: ScreenElement) -> Bool {
        guard isReadable, role == element.role, depth == element.depth, stateSet == element.states else { return false }
        let label = element.label.flatMap { $0.isEmpty ? nil : $0 }
        let hasName =
            switch name {
            case nil: label == nil && element.identifier == nil
            case .label(let text): label == text.text
            case .pattern(let pattern): label.map(pattern.isFound) ?? false
            case .identifier(let identifier): label == nil && element.identifier == identifier
            }
        guard hasName else { return false }
        let content = element.value ?? ""
        return value.map { $0.fits(content) } ?? content.isEmpty
    }

    /// The states as an element has them; a picture says each once.
    private var stateSet: ElementStates {
        var set: ElementStates = []
        for state in states {
            switch state {
            case .selected: set.insert(.selected)
            case .on: set.insert(.on)
            case .off: set.insert(.off)
            case .disabled: set.insert(.disabled)
            case .focused: set.insert(.focused)
            case .enabled: break
            }
        }
        return set
    }
}
