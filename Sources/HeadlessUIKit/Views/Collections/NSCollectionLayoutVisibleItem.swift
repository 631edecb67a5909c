public import Foundation

/// Changes the items in view of a section, given the position to which it is scrolled and its surroundings.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// An item, a header or a footer in view, before it is displayed.
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The opacity, from 0 to 1.
    var alpha: CGFloat { get set }
    /// Items with a greater number lie in front.
    var zIndex: Int { get set }
    /// Whether it is hidden.
    var isHidden: Bool { get set }
    /// The middle, in points of the content.
    var center: CGPoint { get set }
    /// The transform of its view.
    var transform: CGAffineTransform { get set }
    /// The kind of a header or a footer; empty for an item.
    var name: String { get }
    /// The item or section.
    var indexPath: IndexPath { get }
    /// The rectangle in the content, in points.
    var frame: CGRect { get }
    /// The rectangle in its own coordinates, in points.
    var bounds: CGRect { get }
    /// What it is.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a header or a footer; `nil` for an item.
    var representedElementKind: String? { get }
}

/// The attributes of an element in view, which the handler of its section may change.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    /// The attributes; strong, the collection view uses them next.
    private let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var name: String { representedElementKind ?? "" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { CGRect(origin: .zero, size: attributes.size) }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}

extension SectionGeometry {
    func callHandler(
        with elements: [UICollectionViewLayoutAttributes], of collectionView: UICollectionView,
        scrolledAcrossBy offset: CGFloat, in environment: () -> LayoutEnvironment
    ) {
        guard let handler = section.visibleItemsInvalidationHandler else { return }
        handler(
            elements.filter { $0.frame.intersects(collectionView.bounds) }.map(VisibleItem.init),
            groupAxis == axis ? collectionView.contentOffset : CGPoint(offset, along: groupAxis, across: 0),
            environment())
    }
}
