import Foundation

extension UITableView {
    /// Asks the delegate how high the rows of a section are likely to be; `nil` if all are as high as usual.
    ///
    /// As in UIKit it is asked for an estimate of each row if it has a method for that, and for the height of each if
    /// the table estimates none; else for the heights of rows that come into view alone.
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

    /// A height of the delegate's as far as it is one; the usual one if it leaves the height open.
    private func usable(_ height: CGFloat) -> CGFloat {
        height == Self.automaticDimension || height.isNaN ? standardRowHeight : max(height, 0)
    }

    /// Measures the rows in view: by the delegate when they come into view, else by their cells if their height is
    /// automatic; tells whether one has another height now.
    ///
    /// A cell is measured once: `reloadRows`, or an empty batch of updates, has it measured again, as in UIKit.
    /// developer.apple.com/documentation/uikit/uitableview/automaticdimension
    func measureRows() -> Bool {
        let start = generation
        var hasChanged = false
        guard asksForHeights || rowHeight == Self.automaticDimension else { return false }
        for (place, item) in shown.enumerated() {
            let isMeasured = knownGeometry?.isMeasured(item.number) ?? true
            guard item.isNew || !isMeasured else { continue }
            let told = lacksHeights ? rowHeight : rowDelegate?.tableView(self, heightForRowAt: item.path) ?? rowHeight
            guard generation == start, shown.indices.contains(place) else { return true }
            shown[place].isNew = false
            let height: CGFloat
            if told != Self.automaticDimension, !told.isNaN {
                guard asksForHeights else { continue }
                height = max(told, 0)
            } else {
                guard !isMeasured, item.cell.sizesItself || estimatedRowHeight > 0 || asksForHeights else { continue }
                height = measure(item.cell)
            }
            guard generation == start else { return true }
            if knownGeometry?.measure(item.number, height: height) == true { hasChanged = true }
        }
        return hasChanged
    }

    /// Whether the delegate has heights for rows, or estimates, as far as is known.
    private var asksForHeights: Bool { rowDelegate != nil && !(lacksHeights && lacksEstimates) }

    /// The height that a cell asks for at the width of the table.
    private func measure(_ cell: UITableViewCell) -> CGFloat {
        guard cell.sizesItself else { return standardRowHeight }
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: max(placement.width - 2 * sideInset, 0), height: 0),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return size.height > 0 ? size.height : standardRowHeight
    }

    /// Has the row of a cell measured again, since the cell shows something else.
    func contentDidChange(of cell: UITableViewCell) {
        guard let item = shown.first(where: { $0.cell === cell }) else { return }
        knownGeometry?.forget(item.number)
        setNeedsLayout()
    }
}
