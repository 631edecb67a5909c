public import Foundation

/// A table's data source that receives its sections and items as snapshots, and finds the differences.
///
/// Rules: developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir. A row that is in the old and the
/// new snapshot keeps its cell, which is configured again only if the snapshot says so. For titles and for Delete, a
/// subclass overrides `tableView(_:titleForHeaderInSection:)`, or `tableView(_:canEditRowAt:)` and
/// `tableView(_:commit:forRowAt:)`.
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// Returns the cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    /// How rows appear and disappear; without effect here.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic
    /// The table; weak, as in UIKit.
    private weak var table: UITableView?
    private let cellProvider: CellProvider
    private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>() {
        didSet { withExtendedLifetime(oldValue) {} }
    }

    /// Makes the data source of a table, which holds it weakly: keep it in the scene.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        table = tableView
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns what the table shows; a copy, to be changed and applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { state.current }

    /// Makes the table show a snapshot.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let changes = state.changes(to: snapshot)
        table?.apply(changes)
        if let completion { UIApplication.afterReturning("snapshot", completion) }
    }

    /// Makes the table show a snapshot; returns when it does.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { done in
            apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }

    /// Makes the table show a snapshot with new cells, as `reloadData()` does.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        state.take(snapshot)
        table?.reloadData()
        if let completion { UIApplication.afterReturning("snapshot", completion) }
    }

    /// Makes the table show a snapshot with new cells, as `reloadData()` does; returns when it does.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { done in applySnapshotUsingReloadData(snapshot) { done.resume() } }
    }

    // MARK: Identifiers and index paths

    /// Returns the section at an index; `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.sectionIdentifier(for: index) }
    /// Returns the index of a section; `nil` if the table does not show it.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        state.current.indexOfSection(sectionIdentifier)
    }
    /// Returns the item at an index path; `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { state.itemIdentifier(for: indexPath) }
    /// Returns the index path of an item; `nil` if the table does not show it.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { state.indexPath(for: itemIdentifier) }

    // MARK: The data source

    /// Returns how many sections the snapshot has.
    open func numberOfSections(in tableView: UITableView) -> Int { state.current.numberOfSections }
    /// Returns how many items a section of the snapshot has.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        state.current.items(ofSection: section).count
    }
    /// Returns the cell that the provider makes.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) {
            return cell
        }
        raise(
            "UITableView dataSource returned a nil cell for row \(indexPath.row) of section \(indexPath.section): the "
                + "cell provider must return a cell")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    /// Returns `nil`.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns `nil`.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns `false`.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Returns `false`.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// Tells the table that the method is not implemented, so that its rows have no Delete button.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { tableView.lacksCommit = true }
}
