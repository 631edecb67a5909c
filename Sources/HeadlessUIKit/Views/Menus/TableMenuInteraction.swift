import Foundation

extension UIView {
    /// The interaction that opens a menu for a press on the view: the newest one, or that of a list or a button.
    var menuInteraction: UIContextMenuInteraction? {
        if let added = extras?.interactions.last(where: { $0 is UIContextMenuInteraction }) {
            return added as? UIContextMenuInteraction
        }
        guard let made = (self as? any MenuOpeningView)?.makeMenuInteraction() else { return nil }
        addInteraction(made)
        return made
    }
}

/// A view with a menu interaction of its own: a list or a button.
protocol MenuOpeningView: UIView {
    /// Makes the interaction; the view keeps it.
    func makeMenuInteraction() -> UIContextMenuInteraction
}

extension UIButton: MenuOpeningView {
    func makeMenuInteraction() -> UIContextMenuInteraction { ButtonMenuInteraction() }
}

extension UITableView: MenuOpeningView {
    func makeMenuInteraction() -> UIContextMenuInteraction { TableMenuInteraction() }

    /// The interaction that opens the menus of rows.
    public var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }
}

extension UICollectionView: MenuOpeningView {
    func makeMenuInteraction() -> UIContextMenuInteraction { CollectionMenuInteraction() }

    /// The interaction that opens the menus of items.
    public var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }
}

private final class TableMenuInteraction: UIContextMenuInteraction {
    private var table: UITableView? { view as? UITableView }

    override func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let table, let path = table.indexPathForRow(at: point) else { return nil }
        return table.rowDelegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
    }

    override func willDisplay(_ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
        guard let table else { return }
        table.rowDelegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    override func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
        guard let table else { return }
        table.rowDelegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    }

    override func willPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator
    ) {
        guard let table else { return }
        table.rowDelegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}

private final class CollectionMenuInteraction: UIContextMenuInteraction {
    private var collection: UICollectionView? { view as? UICollectionView }

    /// Asks for the item at a point, for all selected ones if it is among them, or for none beside the items.
    override func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let collection else { return nil }
        var paths = collection.indexPathForItem(at: point).map { [$0] } ?? []
        if let path = paths.first, let selected = collection.indexPathsForSelectedItems, selected.contains(path) {
            paths = selected
        }
        return collection.itemDelegate?.collectionView(
            collection, contextMenuConfigurationForItemsAt: paths, point: point)
    }

    override func willDisplay(_ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
        guard let collection else { return }
        collection.itemDelegate?.collectionView(collection, willDisplayContextMenu: configuration, animator: animator)
    }

    override func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
        guard let collection else { return }
        collection.itemDelegate?.collectionView(
            collection, willEndContextMenuInteraction: configuration, animator: animator)
    }

    override func willPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator
    ) {
        guard let collection else { return }
        collection.itemDelegate?.collectionView(
            collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}

/// Opens the menu of a button whose tap does something else.
private final class ButtonMenuInteraction: UIContextMenuInteraction {
    override func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let button = view as? UIButton, let menu = button.menu, !button.showsMenuAsPrimaryAction else {
            return nil
        }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    override func willDisplay(_ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
        (view as? UIButton)?.sendActions(for: .menuActionTriggered)
    }
}
