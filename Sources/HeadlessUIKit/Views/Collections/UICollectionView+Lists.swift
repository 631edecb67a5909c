import Foundation

extension UICollectionView: SwipeableList {
    var swipeableCells: [any SwipeableCell] { shown.compactMap { $0.cell as? UICollectionViewListCell } }

    /// Asks the configuration of the section; only a `UICollectionViewListCell` in a list has actions.
    func actions(of cell: any SwipeableCell, _ direction: SwipeDirection) -> UISwipeActionsConfiguration? {
        guard let path = shown.first(where: { $0.cell === cell })?.element.path,
            let list = collectionViewLayout.listConfiguration(ofSection: path.section)
        else { return nil }
        let provider =
            direction == .left
            ? list.trailingSwipeActionsConfigurationProvider : list.leadingSwipeActionsConfigurationProvider
        guard let configuration = provider?(path), !configuration.actions.isEmpty else { return nil }
        return configuration
    }

    /// Does nothing: no delegate is notified.
    func willRevealActions(of cell: any SwipeableCell) {}
    func didHideActions(of cell: any SwipeableCell) {}

    /// Draws the background of all lists, and those of the groups in view.
    func drawLists(with painter: inout ScreenPainter, in rect: CGRect) {
        guard let first = collectionViewLayout.listConfiguration(ofSection: 0) else { return }
        if let color = first.backgroundColor ?? (first.isGrouped ? .systemGroupedBackground : nil),
            backgroundColor == nil
        {
            painter.canvas.rectangle(rect, fill: painter.palette.paint(color))
        }
        let sections = Set(shown.filter { $0.cell != nil }.map(\.element.path.section)).sorted()
        painter.clipped(to: rect) { painter in
            for section in sections {
                guard let list = collectionViewLayout.listConfiguration(ofSection: section), list.isGrouped,
                    let rows = collectionViewLayout.rowsFrame(ofSection: section)
                else { continue }
                let group = rows.offsetBy(dx: rect.minX - boundsOrigin.x, dy: rect.minY - boundsOrigin.y)
                painter.canvas.rectangle(
                    group, radius: list.appearance == .insetGrouped ? 10 : 0,
                    fill: painter.palette.paint(.secondarySystemGroupedBackground))
            }
        }
    }

    /// Returns the copy of a list for an audit; `nil` if a section has another layout.
    func listCopy() -> ViewCopy? {
        guard let list = collectionViewLayout.listConfiguration(ofSection: 0), !shown.isEmpty,
            shown.allSatisfy({ collectionViewLayout.listConfiguration(ofSection: $0.element.path.section) != nil })
        else { return nil }
        let copy = ListCopy()
        copy.inset = list.sideInset
        return ViewCopy(copy, of: childrenInOrder.filter { $0 !== backgroundView })
    }
}
