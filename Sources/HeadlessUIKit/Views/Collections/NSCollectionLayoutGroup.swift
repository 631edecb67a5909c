public import Foundation

/// Returns the frames of a custom group's items, given the group's size.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row, in a column or where the app places them, which a section repeats for all its items.
///
/// developer.apple.com/documentation/uikit/nscollectionlayoutgroup
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// How a group places its items.
    enum Arrangement {
        /// One after the other along an axis, from the first again, as many as there is room for.
        case filled(NSLayoutConstraint.Axis)
        /// A number of items, one after the other along an axis; if `isDivided`, each gets its share of the length.
        case counted(NSLayoutConstraint.Axis, count: Int, isDivided: Bool)
        /// Where the app wants them.
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    /// The items or groups in the group, in order; empty in a custom group.
    public let subitems: [NSCollectionLayoutItem]
    /// The distance between two items along the group's axis; none by default.
    public var interItemSpacing: NSCollectionLayoutSpacing?
    /// How the group places its items.
    let arrangement: Arrangement

    private init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
        self.subitems = subitems
        self.arrangement = arrangement
        super.init(layoutSize: size)
    }

    /// Makes a row of items, which is repeated from the first one as often as there is room.
    ///
    /// If the width is estimated, the group has each item once, and the width of all. The distances
    /// between the items are taken off the width first; fractions of it are of the rest.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        Self(layoutSize, subitems, .filled(.horizontal))
    }
    /// Makes a column of items, which is repeated from the first one as often as there is room.
    ///
    /// If the height is estimated, the group has each item once, and the height of all. The distances
    /// between the items are taken off the height first; fractions of it are of the rest.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        Self(layoutSize, subitems, .filled(.vertical))
    }
    /// Makes a row of `count` items, which keep their widths: the app sees to it that there is room for them.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { Self(layoutSize, [subitem], .counted(.horizontal, count: count, isDivided: false)) }
    /// Makes a column of `count` items, which keep their heights: the app sees to it that there is room for them.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { Self(layoutSize, [subitem], .counted(.vertical, count: count, isDivided: false)) }
    /// Makes a row of `count` items that divide the width.
    @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { Self(layoutSize, [subitem], .counted(.horizontal, count: count, isDivided: true)) }
    /// Makes a column of `count` items that divide the height.
    @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { Self(layoutSize, [subitem], .counted(.vertical, count: count, isDivided: true)) }
    /// Makes a group whose items lie where the app says; the provider is called for each section.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self { Self(layoutSize, [], .custom(itemProvider)) }
}

/// The place of an item of a custom group.
///
/// developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The rectangle of the cell in the group, in points.
    public let frame: CGRect
    /// Which cells lie in front: those with the greater number.
    public let zIndex: Int

    /// Makes the place of an item.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }
    /// Makes the place of an item with ``zIndex`` 0.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
}
