extension ScreenElement {
    /// Returns the view of the list's row `number`, from 1, where it is in view now.
    package func visibleRow(_ number: Int) -> UIView? {
        guard let table = view as? UITableView, let path = table.geometry.path(ofRow: number - 1) else { return nil }
        return table.cellForRow(at: path)
    }
}
