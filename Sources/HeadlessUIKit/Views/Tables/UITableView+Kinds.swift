extension UITableView {
    /// Where a row lies after the table has scrolled to it.
    @nonexhaustive public nonisolated enum ScrollPosition: Int, Sendable {
        /// Where the least scrolling brings it.
        case none = 0
        /// At the top.
        case top = 1
        /// In the middle.
        case middle = 2
        /// At the bottom.
        case bottom = 3
    }

    /// How rows appear and disappear; without effect here.
    @nonexhaustive public nonisolated enum RowAnimation: Int, Sendable {
        /// By fading.
        case fade = 0
        /// By moving from the right.
        case right = 1
        /// By moving from the left.
        case left = 2
        /// By moving from the top.
        case top = 3
        /// By moving from the bottom.
        case bottom = 4
        /// Without animation.
        case none = 5
        /// To and from the middle.
        case middle = 6
        /// As the table decides.
        case automatic = 100
    }
}
