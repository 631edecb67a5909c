public import Foundation

/// A cell, or a group of cells, of a compositional layout: its size, and the room in and around it.
open class NSCollectionLayoutItem: NSObject {
    /// The size, before ``contentInsets`` are taken from it.
    public let layoutSize: NSCollectionLayoutSize
    /// The room between the item's size and the cell, in points; none by default, and none along an estimated length.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The room around the item in its group; none by default.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Makes an item.
    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        super.init()
    }

    /// The insets that count, in points: those along lengths that are not estimated.
    var insets: NSDirectionalEdgeInsets {
        var insets = contentInsets
        if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }
}

/// A view of a compositional layout that is no cell.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view, for which the data source is asked.
    public let elementKind: String
    /// Which views lie in front: those with the greater number; 0 by default.
    open var zIndex = 0

    init(_ layoutSize: NSCollectionLayoutSize, _ elementKind: String) {
        self.elementKind = elementKind
        super.init(layoutSize: layoutSize)
    }
}

/// A header or a footer of a section or of the whole layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner of the section at which the view lies; across it the view is centred.
    public let alignment: NSRectAlignment
    /// How far the view is moved from there, in points.
    public let offset: CGPoint
    /// Whether the section grows to hold the view, which then lies outside the items; `true` by default.
    open var extendsBoundary = true
    /// Whether the view stays in view while a part of its section is; `false` by default.
    open var pinToVisibleBounds = false

    /// Makes a header or a footer.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize, elementKind)
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

    /// The edge or corner as a point of a square, whose middle is at 0 and whose edges are at -1 and 1.
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
