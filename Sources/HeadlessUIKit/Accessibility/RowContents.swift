import Foundation

/// What a row is made of: its texts, which are its label, and its controls, which are its children.
struct RowContents {
    /// The texts joined, in reading order; `nil` where there is none.
    private(set) var label: String?
    /// The controls, in reading order.
    private(set) var nodes = ScreenFragment.none

    /// Takes in what is below a view.
    mutating func collect(from view: UIView) {
        view.childrenTakenUp().forEach { child in
            guard child.isOnDisplay else { return }
            // What hides its elements was looked at too: once it no longer does, the row is another one.
            child.isTakenUp = true
            if child.accessibilityElementsHidden { return }
            if child is UILabel {
                if let text = child.elementLabel, !text.isEmpty { label = label.map { $0 + ", " + text } ?? text }
            } else if child.elementRole != nil {
                nodes.append(child.takeUp(), expecting: 2)
            } else {
                collect(from: child)
            }
        }
    }
}
