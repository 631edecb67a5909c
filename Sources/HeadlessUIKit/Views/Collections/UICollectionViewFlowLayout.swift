public import Foundation

/// Lays items out in lines, each with as many items as fit, spread over its length.
///
/// Items of equal sizes are in columns, in the last line too. If sizes differ, the last line of the section has the
/// minimum spacing. developer.apple.com/documentation/uikit/uicollectionviewflowlayout
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The value for ``estimatedItemSize`` that lets cells determine their sizes.
    public class var automaticSize: CGSize { CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0) }
    /// The least distance between two lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The least distance between two items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The size of an item, in points, unless the delegate gives others.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The likely size of an item, in points; if it is not zero, cells determine their sizes.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The axis along which the content scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    /// The size of headers, in points; only the length along the scrolling axis counts, 0 for none.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of footers, in points; only the length along the scrolling axis counts, 0 for none.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The room around the items of a section, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// Whether headers are pinned while a part of their section is visible; `false` by default.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// Whether footers are pinned while a part of their section is visible; `false` by default.
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// The positions of the items; `nil` after an invalidation, until they are needed.
    private var known: FlowGeometry?
    /// The sizes that cells need, in points.
    private var measured: [IndexPath: CGSize] = [:]
    /// Whether the delegate lacks the method for sizes of items, as a call has shown.
    var lacksSizes = false

    /// Makes a layout that scrolls down.
    public override init() { super.init() }
    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Computes the positions; an override calls `super`.
    open override func prepare() {
        super.prepare()
        _ = geometry
    }

    /// Discards the positions; an override calls `super`.
    open override func invalidateLayout() {
        known = nil
        super.invalidateLayout()
    }

    /// The size of the whole content, in points.
    open override var collectionViewContentSize: CGSize {
        turned(CGSize(width: geometry.width, height: geometry.height))
    }

    /// Returns the attributes of the items, headers and footers in a rectangle of the content.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let (top, bottom) = scrollsSideways ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
        return geometry.elements(from: top, to: bottom, pins).map { attributes(of: $0.element, in: $0.rect) }
    }

    /// Returns the attributes of an item; `nil` if there is no such item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        geometry.rect(of: indexPath).map { attributes(of: CollectionElement(kind: nil, path: indexPath), in: $0) }
    }

    /// Returns the attributes of a section's header or footer; `nil` if there is none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let edge = Self.edge(of: elementKind) else { return nil }
        return geometry.rect(of: edge, ofSection: indexPath.section, pins).map {
            attributes(of: CollectionElement(kind: elementKind, path: indexPath), in: $0)
        }
    }

    /// Returns whether the bounds change the length of lines.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        known.map { $0.width != lineLength(in: newBounds.size) } ?? false
    }

    // MARK: Positions

    override var scrollsSideways: Bool { scrollDirection == .horizontal }
    override var asksCellsForSizes: Bool { estimatedItemSize != .zero }
    override func itemsDidChange() { measured = [:] }

    override func take(_ size: CGSize, of element: CollectionElement) -> Bool {
        guard asksCellsForSizes, measured[element.path] != size else { return false }
        measured[element.path] = size
        known = nil
        return true
    }

    private var pins: FlowGeometry.Pins {
        guard let collectionView, sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds else {
            return FlowGeometry.Pins()
        }
        let (bounds, inset) = (collectionView.bounds, turned(collectionView.adjustedContentInset))
        let (top, bottom) = scrollsSideways ? (bounds.minX, bounds.maxX) : (bounds.minY, bounds.maxY)
        return FlowGeometry.Pins(
            header: sectionHeadersPinToVisibleBounds ? top + inset.top : nil,
            footer: sectionFootersPinToVisibleBounds ? bottom - inset.bottom : nil)
    }

    private static func edge(of kind: String) -> SectionEdge? {
        switch kind {
        case UICollectionView.elementKindSectionHeader: .header
        case UICollectionView.elementKindSectionFooter: .footer
        default: nil
        }
    }

    private func attributes(of element: CollectionElement, in rect: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(of: element)
        attributes.frame =
            scrollsSideways ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
        guard let kind = element.kind else { return attributes }
        attributes.estimates = EstimatedLengths()
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds { attributes.zIndex = 10 }
        return attributes
    }

    private func turned(_ size: CGSize) -> CGSize {
        scrollsSideways ? CGSize(width: size.height, height: size.width) : size
    }

    private func turned(_ inset: UIEdgeInsets) -> UIEdgeInsets {
        guard scrollsSideways else { return inset }
        return UIEdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
    }

    /// Returns the length of a line within the insets of the collection view, in points.
    private func lineLength(in size: CGSize) -> CGFloat {
        let inset = turned(collectionView?.adjustedContentInset ?? .zero)
        return max(turned(size).width - inset.left - inset.right, 0)
    }

    /// The positions; the delegate is asked for sizes if they are unknown.
    private var geometry: FlowGeometry {
        if let known { return known }
        guard let collectionView else { return FlowGeometry(width: 0) }
        var geometry = FlowGeometry(width: lineLength(in: collectionView.bounds.size))
        for section in 0..<collectionView.numberOfSections {
            let count = collectionView.numberOfItems(inSection: section)
            let metrics = metrics(ofSection: section, in: collectionView)
            if let sizes = sizes(ofSection: section, count: count, in: collectionView) {
                geometry.append(sizes: sizes.map(turned), metrics)
            } else {
                geometry.append(count: count, of: turned(itemSize), metrics)
            }
        }
        known = geometry
        return geometry
    }

    private func metrics(ofSection section: Int, in view: UICollectionView) -> FlowGeometry.Metrics {
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        let footer = delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        return FlowGeometry.Metrics(
            inset: turned(delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset),
            lineSpacing: delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
                ?? minimumLineSpacing,
            itemSpacing: delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing,
            header: max(turned(header ?? headerReferenceSize).height, 0),
            footer: max(turned(footer ?? footerReferenceSize).height, 0))
    }

    /// Returns the sizes of a section's items, in points; `nil` if all have ``itemSize``.
    private func sizes(ofSection section: Int, count: Int, in view: UICollectionView) -> [CGSize]? {
        guard count > 0 else { return nil }
        if asksCellsForSizes {
            let likely = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
            return (0..<count).map { measured[IndexPath(item: $0, section: section)] ?? likely }
        }
        guard let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout, !lacksSizes else { return nil }
        func size(_ item: Int) -> CGSize {
            let path = IndexPath(item: item, section: section)
            let size = delegate.collectionView(view, layout: self, sizeForItemAt: path)
            return CGSize(width: max(size.width, 0), height: max(size.height, 0))
        }
        let first = size(0)
        return lacksSizes ? nil : [first] + (1..<count).map(size)
    }
}
