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
        for view in root.below { checkWhatIsKeptSilent(in: view, isSilent: root.accessibilityElementsHidden) }
    }

    /// Looks for what can be used by a finger or the keyboard although it is hidden from assistive technologies.
    private mutating func checkWhatIsKeptSilent(in view: UIView, isSilent: Bool) {
        guard view.isOnDisplay else { return }
        let isSilent = isSilent || view.accessibilityElementsHidden
        if isSilent, let control = view as? UIControl, control.isEnabled, control.isUserInteractionEnabled,
            let role = control.elementRole, control.isActionable(as: role)
        {
            find(.focusableButHidden, control, "can be used but is hidden from assistive technologies")
            return
        }
        for view in view.below { checkWhatIsKeptSilent(in: view, isSilent: isSilent) }
    }
}
