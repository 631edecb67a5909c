/// What a row is made of: its texts, which are its label, and its controls, which are its children.
struct RowContents {
    /// The texts, in reading order.
    private var texts: [String] = []
    /// The controls, in reading order.
    private(set) var nodes: [ScreenNode] = []

    /// The texts joined; `nil` where there is none.
    var label: String? { texts.isEmpty ? nil : texts.joined(separator: ", ") }

    /// Takes in what is below a view.
    mutating func collect(from view: UIView) {
        for child in view.childrenTakenUp() where child.isOnDisplay && !child.accessibilityElementsHidden {
            if child is UILabel {
                child.isTakenUp = true
                if let text = child.elementLabel, !text.isEmpty { texts.append(text) }
            } else if child.elementRole != nil {
                nodes += child.takeUp()
            } else {
                child.isTakenUp = true
                collect(from: child)
            }
        }
    }
}
