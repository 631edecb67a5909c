import Foundation

extension UICollectionViewDiffableDataSource: OutlineSource {
    /// The app's decisions about opening and closing items.
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// Whether the user may open an item.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before the user opens an item.
        public var willExpandItem: ((Item) -> Void)?
        /// Whether the user may close an item.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before the user closes an item.
        public var willCollapseItem: ((Item) -> Void)?
        /// Makes handlers that allow everything.
        public init() {}
    }

    /// Shows the visible items of a section's snapshot, a new section last; calls `completion` after returning.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var whole = self.snapshot()
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        sectionSnapshots[section] = snapshot
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
        // A cell that stays is not made anew, but its chevron has changed.
        for cell in collection?.visibleCells ?? [] { cell.subviews.forEach { $0.invalidateScreen() } }
    }

    /// Returns the snapshot of a section, including items that do not show.
    public func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        let whole = snapshot()
        let visible = whole.indexOfSection(section).map { whole.items(ofSection: $0) } ?? []
        if let known = sectionSnapshots[section], known.visibleItems == visible { return known }
        return NSDiffableDataSourceSectionSnapshot(items: visible)
    }

    func isExpanded(at path: IndexPath) -> Bool {
        guard let section = sectionIdentifier(for: path.section), let item = itemIdentifier(for: path) else {
            return false
        }
        return snapshot(for: section).isExpanded(item)
    }

    func toggle(at path: IndexPath) {
        guard let section = sectionIdentifier(for: path.section), let item = itemIdentifier(for: path) else { return }
        var snapshot = snapshot(for: section)
        if snapshot.isExpanded(item) {
            guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willCollapseItem?(item)
            snapshot.collapse([item])
        } else {
            guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willExpandItem?(item)
            snapshot.expand([item])
        }
        apply(snapshot, to: section)
    }
}
