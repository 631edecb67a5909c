import Foundation

extension UITableView: RowList {
    func sourceDidChange() {
        lacksCommit = false
        reloadData()
    }

    /// How many rows the data source has.
    package var rowCount: Int { geometry.rowCount }

    /// Drags by the least distance that brings the row at `number`, counted from 0, into view, and returns its cell.
    package func reveal(row number: Int) -> UIView? {
        layoutScreenIfNeeded()
        guard let path = geometry.path(ofRow: number) else { return nil }
        // Rows that come into view meanwhile may be higher than estimated.
        for _ in 0..<3 {
            let hasMoved = dragIntoView(rectInView(of: path)) {
                cellForRow(at: path)?.briefNotation ?? "row"
            }
            if !hasMoved { break }
            layoutScreenIfNeeded()
        }
        return cellForRow(at: path)
    }

    /// Returns the rectangle of a row, extended by the header and footer that may cover it.
    private func rectInView(of path: IndexPath) -> CGRect {
        let rect = geometry.rect(of: path, width: placement.width)
        guard geometry.pinsEdges else { return rect }
        let section = geometry.sections[path.section]
        return CGRect(
            x: rect.minX, y: rect.minY - section.header, width: rect.width,
            height: rect.height + section.header + section.footer)
    }

    /// Returns the cell of the row at `number`, counted from 0, if it is in view now.
    package func visibleRow(_ number: Int) -> UIView? { geometry.path(ofRow: number).flatMap(cellForRow) }

    /// Passes the row at `number`, counted from 0, to a closure; makes a row that is out of view only for the call.
    func withRow<Result>(_ number: Int, _ body: (UIView) -> Result) -> Result? {
        layoutScreenIfNeeded()
        guard let path = geometry.path(ofRow: number) else { return nil }
        if let cell = shown.first(where: { $0.path == path })?.cell { return body(cell) }
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
        defer {
            // What the app has begun for the row, such as loading its image, must end as if the row left the view.
            rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
            cell.isSelected = false
            reuse.recycle(cell)
        }
        return body(cell)
    }
}

extension UIView {
    /// The row's label: the one that the app has set, or else its texts joined.
    package var rowLabel: String? {
        if let accessibilityLabel { return accessibilityLabel }
        var row = RowContents()
        row.collect(from: self)
        return row.label
    }

    /// Passes the tap to a recogniser on a row, its list or around it; returns whether it keeps the tap from the row.
    func givesTouchToRecognizer() -> Bool {
        for view in sequence(first: self, next: \.superview) {
            if let tap = view.recognizedTap() { return tap.cancelsTouchesInView }
        }
        return false
    }
}
