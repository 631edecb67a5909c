import Foundation

extension AuditedScreen {
    /// Checks that what can be focused is seen, and that what is seen and acts can be focused.
    mutating func checkVisibility() {
        for element in elements where element.isFocusable && !element.isInBar {
            if element.frame.width <= 0 || element.frame.height <= 0 {
                find(.focusableButHidden, element, "has no size")
            } else if element.scrollView == nil, !element.frame.intersects(window.bounds) {
                find(.focusableButHidden, element, "lies outside of the screen")
            }
        }
        if let view = window.firstResponder as? UIView, isShown(view) == false {
            find(.focusableButHidden, view, "has the keyboard and is hidden")
        }
        for view in root.below { checkWhatIsPassedOver(in: view, isSilent: root.accessibilityElementsHidden) }
    }

    /// Looks for what can be used by a finger or the keyboard although assistive technologies pass over it.
    ///
    /// What lies in something that acts is a part of it, or nested in it, which is another rule's; and behind what is
    /// modal nothing is to be used.
    private mutating func checkWhatIsPassedOver(in view: UIView, isSilent: Bool) {
        guard view.isOnDisplay, view.isUserInteractionEnabled else { return }
        let isSilent = isSilent || view.accessibilityElementsHidden
        if let control = view as? UIControl, control.isEnabled, control.acts {
            if isSilent {
                return find(.focusableButHidden, control, "can be used but is hidden from assistive technologies")
            }
            if element(showing: control) == nil, !isInWhatActs(control), control.isWithinReach {
                return find(.focusableButHidden, control, "can be used but is no element of the screen")
            }
        }
        if let modal = view.below.last(where: { $0.isOnDisplay && $0.accessibilityViewIsModal }) {
            return checkWhatIsPassedOver(in: modal, isSilent: isSilent)
        }
        for view in view.below { checkWhatIsPassedOver(in: view, isSilent: isSilent) }
    }

    private func isInWhatActs(_ control: UIControl) -> Bool {
        guard let around = element(around: control) else { return false }
        return around.isActionable && !Self.hasParts(around)
    }
}

extension UIControl {
    /// Whether a tap does something, or is meant to, whatever assistive technologies are told.
    fileprivate var acts: Bool {
        if let role = elementRole { return isActionable(as: role) }
        switch self {
        case is UIButton, is UITextField, is UISwitch, is UISlider: return true
        case is UISegmentedControl: return false
        default: return hasHandler(for: .allEvents)
        }
    }

    /// Whether a finger finds something of the control, and nothing lies over it.
    fileprivate var isWithinReach: Bool { placement.width > 0 && placement.height > 0 && cover == nil }
}
