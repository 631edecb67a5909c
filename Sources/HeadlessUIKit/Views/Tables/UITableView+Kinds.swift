extension UITableView {
    /// Where a row lies after the table has scrolled to it.
    @nonexhaustive public nonisolated enum ScrollPosition: Int, Sendable {
        /// Where the row comes to lie; `none` is where the least scrolling brings it.
        case none, top, middle, bottom
    }

    /// How rows appear and disappear; without effect here.
    @nonexhaustive public nonisolated enum RowAnimation: Int, Sendable {
        /// How the rows move, as the name says.
        case fade, right, left, top, bottom, none, middle
        /// As the table decides.
        case automatic = 100
    }
}
