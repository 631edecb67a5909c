import Foundation

extension UICollectionView {
    func shownCell(at path: IndexPath) -> UICollectionViewCell? {
        shown.first { $0.element == CollectionElement(kind: nil, path: path) }?.cell
    }

    /// Selects an item, and deselects the others unless several can be selected.
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

    func performDeselection(of indexPath: IndexPath) {
        guard allowsSelection, let place = selections.firstIndex(of: indexPath) else { return }
        selections.remove(at: place)
        shownCell(at: indexPath)?.isSelected = false
    }

    /// Handles the user's tap on an item, calling the delegate in UIKit's order.
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
        if let cell = shownCell(at: path) { cell.changeUnwatched { cell.isHighlighted = false } }
        itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    private func deselectByTap(_ path: IndexPath) {
        performDeselection(of: path)
        itemDelegate?.collectionView(self, didDeselectItemAt: path)
    }

    /// Scrolls an item to a position in the view; an empty position does not scroll.
    func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        layoutScreenIfNeeded()
        guard contains(path), let rect = collectionViewLayout.layoutAttributesForItem(at: path)?.frame else {
            let section = path.first ?? 0
            return raise(
                "Attempted to scroll the collection view to an out-of-bounds item (\(path.last ?? 0)) when there are "
                    + "only \(numberOfItems(inSection: section)) items in section \(section)")
        }
        guard position != [] else { return }
        var position = position
        if collectionViewLayout.scrollAcross(to: rect, position) {
            position.subtract(
                scrollsSideways ? [.top, .centeredVertically, .bottom] : [.left, .centeredHorizontally, .right])
        }
        scroll(animated: animated) { view in
            guard let view = view as? UICollectionView, view.contains(path),
                let item = view.collectionViewLayout.layoutAttributesForItem(at: path)
            else { return nil }
            return view.reachable(view.offset(showing: item.frame, position))
        }
    }

    private func offset(showing rect: CGRect, _ position: ScrollPosition) -> CGPoint {
        let (inset, room) = (adjustedContentInset, placement.size)
        var target = boundsOrigin
        if position.contains(.top) { target.y = rect.minY - inset.top }
        if position.contains(.centeredVertically) {
            target.y = rect.midY - (room.height + inset.top - inset.bottom) / 2
        }
        if position.contains(.bottom) { target.y = rect.maxY - room.height + inset.bottom }
        if position.contains(.left) { target.x = rect.minX - inset.left }
        if position.contains(.centeredHorizontally) {
            target.x = rect.midX - (room.width + inset.left - inset.right) / 2
        }
        if position.contains(.right) { target.x = rect.maxX - room.width + inset.right }
        return target
    }
}
