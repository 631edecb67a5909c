import Foundation

/// The sections and items that a list with a diffable data source shows, and the index path of each item.
struct DiffableState<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    private(set) var current = NSDiffableDataSourceSnapshot<Section, Item>()
    /// The index path of each item; `nil` until it is needed.
    private var cachedIndexPaths: [Item: IndexPath]?

    /// Stores a snapshot, without its requests to reload and reconfigure.
    mutating func take(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
        current = snapshot.withoutReloads
        cachedIndexPaths = nil
    }

    /// Stores a snapshot; returns what it changes.
    mutating func changes(to snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> SnapshotChanges {
        let old = current
        take(snapshot)
        return SnapshotChanges(from: old, to: snapshot) { indexPath(for: $0) }
    }

    func sectionIdentifier(for index: Int) -> Section? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }

    func itemIdentifier(for path: IndexPath) -> Item? {
        let items = current.items(ofSection: path.section)
        return items.indices.contains(path.row) ? items[path.row] : nil
    }

    mutating func indexPath(for item: Item) -> IndexPath? {
        if let cachedIndexPaths { return cachedIndexPaths[item] }
        var indexPaths: [Item: IndexPath] = [:]
        for section in current.sectionIdentifiers.indices {
            for (row, item) in current.items(ofSection: section).enumerated() {
                indexPaths[item] = IndexPath(row: row, section: section)
            }
        }
        cachedIndexPaths = indexPaths
        return indexPaths[item]
    }
}

/// What a snapshot changes in a list.
struct SnapshotChanges {
    /// The new index path of each row that was in the old snapshot too, by its old one.
    let places: [IndexPath: IndexPath]
    /// The rows that get other cells, by their new index paths.
    let reloaded: Set<IndexPath>
    /// The rows whose cells are configured again, by their new index paths.
    let reconfigured: [IndexPath]
    let areOfSections: Bool

    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>,
        place: (Item) -> IndexPath?
    ) {
        var places: [IndexPath: IndexPath] = [:]
        for section in old.sectionIdentifiers.indices {
            for (row, item) in old.items(ofSection: section).enumerated() {
                if let place = place(item) { places[IndexPath(row: row, section: section)] = place }
            }
        }
        self.places = places
        let sections = new.reloadedSectionIdentifiers.filter { new.indexOfSection($0) != nil }
        let itemsOfSections = sections.flatMap { new.itemIdentifiers(inSection: $0) }
        reloaded = Set((new.reloadedItemIdentifiers + itemsOfSections).compactMap(place))
        reconfigured = new.reconfiguredItemIdentifiers.compactMap(place)
        areOfSections = old.sectionIdentifiers != new.sectionIdentifiers || !sections.isEmpty
    }

    /// Returns the new index path of a row that keeps its cell and its selection; `nil` if it is deleted or reloaded.
    func place(ofKept path: IndexPath) -> IndexPath? { places[path].flatMap { reloaded.contains($0) ? nil : $0 } }
}
