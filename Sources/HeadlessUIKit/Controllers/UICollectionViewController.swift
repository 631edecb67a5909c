public import Foundation

/// A controller whose view is a collection view; it is the data source and the delegate of the collection view.
///
/// The rules are those of developer.apple.com/documentation/uikit/uicollectionviewcontroller. A subclass overrides the
/// methods of both protocols that it needs, at least `collectionView(_:cellForItemAt:)`.
open class UICollectionViewController: UIViewController {
    /// The layout that the controller was made with; another layout of the collection view does not change it.
    public let collectionViewLayout: UICollectionViewLayout
    private var hasLoadedData = false

    /// Makes a controller whose collection view has a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// The collection view, which is the view of the controller.
    open var collectionView: UICollectionView! {
        get { loadedView(of: "UICollectionViewController") }
        set { view = newValue }
    }

    /// Whether the selected items are deselected when the view is about to appear; `true` by default.
    open var clearsSelectionOnViewWillAppear = true

    /// Makes the collection view, with this controller as its data source and delegate.
    open override func loadView() {
        let collection = UICollectionView(
            frame: Self.initialViewFrame, collectionViewLayout: collectionViewLayout)
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.backgroundColor = .systemBackground
        collection.alwaysBounceVertical = true
        collection.dataSource = self
        collection.delegate = self
        view = collection
    }

    /// Loads the data of the collection view the first time, and deselects its items; an override calls `super`.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let collection = viewIfLoaded as? UICollectionView else { return }
        if !hasLoadedData {
            hasLoadedData = true
            collection.reloadData()
        }
        guard clearsSelectionOnViewWillAppear else { return }
        for path in collection.indexPathsForSelectedItems ?? [] {
            collection.deselectItem(at: path, animated: animated)
        }
    }

    // MARK: The data source

    /// Returns 1.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Returns 0.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// Raises an exception: a subclass whose collection view has items must override the method.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        raise("UICollectionView's data source returned no cell: override collectionView(_:cellForItemAt:)")
        return UICollectionViewCell()
    }
    /// Raises an exception: a subclass whose layout has headers or footers must override the method.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        raise(
            "the layout has a view of the kind \(kind): override "
                + "collectionView(_:viewForSupplementaryElementOfKind:at:)")
        return UICollectionReusableView()
    }

    // MARK: The delegate

    /// Returns `true`.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Returns `true`.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Returns `true`.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Does nothing.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Does nothing.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Asks the method for one item, if there is one item.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPaths.count == 1 else { return nil }
        return self.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
    }
    /// Returns `nil`.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Does nothing.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

extension UICollectionViewController: UICollectionViewDataSource, UICollectionViewDelegate {}
