import Foundation

extension AuditedScreen {
    /// Checks that a modal view holds the focus, and that a view that covers all others is modal.
    mutating func checkModality() {
        checkModality(of: root)
    }

    private mutating func checkModality(of view: UIView) {
        guard view.isOnDisplay, !view.accessibilityElementsHidden else { return }
        if view.accessibilityViewIsModal {
            checkModal(view)
        } else if let overlay = view.below.last, isCover(overlay, of: view) {
            find(.modalWithoutFocus, overlay, "covers all that lies behind it and is not modal")
        }
        for view in view.below { checkModality(of: view) }
    }

    private mutating func checkModal(_ modal: UIView) {
        let inside = elements.filter { $0.view.isDescendant(of: modal) }
        let holdsFocus = inside.contains { $0.isFocusable || $0.role == .alert || $0.role == .list }
        guard holdsFocus else { return find(.modalWithoutFocus, modal, "is modal and has nothing to focus") }
        guard modal !== root else { return }
        if let outside = elements.first(where: { !$0.view.isDescendant(of: modal) && !modal.isDescendant(of: $0.view) })
        {
            return find(.modalWithoutFocus, modal, "is modal, but \(name(of: outside)) can be focused")
        }
        for view in [window.firstResponder as? UIView, UIApplication.shared.accessibilityFocus].compactMap({ $0 }) {
            if isShown(view) == true, !view.isDescendant(of: modal), !modal.isDescendant(of: view) {
                return find(.modalWithoutFocus, modal, "is modal, but the focus is on \(name(of: view))")
            }
        }
    }

    /// Tells whether a subview lies over all of the window, takes its touches, and has elements as those behind it do.
    private func isCover(_ overlay: UIView, of view: UIView) -> Bool {
        guard view.below.count > 1, !overlay.isStacked, !(view is UIScrollView), !(view is UIWindow),
            !overlay.accessibilityViewIsModal, overlay.isOnDisplay, overlay.isUserInteractionEnabled,
            !overlay.isBar, overlay.convert(overlay.bounds, to: nil).contains(window.bounds)
        else { return false }
        let behind = elements.contains { element in
            element.isActionable && !element.isInBar && element.view.isDescendant(of: view)
                && !element.view.isDescendant(of: overlay)
        }
        return behind && elements.contains { $0.isActionable && $0.view.isDescendant(of: overlay) }
    }
}
