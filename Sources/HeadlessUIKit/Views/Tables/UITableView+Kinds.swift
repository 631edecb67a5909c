extension UITableView {
    /// Where a row lies after the table has scrolled to it.
    @nonexhaustive public nonisolated enum ScrollPosition: Int, Sendable {
        /// The part of the table where the row comes to lie; `none` scrolls as little as possible.
        case none, top, middle, bottom
    }

    /// How rows appear and disappear; without effect here.
    @nonexhaustive public nonisolated enum RowAnimation: Int, Sendable {
        /// The direction of the movement.
        case fade, right, left, top, bottom, none, middle
        /// As the table decides.
        case automatic = 100
    }
}
