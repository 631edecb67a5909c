/// One of the things that a user can choose in a control.
struct Choice {
    /// What it is called.
    let title: String
    /// Whether it can be chosen.
    let isEnabled: Bool
    /// Chooses it, as the user does; held for the moment of choosing only.
    let choose: () -> Void
}

extension UIView {
    /// What the user can choose in the view; `nil` where it offers no choice.
    var choices: [Choice]? {
        switch self {
        case let control as UISegmentedControl:
            control.elementChildren.compactMap { $0 as? UISegment }.map { segment in
                Choice(title: segment.elementLabel ?? "", isEnabled: segment.isEnabled) { control.choose(segment) }
            }
        case let button as UIButton where button.showsMenuAsPrimaryAction:
            button.menu?.actions.map { action in
                Choice(title: action.title, isEnabled: !action.attributes.contains(.disabled)) {
                    button.sendActions(for: .menuActionTriggered)
                    action.perform(from: button)
                }
            }
        case let picker as UIPickerView:
            picker.titles.enumerated().map { row, title in
                Choice(title: title, isEnabled: true) { picker.choose(row) }
            }
        default: nil
        }
    }
}
