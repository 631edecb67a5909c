import Foundation
import StageRuntime

extension AuditedScreen {
    /// Checks that the focus is on the screen that the user sees.
    ///
    /// A screen below the top one may keep its focus: the system moves the focus when a screen is pushed or presented
    /// (`UIAccessibility.Notification.screenChanged`).
    mutating func checkFocus() {
        if let view = UIApplication.shared.accessibilityFocus, view.window !== view, !isInFocusableTree(view) {
            report(.focusLost, view, "was focused and is no longer on screen")
        }
        if let view = window.firstResponder as? UIView, isShown(view) == nil, root.controller?.isAlert != true,
            !window.isMenuOpen
        {
            report(.focusLost, view, "has the keyboard although its screen is no longer on top")
        }
    }

    /// Whether the focus may be on a view: it is on screen, or on a screen of the controller tree that is not on top.
    private func isInFocusableTree(_ view: UIView) -> Bool {
        if let isShown = isShown(view) { return isShown && !isHiddenFromVoiceOver(view) }
        let controllers = window.allControllers
        return sequence(first: view, next: \.superview).contains { view in
            view.controller.map { controllers.contains($0) } ?? false
        }
    }

    private func isHiddenFromVoiceOver(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains(where: \.accessibilityElementsHidden)
    }
}

extension AuditedScreen {
    /// Checks that a modal view holds the focus, and that a view that covers everything is modal.
    mutating func checkModality() {
        checkModality(of: root)
    }

    private mutating func checkModality(of view: UIView) {
        guard view.isOnDisplay, !view.accessibilityElementsHidden else { return }
        if view.accessibilityViewIsModal {
            checkModal(view)
        } else if let overlay = view.subviews.last, isCover(overlay, of: view) {
            report(.modalWithoutFocus, overlay, "covers all that lies behind it and is not modal")
        }
        for view in view.subviews { checkModality(of: view) }
    }

    private mutating func checkModal(_ modal: UIView) {
        let inside = elements.filter { $0.view.isDescendant(of: modal) }
        let holdsFocus = inside.contains { $0.isFocusable || $0.role == .alert || $0.role == .list }
        guard holdsFocus else { return report(.modalWithoutFocus, modal, "is modal and has nothing to focus") }
        guard modal !== root else { return }
        if let outside = elements.first(where: { !$0.view.isDescendant(of: modal) && !modal.isDescendant(of: $0.view) })
        {
            return report(.modalWithoutFocus, modal, "is modal, but \(name(of: outside)) can be focused")
        }
        for view in [window.firstResponder as? UIView, UIApplication.shared.accessibilityFocus].compactMap({ $0 }) {
            if isShown(view) == true, !view.isDescendant(of: modal), !modal.isDescendant(of: view) {
                return report(.modalWithoutFocus, modal, "is modal, but the focus is on \(name(of: view))")
            }
        }
    }

    /// Whether a subview covers the window and its touches, with elements to tap both in it and behind it.
    private func isCover(_ overlay: UIView, of view: UIView) -> Bool {
        guard view.subviews.count > 1, !overlay.isStacked, view.asScrollView == nil, view.window !== view,
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

extension AuditedScreen {
    /// Checks that everything that can be focused is visible, and that every visible control can be focused.
    mutating func checkVisibility() {
        for element in elements where element.isFocusable && !element.isInBar {
            if element.frame.width <= 0 || element.frame.height <= 0 {
                report(.focusableButHidden, element, "has no size")
            } else if element.scrollView == nil, !element.frame.intersects(window.bounds) {
                report(.focusableButHidden, element, "lies outside of the screen")
            }
        }
        if let view = window.firstResponder as? UIView, isShown(view) == false {
            report(.focusableButHidden, view, "has the keyboard and is hidden")
        }
        for view in root.subviews { checkSkippedControls(in: view, isHidden: root.accessibilityElementsHidden) }
    }

    /// Finds controls that a finger or the keyboard can use although assistive technologies skip them.
    ///
    /// A control inside an element that acts is left out: it is a part of it, or `checkNesting()` reports it. So are
    /// views behind a modal view.
    private mutating func checkSkippedControls(in view: UIView, isHidden: Bool) {
        guard view.isOnDisplay, view.isUserInteractionEnabled else { return }
        let isHidden = isHidden || view.accessibilityElementsHidden
        if view.isControl, view.isUsable, view.acts {
            if isHidden {
                return report(.focusableButHidden, view, "can be used but is hidden from assistive technologies")
            }
            if element(showing: view) == nil, !isInActionableElement(view), view.isWithinReach {
                return report(.focusableButHidden, view, "can be used but is no element of the screen")
            }
        }
        if let modal = view.subviews.last(where: { $0.isOnDisplay && $0.accessibilityViewIsModal }) {
            return checkSkippedControls(in: modal, isHidden: isHidden)
        }
        for view in view.subviews { checkSkippedControls(in: view, isHidden: isHidden) }
    }

    private func isInActionableElement(_ view: UIView) -> Bool {
        element(around: view).map { $0.isActionable && !Self.hasParts($0) } ?? false
    }
}

extension UIView {
    /// Whether the view handles a tap or appears to, even if it is hidden from assistive technologies.
    fileprivate var acts: Bool { elementRole.map(isActionable) ?? actsWhenTouched }
    /// Whether the view has a size and nothing over it, so that a finger can touch it.
    fileprivate var isWithinReach: Bool { placement.width > 0 && placement.height > 0 && cover == nil }
}
