public import Foundation

/// One row of a table; its texts make up its label, its controls are elements in it.
open class UITableViewCell: UIView {
    /// How the texts of a cell stand.
    public nonisolated enum CellStyle: Sendable {
        /// One text.
        case `default`
        /// A text and a detail beside it.
        case value1
        /// A text and a detail beside it, the other way.
        case value2
        /// A text and a detail below it.
        case subtitle
    }

    /// How a selected cell looks.
    public nonisolated enum SelectionStyle: Sendable {
        /// As always.
        case none
        /// As the system's selected cells do.
        case `default`
    }

    /// What stands between two rows.
    public nonisolated enum SeparatorStyle: Sendable {
        /// Nothing.
        case none
        /// A line.
        case singleLine
    }

    /// What the user does to a row by editing it.
    public nonisolated enum EditingStyle: Sendable {
        /// Nothing.
        case none
        /// Deletes it.
        case delete
        /// Inserts another one.
        case insert
    }

    /// What stands at the trailing edge.
    public nonisolated enum AccessoryType: Sendable {
        /// Nothing.
        case none
        /// What leads on.
        case disclosureIndicator
        /// A tick.
        case checkmark
    }

    /// The identifier under which the cell is reused.
    open internal(set) var reuseIdentifier: String?
    /// What holds the cell's content; strong, the cell owns it.
    open private(set) var contentView = UIView()
    /// The main text; made when first asked for.
    open var textLabel: UILabel? { mainLabel ?? makeLabel(\.mainLabel, at: 0) }
    /// The detail; made when first asked for, none in the default style.
    open var detailTextLabel: UILabel? {
        style == .default ? nil : detailLabel ?? makeLabel(\.detailLabel, at: .max)
    }
    /// The labels that were asked for; strong, they are subviews of the content.
    private var (mainLabel, detailLabel): (UILabel?, UILabel?)
    /// The view at the trailing edge; strong, the cell owns it.
    open var accessoryView: UIView? {
        didSet {
            guard accessoryView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
        }
    }
    /// What stands at the trailing edge where there is no view.
    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { setNeedsLayout() } } }
    /// How the cell looks when selected.
    open var selectionStyle = SelectionStyle.default
    /// Whether the cell is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { invalidateScreen() } } }
    /// Whether a finger is on the cell.
    open var isHighlighted = false
    /// How the texts stand.
    private let style: CellStyle
    /// The actions that a swipe has revealed; strong, a subview.
    var rowActions: RowActionsView? {
        didSet {
            oldValue?.removeFromSuperview()
            // Read in the order in which they stand: those at the leading edge before the row's own controls.
            if let rowActions { insertSubview(rowActions, at: rowActions.direction == .right ? 0 : .max) }
            setNeedsLayout()
        }
    }

    /// Makes a cell of the default style, as a table does of a registered class: by its override of the other one.
    ///
    /// UIKit finds that override at run time. Here this one leads to it: a class has it if it has both others.
    public required convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a cell; what a subclass overrides.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        passesSizeUp = false
        addSubview(contentView)
    }

    /// Tells that the cell is about to show another row; a subclass clears what the last one left.
    open func prepareForReuse() {}

    /// Selects the cell or not; tells nobody.
    open func setSelected(_ isSelected: Bool, animated: Bool) { self.isSelected = isSelected }

    /// Places the accessory at the trailing edge and gives what is left to the content view.
    ///
    /// An accessory view has the size that the app gives it, and stands in the middle of the height; an accessory type
    /// takes 32 points. Actions that a swipe has revealed push everything aside.
    open override func layoutSubviews() {
        var room = bounds
        if let rowActions {
            let side = min(rowActions.width, room.width)
            let x = rowActions.direction == .left ? room.maxX - side : room.minX
            rowActions.place(CGRect(x: x, y: room.minY, width: side, height: room.height))
            room.origin.x += push
        }
        let width = accessoryWidth(in: room.size)
        if let accessoryView {
            let height = accessoryView.placement.height
            accessoryView.place(
                CGRect(x: room.maxX - width, y: room.midY - height / 2, width: width, height: height))
        }
        room.size.width -= width
        contentView.place(room)
        placeLabels()
        placeConstrainedSubviews()
    }

    /// How far the actions that a swipe has revealed push the content to the right, in points; negative to the left.
    private var push: CGFloat {
        guard let rowActions else { return 0 }
        let side = min(rowActions.width, placement.width)
        return rowActions.direction == .left ? -side : side
    }

    /// Places the labels in the content view: a lone one fills it, the detail stands below the main text.
    private func placeLabels() {
        let room = contentView.bounds.insetBy(dx: min(labelInset, contentView.bounds.width / 2), dy: 0)
        let labels = [mainLabel, detailLabel].compactMap { $0 }.filter {
            $0.superview === contentView && !$0.isHidden && $0.translatesAutoresizingMaskIntoConstraints
        }
        if labels.count == 1 {
            labels[0].place(room)
        } else {
            StackLayout(axis: .vertical).arrange(labels, in: room)
        }
    }

    /// How much of the width what stands at the trailing edge takes, in points.
    private func accessoryWidth(in room: CGSize) -> CGFloat {
        if let accessoryView { return min(accessoryView.placement.width, room.width) }
        return accessoryType == .none ? 0 : min(32, room.width)
    }

    /// Returns the size that the constraints in the content view ask for, with what stands at the trailing edge.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let rest = accessoryWidth(in: targetSize)
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: targetSize.width - rest, height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: size.width + rest, height: size.height)
    }

    /// A row, always; the texts in it make up its label, and only its controls are elements below it.
    package override var elementRole: ElementRole? { .row }

    /// The states by traits, and selected while the cell is, which its table sees to.
    package override var elementStates: ElementStates {
        isSelected ? statesByTraits.union(.selected) : statesByTraits
    }

    /// The table the cell is a row of.
    ///
    /// Weak, the table owns its cells.
    package internal(set) weak var tableView: UITableView?
    /// How far the labels are from either side, in points: where the row is at the edge, the drawing sees to it.
    var labelInset: CGFloat = 0

    override func takeTouch() -> Bool {
        guard let tableView, let path = tableView.indexPath(for: self) else { return false }
        tableView.choose(path)
        return true
    }

    override func isActionable(as role: ElementRole) -> Bool {
        guard role == .row else { return super.isActionable(as: role) }
        return tableView.map { $0.allowsSelection && $0.rowDelegate != nil } ?? false
    }

    override func makeLayoutTwin() -> LayoutTwin {
        let copy = UITableViewCell(style: style, reuseIdentifier: nil)
        copy.accessoryType = accessoryType
        copy.labelInset = labelInset
        let accessory = accessoryView?.makeLayoutTwin()
        copy.accessoryView = accessory?.view
        accessory?.view.frame = accessoryView?.placement ?? .zero
        var twin = LayoutTwin(
            copy,
            of: subviews.filter {
                $0 !== contentView && $0 !== accessoryView && $0 !== rowActions
            })
        let others = contentView.subviews.filter { $0 !== mainLabel && $0 !== detailLabel }
        twin.parts = [(contentView, LayoutTwin(copy.contentView, of: others))]
        for (label, path) in [(mainLabel, \UITableViewCell.mainLabel), (detailLabel, \.detailLabel)] {
            guard let label, label.superview === contentView else { continue }
            let below = label.makeLayoutTwin()
            copy[keyPath: path] = below.view as? UILabel
            copy.contentView.addSubview(below.view)
            twin.parts.append((label, below))
        }
        if let accessoryView, let accessory { twin.parts.append((accessoryView, accessory)) }
        return twin
    }

    /// Draws what is in the row, what stands at its trailing edge, and the separator.
    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        let palette = painter.palette
        if isSelected, selectionStyle != .none { painter.canvas.rectangle(painter.reaching(rect), fill: palette.fill) }
        super.draw(with: &painter, in: rect)
        let mark: [(x: CGFloat, y: CGFloat)]
        switch accessoryType {
        case .none: mark = []
        case .disclosureIndicator: mark = [(-22, -6), (-16, 0), (-22, 6)]
        case .checkmark: mark = [(-28, 0), (-22, 6), (-12, -7)]
        }
        if !mark.isEmpty {
            painter.canvas.line(
                mark.map { CGPoint(x: rect.maxX + push + $0.x, y: rect.midY + $0.y) }, width: 2,
                stroke: accessoryType == .checkmark ? palette.paint(tintColor) : palette.disabled)
        }
        if tableView?.separatorStyle == SeparatorStyle.none || isLastOfInsetGroup { return }
        let width = painter.reaching(rect).maxX - rect.minX - 16
        painter.canvas.rectangle(
            CGRect(x: rect.minX + 16, y: rect.maxY - 0.5, width: width, height: 0.5), fill: palette.separator)
    }

    /// Whether the row ends a group with rounded corners, below which there is no separator.
    private var isLastOfInsetGroup: Bool {
        guard let tableView, tableView.style == .insetGrouped, let path = tableView.indexPath(for: self) else {
            return false
        }
        return path.row == tableView.numberOfRows(inSection: path.section) - 1
    }

    private func makeLabel(_ path: ReferenceWritableKeyPath<UITableViewCell, UILabel?>, at index: Int) -> UILabel {
        let label = UILabel()
        self[keyPath: path] = label
        if contentView.subviews.isEmpty {
            contentView.addSubview(label)
        } else {
            contentView.insertSubview(label, at: index)
        }
        return label
    }
}
