import Foundation

/// An element of a screen that is audited, with what several rules ask of it.
struct AuditedElement {
    /// The element.
    let element: ScreenElement
    /// What it is called, without spaces around it; empty where it has no name.
    let label: String
    /// The view it shows; strong, for the time of the audit.
    let view: UIView
    /// Where it lies in the window, in points.
    let frame: CGRect
    /// The place of the row that it is or lies in, among the screen's elements.
    let row: Int?
    /// Whether it lies in a bar of a container.
    let isInBar: Bool
    /// The innermost scroll view around it; strong, for the time of the audit.
    let scrollView: UIScrollView?
    /// The part of the window through which it can be seen, in points: the scroll views around it let no more through.
    let opening: CGRect
    /// Whether a tap does something, or is meant to.
    let isActionable: Bool

    /// What it is.
    var role: ElementRole { element.role }

    /// Whether assistive technologies stop at it; they pass over a text that says nothing yet.
    var isFocusable: Bool {
        if isActionable { return true }
        let isText = role == .text || role == .heading
        return view.isAccessibilityElement && !(isText && label.isEmpty && element.value == nil)
    }

    /// Returns a text without spaces around it.
    static func trimmed(_ text: String) -> String {
        // Most texts begin and end with a visible ASCII character.
        let (first, last) = (text.utf8.first ?? 0, text.utf8.last ?? 0)
        if (0x21...0x7E).contains(first), (0x21...0x7E).contains(last) { return text }
        guard let first = text.first, let last = text.last, first.isWhitespace || last.isWhitespace else {
            return text
        }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

extension UIView {
    /// Whether a tap on the view, an element of that role, does something, or is meant to.
    func isActionable(as role: ElementRole) -> Bool {
        switch role {
        case .button, .field, .switch, .segment, .slider, .menu, .link, .tab: true
        case .picker: self is UIPickerView
        case .row: (superview as? UITableView).map { $0.allowsSelection && $0.rowDelegate != nil } ?? false
        case .text, .heading, .image, .list, .alert, .map, .spinner:
            self is UIControl && !(self is UISegmentedControl)
        }
    }
}
