extension UITableViewCell {
    /// How the texts of a cell stand.
    public nonisolated enum CellStyle: Sendable {
        /// One text.
        case `default`
        /// A text and a detail beside it.
        case value1
        /// A text and a detail beside it, the other way.
        case value2
        /// A text and a detail below it.
        case subtitle
    }

    /// How a selected cell looks.
    public nonisolated enum SelectionStyle: Sendable {
        /// As always.
        case none
        /// As the system's selected cells do.
        case `default`
    }

    /// What stands between two rows.
    public nonisolated enum SeparatorStyle: Sendable {
        /// Nothing.
        case none
        /// A line.
        case singleLine
    }

    /// What the user does to a row by editing it.
    public nonisolated enum EditingStyle: Sendable {
        /// Nothing.
        case none
        /// Deletes it.
        case delete
        /// Inserts another one.
        case insert
    }

    /// What stands at the trailing edge.
    public nonisolated enum AccessoryType: Sendable {
        /// Nothing.
        case none
        /// What leads on.
        case disclosureIndicator
        /// A tick.
        case checkmark
    }
}
