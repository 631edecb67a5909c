public import Foundation

/// How a section of a compositional layout looks and behaves as a list of rows.
public nonisolated struct UICollectionLayoutListConfiguration {
    /// The looks of a list.
    @nonexhaustive public enum Appearance: Hashable, Sendable {
        /// Rows from edge to edge; headers and footers are pinned.
        case plain
        /// Groups of rows from edge to edge, on a background.
        case grouped
        /// Groups of rows with rounded corners, on a background.
        case insetGrouped
        /// Groups of rows without backgrounds, as in a side bar.
        case sidebar
        /// Rows from edge to edge, as in a side bar; headers and footers are pinned.
        case sidebarPlain
    }

    /// The kind of a section's header.
    @nonexhaustive public enum HeaderMode: Hashable, Sendable {
        /// Nothing.
        case none
        /// A view of the kind `UICollectionView.elementKindSectionHeader`, from the data source.
        case supplementary
        /// The first item, whose cell looks like a header.
        case firstItemInSection
    }

    /// The kind of a section's footer.
    @nonexhaustive public enum FooterMode: Hashable, Sendable {
        /// Nothing.
        case none
        /// A view of the kind `UICollectionView.elementKindSectionFooter`, from the data source.
        case supplementary
    }

    /// Returns the actions that a swipe over an item reveals; `nil` if there are none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// The looks.
    public let appearance: Appearance
    /// Whether lines separate the rows; `true` by default, in a side bar `false`.
    public var showsSeparators: Bool
    /// The colour behind the rows; `nil`, the default, for the system's colour for the appearance.
    public var backgroundColor: UIColor?
    /// The kind of header; `none` by default.
    public var headerMode = HeaderMode.none
    /// The kind of footer; `none` by default.
    public var footerMode = FooterMode.none
    /// Gives the actions at the leading edge, which a swipe to the right reveals; none by default; strong.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Gives the actions at the trailing edge, which a swipe to the left reveals; none by default; strong.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Makes the configuration of a list.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar
    }

    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
    var pinsEdges: Bool { appearance == .plain || appearance == .sidebarPlain }
    /// The distance of rows, headers and footers from both sides, in points.
    var sideInset: CGFloat { appearance == .insetGrouped || appearance == .sidebar ? 16 : 0 }
}

extension NSCollectionLayoutSection {
    /// Makes a section that is a list: rows as wide as the section, whose cells determine their heights.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        section.listConfiguration = configuration
        let hasHeader = configuration.headerMode == .supplementary
        let hasFooter = configuration.footerMode == .supplementary
        // As in a table, groups without headers and footers have gaps, a larger one above the first section.
        let gap: CGFloat = configuration.pinsEdges ? 0 : 17.5
        let isFirst = (layoutEnvironment as? LayoutEnvironment)?.section == 0
        section.contentInsets = NSDirectionalEdgeInsets(
            top: hasHeader ? 0 : isFirst ? 2 * gap : gap, leading: configuration.sideInset,
            bottom: hasFooter ? 0 : gap, trailing: configuration.sideInset)
        func edge(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: kind, alignment: alignment)
            item.pinToVisibleBounds = configuration.pinsEdges
            return item
        }
        if hasHeader {
            section.boundarySupplementaryItems.append(edge(UICollectionView.elementKindSectionHeader, .top))
        }
        if hasFooter {
            section.boundarySupplementaryItems.append(edge(UICollectionView.elementKindSectionFooter, .bottom))
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// Makes a layout whose sections are all lists with the same configuration.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}
