public import Foundation
import StageRuntime

/// A collection of items, positioned by its layout; only those in view have cells, which are reused.
open class UICollectionView: UIScrollView {
    /// The axis along which the content scrolls.
    @nonexhaustive public nonisolated enum ScrollDirection: Int, Sendable {
        /// Up and down, or from left to right.
        case vertical, horizontal
    }

    /// What layout attributes describe.
    @nonexhaustive public nonisolated enum ElementCategory: UInt, Sendable {
        /// A cell, a header, footer or other view, or a decoration, which no layout here has.
        case cell, supplementaryView, decorationView
    }

    /// The part of the collection view where an item comes to lie; none for no scrolling.
    public nonisolated struct ScrollPosition: OptionSet, Sendable {
        /// The bits of the positions.
        public let rawValue: UInt
        /// Makes positions from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The kind of a section's header.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
    /// Gives the items and sections; weak, as in UIKit.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    /// Asked about items, and notified of taps and scrolling; weak, as in UIKit.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            itemDelegate = delegate as? any UICollectionViewDelegate
            (collectionViewLayout as? UICollectionViewFlowLayout)?.lacksSizes = false
            collectionViewLayout.invalidateLayout()
        }
    }
    /// Determines the frames of the items; strong, the collection view owns its layout.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            collectionViewLayout.invalidateLayout()
        }
    }
    /// The view behind the items, as large as the collection view, which does not scroll; strong, a subview.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// Whether items can be selected.
    open var allowsSelection = true
    /// Whether several items can be selected; a tap on a selected one deselects it.
    open var allowsMultipleSelection = false
    /// Asked to load what items need before they come into view, which never happens here; weak, as in UIKit.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether cells are made before they come into view; without effect here.
    open var isPrefetchingEnabled = true
    /// The delegate, if it has methods for items; weak, as in UIKit.
    private(set) weak var itemDelegate: (any UICollectionViewDelegate)?
    /// The unused cells, and the classes of new ones; strong, the collection view owns the pool.
    let reuse = ReusePool<UICollectionViewCell>()
    /// The unused views of each kind, and the classes of new ones; strong, the collection view owns the pools.
    var edgeReuse: [String: ReusePool<UICollectionReusableView>] = [:]
    /// The registrations that were used; strong, so that each has an identifier of its own.
    var registrations: [CollectionRegistration] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    /// How many items each section has; `nil` until the data source is asked.
    var knownCounts: [Int]?
    var isPrepared = false
    /// The cells and other views in view, in reading order; strong, they are subviews.
    var shown: [ShownElement] = []
    /// How often the items have changed, by which tiling notices that the app changes them meanwhile.
    var generation = 0
    var selections: [IndexPath] = []
    var batch = ListBatch()
    /// The item that is being configured again, and its cell; strong, only for the duration of the call.
    var configured: (path: IndexPath, cell: UICollectionViewCell)? { didSet { withExtendedLifetime(oldValue) {} } }

    /// The views dequeued since the data source last returned one; strong, until it returns the next.
    var dequeued: [UICollectionReusableView] = []

    /// Makes a collection view.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Items

    /// How many sections there are.
    open var numberOfSections: Int { counts.count }
    /// Returns how many items a section has; 0 if there is no such section.
    open func numberOfItems(inSection section: Int) -> Int { counts.indices.contains(section) ? counts[section] : 0 }

    /// The cells in view, in reading order.
    open var visibleCells: [UICollectionViewCell] {
        layoutScreenIfNeeded()
        return shown.compactMap(\.cell)
    }

    /// The items in view, in reading order; in UIKit in any order.
    open var indexPathsForVisibleItems: [IndexPath] {
        layoutScreenIfNeeded()
        return shown.filter { $0.cell != nil }.map(\.element.path)
    }

    /// Returns the cell of an item, if the item is in view.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        layoutScreenIfNeeded()
        return shownCell(at: indexPath)
    }

    /// Returns the item that a cell in view shows.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shown.first { $0.cell === cell }?.element.path
    }

    /// Returns a section's header, its footer or another view of a kind, if it is in view.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        layoutScreenIfNeeded()
        return shown.first { $0.element == CollectionElement(kind: elementKind, path: indexPath) }?.view
    }

    /// Returns the headers, the footers or the other views of a kind in view, in reading order.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        layoutScreenIfNeeded()
        return shown.filter { $0.element.kind == elementKind }.map(\.view)
    }

    /// Returns the index paths of the headers, the footers or the other views of a kind in view, in reading order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        layoutScreenIfNeeded()
        return shown.filter { $0.element.kind == elementKind }.map(\.element.path)
    }

    /// Returns the layout's attributes of an item; `nil` if there is no such item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// Returns the layout's attributes of a header, a footer or another view of a kind; `nil` if there is none.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// Returns the item at a point of the content; `nil` if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let around = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        let found = collectionViewLayout.layoutAttributesForElements(in: around) ?? []
        return found.first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
    }

    /// Asks for everything again; the selection is lost, as in UIKit.
    open func reloadData() {
        generation += 1
        let items = shown
        shown = []
        for item in items { retire(item) }
        selections = []
        knownCounts = nil
        collectionViewLayout.itemsDidChange()
        collectionViewLayout.invalidateLayout()
        invalidateScreen()
    }

    /// Replaces the layout; the items keep their cells.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    /// Scrolls an item to a position; an item that does not exist raises UIKit's exception.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    /// The selected items, in the order of selection; `nil` if there are none.
    open var indexPathsForSelectedItems: [IndexPath]? { selections.isEmpty ? nil : selections }
    /// Selects an item without notifying the delegate; `nil` deselects all; does nothing if selection is not allowed.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        performSelection(of: indexPath, animated: animated, scrollPosition)
    }
    /// Deselects an item without notifying the delegate; does nothing if selection is not allowed.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { performDeselection(of: indexPath) }

    // MARK: Layout

    /// Gives the visible items and other views their views and frames, and recycles all others.
    open override func layoutSubviews() {
        tile()
        placeConstrainedSubviews()
    }

    /// Does nothing: layout adds and removes cells, which does not change the view's intrinsic size.
    override func subviewsDidChange() {}

    override var scrollsSideways: Bool { collectionViewLayout.scrollsSideways }
    /// Also scrolls a section that scrolls across the layout's axis.
    override func dragIntoView(_ rect: CGRect, naming name: () -> String) -> Bool {
        let moves = isUserInteractionEnabled && collectionViewLayout.bringIntoView(rect)
        if moves { Stage.running?.trace.record("scrolled into view", .screen, [.init("element", name())]) }
        return super.dragIntoView(rect, naming: name) || moves
    }
    override func restingPoint(_ proposed: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: .zero)
    }

    /// A list, even if it is no accessibility element, so that scripts find its rows and scroll it.
    package override var elementRole: ElementRole? { .list }
    /// Headers, cells and footers in the order of the items, then all other views.
    package override var childrenInOrder: [UIView] {
        let views: [UIView] = shown.map(\.view)
        let known = Set(views.map(ObjectIdentifier.init))
        return views + subviews.filter { !known.contains(ObjectIdentifier($0)) }
    }
    override var placesAllApart: Bool { true }
    override var asRowList: (any RowList)? { self }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        drawLists(with: &painter, in: rect)
        super.draw(with: &painter, in: rect)
    }

    override func makeViewCopy() -> ViewCopy {
        if let viewCopy = listCopy() { return viewCopy }
        var viewCopy = ViewCopy(UIScrollView(), of: subviews.filter { $0 !== backgroundView }, keepsFrames: true)
        viewCopy.mayRearrange = collectionViewLayout.asksCellsForSizes
        return viewCopy
    }
}

struct ShownElement {
    var element: CollectionElement
    /// The view; strong, the collection view owns it.
    let view: UICollectionReusableView
    /// The cell of an item; `nil` for other views, even for a cell that serves as header.
    var cell: UICollectionViewCell? { element.kind == nil ? view as? UICollectionViewCell : nil }
}
