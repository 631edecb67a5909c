public import Foundation

/// The width or the height of an item of a compositional layout.
public final class NSCollectionLayoutDimension: NSObject {
    enum Kind {
        /// A fraction of the container's width.
        case fractionOfWidth
        /// A fraction of the container's height.
        case fractionOfHeight
        /// A length.
        case absolute
        /// A length that the view determines, and a guess until then.
        case estimated
    }

    let kind: Kind
    /// A fraction, or a length in points.
    public let dimension: CGFloat
    /// Whether the dimension is a fraction of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionOfWidth }
    /// Whether the dimension is a fraction of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionOfHeight }
    /// Whether the dimension is a length in points.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether the view determines its length itself.
    public var isEstimated: Bool { kind == .estimated }

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
        super.init()
    }

    /// Makes a length that is a fraction of the width of the group or section around the item.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self(.fractionOfWidth, fractionalWidth) }
    /// Makes a length that is a fraction of the height of the group or section around the item.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        Self(.fractionOfHeight, fractionalHeight)
    }
    /// Makes a length in points.
    public class func absolute(_ absoluteDimension: CGFloat) -> Self { Self(.absolute, absoluteDimension) }
    /// Makes a length that the view determines; the guess in points holds until then.
    public class func estimated(_ estimatedDimension: CGFloat) -> Self { Self(.estimated, estimatedDimension) }

    /// Returns the length in a container, in points; `measured` is the one that the view has determined.
    func length(in container: CGSize, measured: CGFloat?) -> CGFloat {
        switch kind {
        case .fractionOfWidth: container.width * dimension
        case .fractionOfHeight: container.height * dimension
        case .absolute: dimension
        case .estimated: measured ?? dimension
        }
    }
}

/// The size of an item of a compositional layout.
open class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Makes a size.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    /// Returns the size in a container, in points; `measured` is the one that the view has determined.
    func size(in container: CGSize, measured: CGSize? = nil) -> CGSize {
        CGSize(
            width: widthDimension.length(in: container, measured: measured?.width),
            height: heightDimension.length(in: container, measured: measured?.height))
    }

    var estimates: EstimatedLengths {
        EstimatedLengths(width: widthDimension.isEstimated, height: heightDimension.isEstimated)
    }
}

/// Which of its two lengths a view determines itself.
struct EstimatedLengths {
    var width = false
    var height = false

    var any: Bool { width || height }
    func along(_ axis: NSLayoutConstraint.Axis) -> Bool { axis == .horizontal ? width : height }
}

/// The distance between two items of a compositional layout, or around one.
public final class NSCollectionLayoutSpacing: NSObject {
    /// The distance, in points; the least one if the spacing is flexible.
    public let spacing: CGFloat
    /// Whether the distance grows if there is free room.
    public let isFlexible: Bool
    /// Whether the distance is exact.
    public var isFixed: Bool { !isFlexible }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
        super.init()
    }

    /// Makes a distance of at least some points; all flexible ones of a group share the free room.
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(flexibleSpacing, isFlexible: true) }
    /// Makes a distance in points.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }
}

/// The room around an item of a group; an edge without a spacing has none.
open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The room at the left.
    public let leading: NSCollectionLayoutSpacing?
    /// The room above.
    public let top: NSCollectionLayoutSpacing?
    /// The room at the right.
    public let trailing: NSCollectionLayoutSpacing?
    /// The room below.
    public let bottom: NSCollectionLayoutSpacing?

    /// Makes the room around an item.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }
}
