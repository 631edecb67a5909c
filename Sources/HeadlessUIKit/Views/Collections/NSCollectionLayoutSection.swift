public import Foundation

/// A section of a compositional layout: a group that is repeated for the section's items, headers and footers.
open class NSCollectionLayoutSection: NSObject {
    /// The room around the groups, in points, within headers and footers; none by default.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance between two groups, in points; 0 by default.
    public var interGroupSpacing: CGFloat = 0
    /// The insets of the collection view that apply to the section; by default those of the layout's configuration.
    public var contentInsetsReference = UIContentInsetsReference.automatic
    /// Whether the groups lie across the layout's axis and scroll on their own; `none` by default.
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The headers and footers; none by default.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether ``contentInsets`` apply to headers and footers at the sides; `true` by default.
    @available(*, deprecated, message: "Use supplementaryContentInsetsReference")
    public var supplementariesFollowContentInsets: Bool {
        get { boundariesFollowInsets }
        set { boundariesFollowInsets = newValue }
    }
    var boundariesFollowInsets = true
    /// Called before each layout with the visible items of the section, to change how they look.
    public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    let group: NSCollectionLayoutGroup
    /// The configuration if the section is a list; `nil` for other sections.
    var listConfiguration: UICollectionLayoutListConfiguration?

    /// Makes a section that repeats a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }
}

/// How a section scrolls across its layout's axis.
@nonexhaustive public nonisolated enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not at all: the groups lie along the layout's axis.
    case none = 0
    /// To any point.
    case continuous = 1
    /// To the beginning of a group.
    case continuousGroupLeadingBoundary = 2
    /// By the section's length.
    case paging = 3
    /// Group by group.
    case groupPaging = 4
    /// Group by group, each of which stops in the middle.
    case groupPagingCentered = 5
}

/// The insets of a collection view that apply to a compositional layout, across its axis.
@nonexhaustive public nonisolated enum UIContentInsetsReference: Int, Sendable {
    /// Those of the layout's configuration; for a configuration, the safe area.
    case automatic = 0
    /// None.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The readable content; the same as ``layoutMargins`` here.
    case readableContent = 4
}

/// The size and the insets of the group or section around an item.
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size, in points.
    var contentSize: CGSize { get }
    /// The size without the insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets, in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings of a section during layout.
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The size and the insets of the collection view.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection
    let section: Int

    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets, _ traits: UITraitCollection, section: Int) {
        self.section = section
        contentSize = size
        contentInsets = insets
        traitCollection = traits
        super.init()
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }
}

extension CGSize {
    func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(
            width: max(width - insets.leading - insets.trailing, 0),
            height: max(height - insets.top - insets.bottom, 0))
    }

    init(_ length: CGFloat, along axis: NSLayoutConstraint.Axis, across: CGFloat) {
        self = axis == .horizontal ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
    }

    func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGPoint {
    init(_ position: CGFloat, along axis: NSLayoutConstraint.Axis, across: CGFloat) {
        self = axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
    }

    func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension NSDirectionalEdgeInsets {
    func along(_ axis: NSLayoutConstraint.Axis) -> (start: CGFloat, end: CGFloat) {
        axis == .horizontal ? (leading, trailing) : (top, bottom)
    }
}

extension NSLayoutConstraint.Axis {
    var across: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}
