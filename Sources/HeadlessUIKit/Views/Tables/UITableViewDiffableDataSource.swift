public import Foundation
import StageRuntime

/// A table's data source that is given its sections and items as snapshots, and finds what has changed.
///
/// The rules are those of developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir. A row that is in
/// the old and the new snapshot keeps its cell, which is configured again only if the snapshot says so. A subclass
/// overrides `tableView(_:titleForHeaderInSection:)` for titles, and `tableView(_:canEditRowAt:)` and
/// `tableView(_:commit:forRowAt:)` for Delete.
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// Returns the cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
    /// The type of its snapshots.
    private typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// How rows appear and disappear; without effect here.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic
    /// The table; weak, as in UIKit.
    private weak var table: UITableView?
    /// Makes the cells.
    private let cellProvider: CellProvider
    /// What the table shows.
    private var current = Snapshot()
    /// The place of each item; `nil` until it is asked for.
    private var knownPlaces: [ItemIdentifierType: IndexPath]?

    /// Makes the data source of a table, which holds it weakly: keep it in the scene.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        table = tableView
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns what the table shows; a copy, to be changed and applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Has the table show a snapshot.
    ///
    /// - Parameters:
    ///   - snapshot: the sections and items.
    ///   - animatingDifferences: whether rows move; the result is the same.
    ///   - completion: called after this call has returned.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let old = current
        take(snapshot)
        let changes = SnapshotChanges(from: old, to: snapshot) { [self] in indexPath(for: $0) }
        table?.apply(changes)
        tell(completion)
    }

    /// Has the table show a snapshot; returns when it does.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { done in
            apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }

    /// Has the table show a snapshot with new cells, as `reloadData()` does.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        take(snapshot)
        table?.reloadData()
        tell(completion)
    }

    /// Has the table show a snapshot with new cells, as `reloadData()` does; returns when it does.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { done in applySnapshotUsingReloadData(snapshot) { done.resume() } }
    }

    private func take(_ snapshot: Snapshot) {
        current = snapshot.settled
        knownPlaces = nil
    }

    private func tell(_ completion: (() -> Void)?) {
        guard let completion else { return }
        UIApplication.afterReturning("snapshot", completion)
    }

    // MARK: Identifiers and places

    /// Returns the section at a place; `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }

    /// Returns the place of a section; `nil` if the table does not show it.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    /// Returns the item at a place; `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        let items = current.items(ofSection: indexPath.section)
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }

    /// Returns the place of an item; `nil` if the table does not show it.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        if knownPlaces == nil {
            var places: [ItemIdentifierType: IndexPath] = [:]
            for section in current.sectionIdentifiers.indices {
                for (row, item) in current.items(ofSection: section).enumerated() {
                    places[item] = IndexPath(row: row, section: section)
                }
            }
            knownPlaces = places
        }
        return knownPlaces?[itemIdentifier]
    }

    // MARK: The data source

    /// Returns how many sections the snapshot has.
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    /// Returns how many items a section of the snapshot has.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.items(ofSection: section).count
    }
    /// Returns the cell that the provider makes.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) {
            return cell
        }
        Stage.running?.report(
            .exception(
                reason: "UITableView dataSource returned a nil cell for row \(indexPath.row) of section "
                    + "\(indexPath.section): the cell provider must return a cell"))
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    /// Returns `nil`.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns `nil`.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns `false`.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Tells the table that the method is missing, so that its rows have no Delete.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { tableView.lacksCommit = true }
}

/// What a snapshot changes for a table, by places of rows.
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
