public import Foundation

/// A cell of a list, with accessories beside its content; also a header or a footer of a list.
open class UICollectionViewListCell: UICollectionViewCell {
    /// The views beside the content; none by default, at most one of each system type.
    open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
    /// How many steps the content is indented; 0 by default.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of a step, in points; 10 by default.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether the accessories at the left are indented too; `true` by default.
    open var indentsAccessories = true { didSet { setNeedsLayout() } }
    private var shownAccessories = CellAccessories()
    /// The actions that a swipe has revealed; strong, a subview.
    var rowActions: RowActionsView? { didSet { replaceRowActions(oldValue) } }

    /// Makes a cell; the initialiser that a subclass overrides.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.ownMargins = UITableViewCell.contentMargins
    }
    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// The guide of the line below the row; constrain its leading edge to begin the line elsewhere than at the text.
    open var separatorLayoutGuide: UILayoutGuide { ownGuide(Self.separatorGuideName) { .free } }
    private static let separatorGuideName = "separatorLayoutGuide"

    /// Returns the default configuration for a row, a header or a footer, for the app to fill in.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        let isPlain = listConfiguration?.pinsEdges ?? true
        if shownFor?.kind == UICollectionView.elementKindSectionFooter {
            return isPlain ? .plainFooter() : .groupedFooter()
        }
        return isHeader ? isPlain ? .plainHeader() : .groupedHeader() : .cell()
    }

    /// Returns the size that the content needs, plus the accessories and the indentation.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let rest = shownAccessories.leadingWidth + shownAccessories.trailingWidth + indentation
        let size = super.systemLayoutSizeFitting(
            CGSize(width: max(targetSize.width - rest, 0), height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: size.width + rest, height: size.height)
    }

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    override func roomForContent() -> CGRect {
        var room = placeRowActions()
        if indentsAccessories { room = room.cut(left: indentation) }
        shownAccessories.place(in: room)
        if !indentsAccessories { room = room.cut(left: indentation) }
        return room.cut(left: shownAccessories.leadingWidth, right: shownAccessories.trailingWidth)
    }

    private func showAccessories() {
        for view in shownAccessories.views { view.removeFromSuperview() }
        let system = accessories.filter { if case .customView = $0.accessoryType { false } else { true } }
        if Set(system.map(\.accessoryType)).count < system.count {
            collectionView?.raise(
                "Accessories cannot contain more than one of a system type, but a list cell has two of the same type; "
                    + "remove one of \(accessories.map(\.accessoryType))")
        }
        shownAccessories = CellAccessories(accessories)
        for view in shownAccessories.views { addSubview(view) }
        setNeedsLayout()
        contentDidChange()
    }

    // MARK: The list

    private var listConfiguration: UICollectionLayoutListConfiguration? {
        shownFor.flatMap { collectionView?.collectionViewLayout.listConfiguration(ofSection: $0.path.section) }
    }

    /// Whether the cell is a header: a section's, or its first item if that serves as one.
    private var isHeader: Bool {
        guard let shownFor else { return false }
        if shownFor.kind != nil { return shownFor.kind == UICollectionView.elementKindSectionHeader }
        return shownFor.path.item == 0 && listConfiguration?.headerMode == .firstItemInSection
    }

    /// The accessories at the left, the content, then those at the right, whatever the order of the subviews.
    package override var childrenInOrder: [UIView] {
        let left = shownAccessories.leading.map(\.view)
        let right = shownAccessories.trailing.map(\.view)
        guard !left.isEmpty || !right.isEmpty else { return subviews }
        let actions: [UIView] = rowActions.map { [$0] } ?? []
        let isFirst = rowActions?.direction == .right
        let known = Set((left + right + actions).map(ObjectIdentifier.init))
        let others = subviews.filter { !known.contains(ObjectIdentifier($0)) }
        return (isFirst ? actions : []) + left + others + right + (isFirst ? [] : actions)
    }

    override func makeViewCopy() -> ViewCopy {
        let copy = UICollectionViewListCell(frame: .zero)
        copy.indentationLevel = indentationLevel
        copy.indentationWidth = indentationWidth
        copy.indentsAccessories = indentsAccessories
        var viewCopy = cellCopy(copy, besides: shownAccessories.views + (rowActions.map { [$0] } ?? []))
        func copies(_ shown: [CellAccessories.Shown]) -> [CellAccessories.Shown] {
            shown.map { item in
                let below = item.view.makeViewCopy()
                below.view.frame = item.view.placement
                copy.addSubview(below.view)
                viewCopy.parts.append((item.view, below))
                return CellAccessories.Shown(view: below.view, width: item.width, keepsSize: item.keepsSize)
            }
        }
        copy.shownAccessories = CellAccessories(
            leading: copies(shownAccessories.leading), trailing: copies(shownAccessories.trailing))
        return viewCopy
    }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        let list = listConfiguration
        if list != nil, isSelected || isHighlighted, selectedBackgroundView == nil, backgroundConfiguration == nil {
            painter.canvas.rectangle(rect, fill: painter.palette.fill)
        }
        if let list, list.pinsEdges, shownFor?.kind != nil, backgroundColor == nil, backgroundConfiguration == nil {
            painter.canvas.rectangle(rect, fill: painter.palette.paint(.secondarySystemBackground))
        }
        super.draw(with: &painter, in: rect)
        guard let list, list.showsSeparators, shownFor?.kind == nil, !isHeader, !isLastOfGroup(list) else { return }
        painter.drawSeparator(below: rect, left: separatorStart, right: 0)
    }

    /// The start of the line below the row, in points: at the app's constraint of its guide, or else at the text.
    private var separatorStart: CGFloat {
        let guide = layout?.ownGuide(Self.separatorGuideName)?.layoutFrame.minX ?? 0
        return guide > 0 ? guide : contentView.placement.minX + ((contentView as? UIListContentView)?.textLeft ?? 16)
    }

    /// Whether the row is the last of a group, which has no line below.
    private func isLastOfGroup(_ list: UICollectionLayoutListConfiguration) -> Bool {
        guard list.isGrouped, let collectionView, let path = shownFor?.path else { return false }
        return path.item == collectionView.numberOfItems(inSection: path.section) - 1
    }
}

extension UICollectionViewListCell: SwipeableCell {
    var swipeableList: (any SwipeableList)? { collectionView }
}

extension CGRect {
    fileprivate func cut(left: CGFloat, right: CGFloat = 0) -> CGRect {
        CGRect(x: minX + left, y: minY, width: max(width - left - right, 0), height: height)
    }
}
