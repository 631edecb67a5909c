import Foundation

/// What a list that is given snapshots shows: its sections and items, and the place of each item.
struct DiffableState<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    /// What the list shows.
    private(set) var current = NSDiffableDataSourceSnapshot<Section, Item>()
    /// The place of each item; `nil` until it is asked for.
    private var knownPlaces: [Item: IndexPath]?

    /// Takes a snapshot, without the items and sections to be shown anew.
    mutating func take(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
        current = snapshot.settled
        knownPlaces = nil
    }

    /// Takes a snapshot; returns what it changes.
    mutating func changes(to snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> SnapshotChanges {
        let old = current
        take(snapshot)
        return SnapshotChanges(from: old, to: snapshot) { indexPath(for: $0) }
    }

    /// Returns the section at a place; `nil` if there is none.
    func sectionIdentifier(for index: Int) -> Section? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }

    /// Returns the item at a place; `nil` if there is none.
    func itemIdentifier(for path: IndexPath) -> Item? {
        let items = current.items(ofSection: path.section)
        return items.indices.contains(path.row) ? items[path.row] : nil
    }

    /// Returns the place of an item; `nil` if the list does not show it.
    mutating func indexPath(for item: Item) -> IndexPath? {
        if let knownPlaces { return knownPlaces[item] }
        var places: [Item: IndexPath] = [:]
        for section in current.sectionIdentifiers.indices {
            for (row, item) in current.items(ofSection: section).enumerated() {
                places[item] = IndexPath(row: row, section: section)
            }
        }
        knownPlaces = places
        return places[item]
    }
}

/// What a snapshot changes for a list, by places of rows.
struct SnapshotChanges {
    /// The new place of each row that stays, by its old place.
    let places: [IndexPath: IndexPath]
    /// The rows that get other cells, by their new places.
    let reloaded: Set<IndexPath>
    /// The rows whose cells are configured again, by their new places.
    let reconfigured: [IndexPath]
    /// Whether sections are new, gone, moved or to be shown anew.
    let areOfSections: Bool

    /// Compares two snapshots, given the new place of an item.
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
        let inSections = sections.flatMap { new.itemIdentifiers(inSection: $0) }
        reloaded = Set((new.reloadedItemIdentifiers + inSections).compactMap(place))
        reconfigured = new.reconfiguredItemIdentifiers.compactMap(place)
        areOfSections = old.sectionIdentifiers != new.sectionIdentifiers || !sections.isEmpty
    }
}
