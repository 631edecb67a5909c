extension UIView {
    /// How content that has another size than its view is shown.
    public nonisolated enum ContentMode: Int, Sendable {
        /// It fills the view, whatever becomes of its proportions.
        case scaleToFill = 0
        /// All of it is seen, in its proportions.
        case scaleAspectFit = 1
        /// It fills the view in its proportions, and may be cut off.
        case scaleAspectFill = 2
        /// It is drawn anew.
        case redraw = 3
        /// It stands in the middle.
        case center = 4
        /// It stands in the middle of the top edge.
        case top = 5
        /// It stands in the middle of the bottom edge.
        case bottom = 6
        /// It stands in the middle of the left edge.
        case left = 7
        /// It stands in the middle of the right edge.
        case right = 8
        /// It stands in the left corner at the top.
        case topLeft = 9
        /// It stands in the right corner at the top.
        case topRight = 10
        /// It stands in the left corner at the bottom.
        case bottomLeft = 11
        /// It stands in the right corner at the bottom.
        case bottomRight = 12
    }

    /// How content that has another size than the view is shown; pictures are placeholders here, which fill it.
    public var contentMode: ContentMode {
        get { extras?.contentMode ?? .scaleToFill }
        set { changeExtras { $0.contentMode = newValue } }
    }

    /// Whether touches of several fingers count; on a stage there is one finger.
    public var isMultipleTouchEnabled: Bool {
        get { extras?.isMultipleTouchEnabled ?? false }
        set { changeExtras { $0.isMultipleTouchEnabled = newValue } }
    }

    /// Whether the view promises to have no transparent part; it is drawn the same.
    public var isOpaque: Bool {
        get { extras?.isOpaque ?? true }
        set { changeExtras { $0.isOpaque = newValue } }
    }

    private func changeExtras(_ change: (inout ViewExtras) -> Void) {
        var changed = extras ?? ViewExtras()
        change(&changed)
        extras = changed
    }

    /// Asks for the view to be drawn anew, which every picture does.
    public func setNeedsDisplay() { invalidateScreen() }

    /// Exchanges the places of two subviews; nothing if there are none such.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else { return }
        let (low, high) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
        reorder(high) { _ in min(index1, index2) }
        reorder(low) { _ in max(index1, index2) }
    }
}
