public import Foundation

extension UITableView {
    /// The assumed height of a header before it comes into view, in points; without effect: each is measured at once.
    public var estimatedSectionHeaderHeight: CGFloat {
        get { edgeEstimates.header }
        set { edgeEstimates.header = newValue }
    }
    /// The assumed height of a footer before it comes into view, in points; without effect: each is measured at once.
    public var estimatedSectionFooterHeight: CGFloat {
        get { edgeEstimates.footer }
        set { edgeEstimates.footer = newValue }
    }

    /// Asks the delegate for the likely heights of a section's rows; `nil` if all have the default height.
    ///
    /// As in UIKit, it is asked for the estimate of each row if it implements that method, or else for the height of
    /// each row if ``estimatedRowHeight`` is 0.
    /// developer.apple.com/documentation/uikit/estimating-the-height-of-a-table-s-scrolling-area
    func estimates(ofSection section: Int, rows: Int) -> [CGFloat]? {
        guard let rowDelegate, rows > 0 else { return nil }
        if !lacksEstimates {
            let first = rowDelegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: 0, section: section))
            if !lacksEstimates {
                return [usable(first)]
                    + (1..<rows).map { row in
                        let path = IndexPath(row: row, section: section)
                        return usable(rowDelegate.tableView(self, estimatedHeightForRowAt: path))
                    }
            }
        }
        guard estimatedRowHeight == 0, !lacksHeights else { return nil }
        let first = rowDelegate.tableView(self, heightForRowAt: IndexPath(row: 0, section: section))
        guard !lacksHeights else { return nil }
        return [usable(first)]
            + (1..<rows).map { row in
                usable(rowDelegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section)))
            }
    }

    /// Returns a height from the delegate, not negative; the default one if it is automatic or not a number.
    private func usable(_ height: CGFloat) -> CGFloat {
        height == Self.automaticDimension || height.isNaN ? standardRowHeight : max(height, 0)
    }

    /// Measures the rows in view; returns whether a height has changed.
    ///
    /// The delegate gives a row's height each time the row comes into view; an automatic height is that of the cell,
    /// which is measured once, and again after `reloadRows` or an empty batch of updates, as in UIKit.
    /// developer.apple.com/documentation/uikit/uitableview/automaticdimension
    func measureRows() -> Bool {
        let start = generation
        var hasChanged = false
        guard measuresRows else { return false }
        for (index, item) in shown.enumerated() {
            let isMeasured = knownGeometry?.isMeasured(item.number) ?? true
            guard item.isNew || !isMeasured else { continue }
            let given = lacksHeights ? rowHeight : rowDelegate?.tableView(self, heightForRowAt: item.path) ?? rowHeight
            guard generation == start, shown.indices.contains(index) else { return true }
            shown[index].isNew = false
            let height: CGFloat
            if given != Self.automaticDimension, !given.isNaN {
                guard asksForHeights else { continue }
                height = max(given, 0)
            } else {
                guard !isMeasured else { continue }
                let sizesItself = item.cell.sizesItself
                guard sizesItself || estimatedRowHeight > 0 || asksForHeights else { continue }
                height = sizesItself ? measure(item.cell) : standardRowHeight
            }
            guard generation == start else { return true }
            if knownGeometry?.measure(item.number, height: height) == true { hasChanged = true }
        }
        return hasChanged
    }

    /// Whether rows may differ in height: by the delegate or by their cells.
    var measuresRows: Bool { asksForHeights || rowHeight == Self.automaticDimension }
    private var asksForHeights: Bool { rowDelegate != nil && !(lacksHeights && lacksEstimates) }

    /// Returns the height that a cell needs at the width of the table.
    private func measure(_ cell: UITableViewCell) -> CGFloat {
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: max(placement.width - 2 * sideInset, 0), height: 0),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return size.height > 0 ? size.height : standardRowHeight
    }

    /// Discards the positions of the rows.
    ///
    /// As in UIKit, measured rows that stay keep their heights; those in view are measured again.
    ///
    /// - Parameter place: returns the new index path of a row; `nil` if it is deleted.
    func discardGeometry(keeping place: (IndexPath) -> IndexPath? = { $0 }) {
        keptHeights = (knownGeometry?.measuredRows ?? keptHeights).compactMap { row in
            place(row.path).map { ($0, row.height) }
        }
        knownGeometry = nil
    }

    /// Measures all rows anew; as in UIKit, the rows and their selection stay.
    func rowHeightsDidChange() {
        (knownGeometry, keptHeights) = (nil, [])
        for index in shown.indices { shown[index].isNew = true }
        invalidateScreen()
        setNeedsLayout()
    }

    /// Gives rows the heights that they had, to be measured again when they are in view.
    func keepHeights(in geometry: inout TableGeometry) {
        for row in keptHeights where geometry.contains(row.path) {
            let number = geometry.number(of: row.path)
            _ = geometry.measure(number, height: row.height)
            geometry.forget(number)
        }
        keptHeights = []
    }

    /// Marks the row of a cell to be measured again, since the cell's content has changed.
    func contentDidChange(of cell: UITableViewCell) {
        guard let item = shown.first(where: { $0.cell === cell }) else { return }
        knownGeometry?.forget(item.number)
        setNeedsLayout()
    }
}
