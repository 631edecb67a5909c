import Foundation

extension UICollectionView: RowList {
    /// How many items there are in all sections.
    package var rowCount: Int { counts.reduce(0, +) }

    private func path(ofRow number: Int) -> IndexPath? {
        guard number >= 0 else { return nil }
        var rest = number
        for (section, count) in counts.enumerated() {
            if rest < count { return IndexPath(item: rest, section: section) }
            rest -= count
        }
        return nil
    }

    /// Drags by the least distance that brings the item at `number`, counted from 0, into view, and returns its cell.
    package func reveal(row number: Int) -> UIView? {
        layoutScreenIfNeeded()
        guard let path = path(ofRow: number) else { return nil }
        // Items that come into view meanwhile may be larger than estimated.
        for _ in 0..<3 {
            guard let rect = collectionViewLayout.layoutAttributesForItem(at: path)?.frame,
                dragIntoView(rect, naming: { cellForItem(at: path)?.briefNotation ?? "row" })
            else { break }
            layoutScreenIfNeeded()
        }
        return cellForItem(at: path)
    }

    /// Returns the cell of the item at `number`, counted from 0, if it is in view now.
    package func visibleRow(_ number: Int) -> UIView? { path(ofRow: number).flatMap(cellForItem) }

    /// Passes the item at `number`, counted from 0, to a closure; makes an item that is out of view only for the call.
    func withRow<Result>(_ number: Int, _ body: (UIView) -> Result) -> Result? {
        layoutScreenIfNeeded()
        guard let path = path(ofRow: number) else { return nil }
        if let cell = shownCell(at: path) { return body(cell) }
        guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
        dequeued = []
        defer {
            itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
            cell.isSelected = false
            reuse.recycle(cell)
        }
        cell.updateConfigurationIfNeeded()
        return body(cell)
    }
}
