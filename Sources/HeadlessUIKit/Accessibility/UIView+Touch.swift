extension UIView {
    /// Does what a tap does that reaches the view: the nearest control or row takes it.
    func touch() {
        var view: UIView? = self
        while let present = view {
            if present.takeTouch() { return }
            view = present.superview
        }
    }

    /// Takes a tap; tells whether it did.
    private func takeTouch() -> Bool {
        switch self {
        case let field as UITextField:
            field.becomeFirstResponder()
        case let segment as UISegment:
            (segment.superview as? UISegmentedControl)?.choose(segment)
        case let control as UISwitch:
            control.press(sending: [.valueChanged, .primaryActionTriggered, .touchUpInside]) { control.isOn.toggle() }
        case let button as UIButton where button.showsMenuAsPrimaryAction && button.menu != nil:
            button.press(sending: .menuActionTriggered)
        case let control as UIControl:
            control.press(sending: [.touchUpInside, .primaryActionTriggered])
        case let cell as UITableViewCell:
            guard let table = cell.tableView, let path = table.indexPath(for: cell) else { return false }
            table.choose(path)
        default: return false
        }
        return true
    }
}

extension UIControl {
    /// Puts a finger on the control and lifts it: touch down, the change, then the events in one go, as UIKit does.
    fileprivate func press(sending events: Event, _ change: () -> Void = {}) {
        isHighlighted = true
        sendActions(for: .touchDown)
        isHighlighted = false
        change()
        sendActions(for: events)
    }
}
