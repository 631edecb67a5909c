/// Items in a row or in a column, which a section repeats for all its items.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        /// As many items as there is room for along an axis, beginning again after the last.
        case filled(NSLayoutConstraint.Axis)
        /// A number of items along an axis; if `isDivided`, they share its length equally.
        case counted(NSLayoutConstraint.Axis, count: Int, isDivided: Bool)
    }

    /// The items or groups in the group, in order.
    public let subitems: [NSCollectionLayoutItem]
    /// The distance between two items along the group's axis; none by default.
    public var interItemSpacing: NSCollectionLayoutSpacing?
    let arrangement: Arrangement
    /// The views attached to the group; each has the index path of the group's first item.
    public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { super.supplementaryItems }
        set { super.supplementaryItems = newValue }
    }

    private init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
        self.subitems = subitems
        self.arrangement = arrangement
        super.init(layoutSize: size)
    }

    /// Makes a row of items, which is repeated as often as there is room.
    ///
    /// If the width is estimated, the group has each item once. Fractions are of the width without the distances.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        Self(layoutSize, subitems, .filled(.horizontal))
    }
    /// Makes a column of items, which is repeated as often as there is room.
    ///
    /// If the height is estimated, the group has each item once. Fractions are of the height without the distances.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        Self(layoutSize, subitems, .filled(.vertical))
    }
    /// Makes a row of `count` items, which keep their widths even if there is too little room.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { Self(layoutSize, [subitem], .counted(.horizontal, count: count, isDivided: false)) }
    /// Makes a column of `count` items, which keep their heights even if there is too little room.
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
}
