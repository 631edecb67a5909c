public import Foundation

/// Determines the frames of the items and other views of a collection view; a subclass overrides what it needs.
///
/// The collection view calls ``prepare()`` after each invalidation, then asks for the size of the content and for the
/// attributes of the items in view. developer.apple.com/documentation/uikit/uicollectionviewlayout
open class UICollectionViewLayout: NSObject {
    /// The collection view; `nil` until it has the layout; weak, since the collection view owns its layout.
    open internal(set) weak var collectionView: UICollectionView?

    /// Makes a layout.
    public override init() { super.init() }
    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }
    /// Called before the first query after an invalidation; an override computes the layout.
    open func prepare() {}
    /// The size of the whole content, in points; zero by default.
    open var collectionViewContentSize: CGSize { .zero }
    /// Returns the attributes of all items and other views in a rectangle of the content; `nil` by default.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Returns the attributes of an item; `nil` by default.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a header, a footer or another view of a kind; `nil` by default.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns whether a change of the collection view's bounds invalidates the layout; `false` by default.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Makes the collection view prepare the layout again; an override calls `super`.
    open func invalidateLayout() { collectionView?.layoutWasInvalidated() }
    /// Returns where the content stops after a drag, in points; the proposed point by default.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // MARK: For the layouts of this module

    var scrollsSideways: Bool { false }
    var asksCellsForSizes: Bool { false }
    /// Stores the size that a visible cell or other view needs; returns whether anything moves.
    func take(_ size: CGSize, of element: CollectionElement) -> Bool { false }
    /// Returns the section of a cell or another view, and its rank there: 0 before the items, 1 for them, 2 after them.
    func readingPosition(of element: CollectionElement) -> (section: Int, rank: Int) {
        let rank = element.kind == nil ? 1 : element.kind == UICollectionView.elementKindSectionFooter ? 2 : 0
        return (element.path.section, rank)
    }
    /// Returns the configuration of a section if it is a list.
    func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }
    /// Returns the rectangle around all rows of a list's section, in points of the content.
    func rowsFrame(ofSection section: Int) -> CGRect? { nil }
    /// Brings a rectangle into view in a section that scrolls across the layout's axis; returns whether it moved.
    func bringIntoView(_ rect: CGRect) -> Bool { false }
    /// Scrolls such a section until a rectangle is in position; returns `false` if there is no such section.
    func scrollAcross(to rect: CGRect, _ position: UICollectionView.ScrollPosition) -> Bool { false }
    /// Returns whether a cell or another view is read before another one: headers, the items of a section, footers.
    final func reads(_ element: CollectionElement, before other: CollectionElement) -> Bool {
        let position = readingPosition(of: element)
        let otherPosition = readingPosition(of: other)
        if position != otherPosition { return position < otherPosition }
        return element.path != other.path
            ? element.path < other.path : (element.kind ?? "") < (other.kind ?? "")
    }
    /// Called when the numbers of items may have changed.
    func itemsDidChange() {}
}

/// The frame and the looks of an item or another view of a collection view.
open class UICollectionViewLayoutAttributes: NSObject {
    /// The item or section.
    open var indexPath: IndexPath
    /// What the attributes are of.
    open private(set) var representedElementCategory: UICollectionView.ElementCategory
    /// The kind of a view that is no cell; `nil` for a cell.
    open private(set) var representedElementKind: String?
    /// The rectangle in the content, in points.
    open var frame = CGRect.zero
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1
    /// Whether the view is hidden.
    open var isHidden = false
    /// Views with a greater number lie in front.
    open var zIndex = 0
    /// The transform of the view.
    open var transform = CGAffineTransform.identity
    /// Which lengths the view determines itself, if the layout asks views for their sizes.
    var estimates = EstimatedLengths(width: true, height: true)

    /// The middle of ``frame``, in points.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    /// The size of ``frame``, in points; setting it keeps the centre.
    open var size: CGSize {
        get { frame.size }
        set {
            let middle = center
            frame.size = newValue
            center = middle
        }
    }

    /// Makes the attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) { self.init(.cell, nil, indexPath) }

    /// Makes the attributes of a header, a footer or another view of a kind.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(.supplementaryView, elementKind, indexPath)
    }

    convenience init(of element: CollectionElement) {
        self.init(element.kind == nil ? .cell : .supplementaryView, element.kind, element.path)
    }

    private init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
        representedElementCategory = category
        representedElementKind = kind
        self.indexPath = indexPath
        super.init()
    }

    var element: CollectionElement { CollectionElement(kind: representedElementKind, path: indexPath) }
}

/// An item, or another view, such as a header, by its kind and index path.
struct CollectionElement: Hashable {
    /// The kind of a view that is no cell; `nil` for a cell.
    let kind: String?
    var path: IndexPath
}
