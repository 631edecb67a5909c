import Foundation

extension UICollectionView {
    /// Returns the cell of an item, if it has one now.
    func shownCell(at path: IndexPath) -> UICollectionViewCell? {
        shown.first { $0.element == CollectionElement(kind: nil, path: path) }?.cell
    }

    /// Selects an item; others are deselected unless several can be selected.
    func performSelection(of indexPath: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition) {
        guard allowsSelection else { return }
        if indexPath == nil || !allowsMultipleSelection {
            for other in selections where other != indexPath { performDeselection(of: other) }
        }
        guard let indexPath, contains(indexPath) else { return }
        if !selections.contains(indexPath) { selections.append(indexPath) }
        shownCell(at: indexPath)?.isSelected = true
        if scrollPosition != [] { scroll(to: indexPath, scrollPosition, animated: animated) }
    }

    /// Deselects an item.
    func performDeselection(of indexPath: IndexPath) {
        guard allowsSelection, let place = selections.firstIndex(of: indexPath) else { return }
        selections.remove(at: place)
        shownCell(at: indexPath)?.isSelected = false
    }

    /// Handles the user's tap on an item, with the delegate's calls in UIKit's order.
    ///
    /// developer.apple.com/documentation/uikit/uicollectionviewdelegate
    func choose(_ path: IndexPath) {
        guard allowsSelection, itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
        shownCell(at: path)?.isHighlighted = true
        itemDelegate?.collectionView(self, didHighlightItemAt: path)
        if allowsMultipleSelection, selections.contains(path) {
            if itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true { deselectByTap(path) }
        } else if itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true {
            if !allowsMultipleSelection { for old in selections where old != path { deselectByTap(old) } }
            performSelection(of: path, animated: false, [])
            itemDelegate?.collectionView(self, didSelectItemAt: path)
        }
        shownCell(at: path)?.isHighlighted = false
        itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    /// Deselects an item, and notifies the delegate.
    private func deselectByTap(_ path: IndexPath) {
        performDeselection(of: path)
        itemDelegate?.collectionView(self, didDeselectItemAt: path)
    }

    /// Scrolls an item to a position, within the content; an empty position does not scroll.
    ///
    /// developer.apple.com/documentation/uikit/uicollectionview/scrollposition
    func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        layoutScreenIfNeeded()
        guard contains(path), let rect = layoutInUse.layoutAttributesForItem(at: path)?.frame else {
            let section = path.first ?? 0
            return raise(
                "Attempted to scroll the collection view to an out-of-bounds item (\(path.last ?? 0)) when there are "
                    + "only \(numberOfItems(inSection: section)) items in section \(section)")
        }
        guard position != [] else { return }
        var position = position
        if layoutInUse.scrollAcross(to: rect, position) {
            position.subtract(
                scrollsSideways ? [.top, .centeredVertically, .bottom] : [.left, .centeredHorizontally, .right])
        }
        var target = boundsOrigin
        if position.contains(.top) { target.y = rect.minY - adjustedContentInset.top }
        if position.contains(.centeredVertically) { target.y = rect.midY - placement.height / 2 }
        if position.contains(.bottom) { target.y = rect.maxY - placement.height + adjustedContentInset.bottom }
        if position.contains(.left) { target.x = rect.minX - adjustedContentInset.left }
        if position.contains(.centeredHorizontally) { target.x = rect.midX - placement.width / 2 }
        if position.contains(.right) { target.x = rect.maxX - placement.width + adjustedContentInset.right }
        setContentOffset(reachable(target), animated: animated)
    }
}

extension UICollectionView: RowList {
    /// How many items there are in all sections.
    package var rowCount: Int { counts.reduce(0, +) }

    /// Returns the index path of the item at a number, counted from 0 over all sections.
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
        // Items that come into view on the way may turn out larger than estimated.
        for _ in 0..<3 {
            guard let rect = layoutInUse.layoutAttributesForItem(at: path)?.frame,
                dragIntoView(rect, naming: { cellForItem(at: path)?.briefNotation ?? "row" })
            else { break }
            layoutScreenIfNeeded()
        }
        return cellForItem(at: path)
    }

    /// Returns the cell of the item at `number`, counted from 0, if it is in view now.
    package func visibleRow(_ number: Int) -> UIView? { path(ofRow: number).flatMap(cellForItem) }

    /// Passes the item at `number`, counted from 0, to a closure; an item out of view is made for it and not kept.
    func withRow<Result>(_ number: Int, _ body: (UIView) -> Result) -> Result? {
        layoutScreenIfNeeded()
        guard let path = path(ofRow: number) else { return nil }
        if let cell = shownCell(at: path) { return body(cell) }
        guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
        defer {
            cell.isSelected = false
            reuse.recycle(cell)
        }
        cell.updateConfigurationIfNeeded()
        return body(cell)
    }
}
