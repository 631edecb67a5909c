import StageRuntime

extension AuditedScreen {
    /// Checks that the focus is where the user is.
    ///
    /// A screen below the one on top may keep what it had focused: the system moves the focus when a screen is pushed
    /// or presented (`UIAccessibility.Notification.screenChanged`).
    mutating func checkFocus() {
        if let view = UIApplication.shared.accessibilityFocus, !(view is UIWindow), !isInFocusableTree(view) {
            find(.focusLost, view, "was focused and is no longer on screen")
        }
        if let view = window.firstResponder as? UIView, isShown(view) == nil, !(root.controller is UIAlertController) {
            find(.focusLost, view, "has the keyboard although its screen is no longer on top")
        }
    }

    /// Tells whether the focus may be on a view: it is seen, or belongs to a screen that is in the tree but not on top.
    private func isInFocusableTree(_ view: UIView) -> Bool {
        if let isShown = isShown(view) { return isShown && !isSilent(view) }
        let controllers = window.allControllers
        var present: UIView? = view
        while let candidate = present {
            if let controller = candidate.controller, controllers.contains(where: { $0 === controller }) { return true }
            present = candidate.superview
        }
        return false
    }

    private func isSilent(_ view: UIView) -> Bool {
        var present: UIView? = view
        while let candidate = present {
            if candidate.accessibilityElementsHidden { return true }
            present = candidate.superview
        }
        return false
    }
}
