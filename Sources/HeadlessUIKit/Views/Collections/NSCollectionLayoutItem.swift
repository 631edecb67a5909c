public import Foundation

/// A cell, or a group of cells, of a compositional layout: its size, and the room in and around it.
open class NSCollectionLayoutItem: NSObject {
    /// The size, from which ``contentInsets`` are subtracted.
    public let layoutSize: NSCollectionLayoutSize
    /// The room between the item's size and the cell, in points; none by default, and none along an estimated length.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The room around the item in its group; none by default.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// The views attached to the item, such as badges; none by default.
    open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

    /// Makes an item.
    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        super.init()
    }

    /// Makes an item with views attached to it.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.init(layoutSize: layoutSize)
        self.supplementaryItems = supplementaryItems
    }

    /// The insets, in points, without those along estimated lengths.
    var insets: NSDirectionalEdgeInsets {
        var insets = contentInsets
        if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}

/// A view of a compositional layout that is no cell.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view, which the data source is asked for.
    public let elementKind: String
    /// Views with a greater number lie in front; 0 by default.
    open var zIndex = 0
    /// The point of the item or group at which the view lies.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view that lies there; `nil` for the same edges, so that the view lies within the item.
    public let itemAnchor: NSCollectionLayoutAnchor?

    init(
        _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        (self.containerAnchor, self.itemAnchor) = (containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize)
    }

    /// Makes a view at edges of an item or a group, within it if the anchor has no offset.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

    /// Makes a view, one point of which lies at a point of an item or a group.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

    /// Returns the view's rectangle at an item or a group; `measured` is the size that it needs.
    func frame(at container: CGRect, measured: CGSize?) -> CGRect {
        let size = layoutSize.size(in: container.size, measured: measured)
        let (there, own) = (containerAnchor.point, (itemAnchor ?? containerAnchor).point)
        let shift = containerAnchor.offset(for: size)
        let ownShift = itemAnchor?.offset(for: size) ?? .zero
        let frame = CGRect(
            x: container.midX + there.x * container.width / 2 - (1 + own.x) * size.width / 2 + shift.x - ownShift.x,
            y: container.midY + there.y * container.height / 2 - (1 + own.y) * size.height / 2 + shift.y - ownShift.y,
            width: size.width, height: size.height)
        return CGRect(
            x: frame.minX + insets.leading, y: frame.minY + insets.top,
            width: max(frame.width - insets.leading - insets.trailing, 0),
            height: max(frame.height - insets.top - insets.bottom, 0))
    }
}

/// A point of an item, of a group or of an attached view: edges, and a distance from them.
open class NSCollectionLayoutAnchor: NSObject {
    /// The edges; the middle along an axis without one.
    public let edges: NSDirectionalRectEdge
    /// The distance, in points or in widths and heights of the attached view.
    public let offset: CGPoint
    /// Whether the distance is in widths and heights of the attached view.
    public let isFractionalOffset: Bool
    /// Whether the distance is in points.
    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
    }

    /// Makes a point at edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

    /// Makes a point at a distance from edges, in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }

    /// Makes a point at a distance from edges, in widths and heights of the attached view.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// The edges as a point of a square from -1 to 1.
    fileprivate var point: CGPoint {
        func side(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
            (edges.contains(end) ? 1 : 0) - (edges.contains(start) ? 1 : 0)
        }
        return CGPoint(x: side(.leading, .trailing), y: side(.top, .bottom))
    }

    fileprivate func offset(for size: CGSize) -> CGPoint {
        isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}

/// A header or a footer of a section or of the whole layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner of the section at which the view lies, centred along the edge.
    public let alignment: NSRectAlignment
    /// The distance of the view from there, in points.
    public let offset: CGPoint
    /// Whether the section grows to hold the view outside the items; `true` by default.
    open var extendsBoundary = true
    /// Whether the view stays visible while a part of its section is; `false` by default.
    open var pinToVisibleBounds = false

    /// Makes a header or a footer.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
    }

    /// Makes a header or a footer that lies exactly at its edge.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }
}

/// An edge or a corner of a rectangle.
@nonexhaustive public nonisolated enum NSRectAlignment: Int, Sendable {
    /// The middle, an edge or a corner.
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    /// The edge or corner as a point of a square from -1 to 1.
    var point: CGPoint {
        switch self {
        case .none: CGPoint(x: 0, y: 0)
        case .top: CGPoint(x: 0, y: -1)
        case .topLeading: CGPoint(x: -1, y: -1)
        case .leading: CGPoint(x: -1, y: 0)
        case .bottomLeading: CGPoint(x: -1, y: 1)
        case .bottom: CGPoint(x: 0, y: 1)
        case .bottomTrailing: CGPoint(x: 1, y: 1)
        case .trailing: CGPoint(x: 1, y: 0)
        case .topTrailing: CGPoint(x: 1, y: -1)
        }
    }
}
