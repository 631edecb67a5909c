public import Foundation

/// A collection view's data source that receives its sections and items as snapshots, and finds the differences.
///
/// Rules: developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource. An item that is in the old and
/// the new snapshot keeps its cell, which is configured again only if the snapshot says so.
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// Returns the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Returns a header, a footer or another view of a kind.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// Makes headers, footers and other views; strong, so it must hold owners weakly.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// The app's decisions about opening and closing items.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
    /// The section snapshot that was last applied to each section.
    var sectionSnapshots: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    /// The collection view; weak, as in UIKit.
    weak var collection: UICollectionView?
    private let cellProvider: CellProvider
    private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>() {
        didSet { withExtendedLifetime(oldValue) {} }
    }

    /// Makes the data source of a collection view, which holds it weakly: keep it in the scene.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        collection = collectionView
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns what the collection view shows; a copy, to be changed and applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { state.current }

    /// Makes the collection view show a snapshot.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let changes = state.changes(to: snapshot)
        collection?.apply(changes)
        if let completion { UIApplication.afterReturning("snapshot", completion) }
    }

    /// Makes the collection view show a snapshot; returns when it does.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { done in
            apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }

    /// Makes the collection view show a snapshot with new cells, as `reloadData()` does.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        state.take(snapshot)
        collection?.reloadData()
        if let completion { UIApplication.afterReturning("snapshot", completion) }
    }

    /// Makes the collection view show a snapshot with new cells, as `reloadData()` does; returns when it does.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { done in applySnapshotUsingReloadData(snapshot) { done.resume() } }
    }

    // MARK: Identifiers and index paths

    /// Returns the section at an index; `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.sectionIdentifier(for: index) }
    /// Returns the index of a section; `nil` if the collection view does not show it.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        state.current.indexOfSection(sectionIdentifier)
    }
    /// Returns the item at an index path; `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { state.itemIdentifier(for: indexPath) }
    /// Returns the index path of an item; `nil` if the collection view does not show it.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { state.indexPath(for: itemIdentifier) }

    // MARK: The data source

    /// Returns how many sections the snapshot has.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { state.current.numberOfSections }
    /// Returns how many items a section of the snapshot has.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        state.current.items(ofSection: section).count
    }
    /// Returns the cell that the provider makes.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
            if let section = sectionIdentifier(for: indexPath.section), let tree = sectionSnapshots[section] {
                (cell as? UICollectionViewListCell)?.indentationLevel = tree.level(of: item)
            }
            return cell
        }
        collectionView.raise(
            "UICollectionView dataSource returned a nil cell for \(indexPath.inWords): the cell provider must return a "
                + "cell")
        return UICollectionViewCell()
    }
    /// Returns the view that the provider makes.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        collectionView.raise(
            "the layout has a view of the kind \(kind) at \(indexPath.inWords): set supplementaryViewProvider, which "
                + "must return a view for it")
        return UICollectionReusableView()
    }
}
