public import Foundation

/// One row of a table; its texts make up its label, its controls are elements in it.
open class UITableViewCell: UIView {
    /// The identifier under which the cell is reused.
    open internal(set) var reuseIdentifier: String?
    /// What holds the cell's content; strong, the cell owns it.
    open internal(set) var contentView = UIView()
    /// The main text; made when first asked for.
    open var textLabel: UILabel? {
        contentConfiguration == nil ? mainLabel ?? makeLabel(\.mainLabel, at: 0) : nil
    }
    /// The detail; made when first asked for, none in the default style.
    open var detailTextLabel: UILabel? {
        style == .default || contentConfiguration != nil ? nil : detailLabel ?? makeLabel(\.detailLabel, at: .max)
    }
    /// The image before the texts, in a view that is made when first asked for.
    open var imageView: UIImageView? { contentConfiguration == nil ? pictureView ?? makeImageView() : nil }
    /// The view of the image that was asked for; strong, a subview of the content.
    var pictureView: UIImageView?
    /// What the content view shows; a content view of its own takes the place of the one with the labels.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContentConfiguration() } }
    /// Whether the content configuration follows the cell's state.
    open var automaticallyUpdatesContentConfiguration = true
    /// Changes the cell's configurations whenever its state has changed; strong, so a handler holds owners weakly.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether the configuration is to be updated, and whether that is under way.
    var (needsConfigurationUpdate, isUpdatingConfiguration) = (false, false)
    /// What stands behind the content; strong, a subview.
    open var backgroundView: UIView? { didSet { replaceBackgrounds(oldValue) } }
    /// What stands behind the content while the cell is selected; strong, a subview for so long.
    open var selectedBackgroundView: UIView? { didSet { replaceBackgrounds(oldValue) } }
    /// How far the line below the row is from either side, in points; as the table says if not set.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? tableView?.separatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        set { ownSeparatorInset = newValue }
    }
    /// The inset that the app has set.
    private var ownSeparatorInset: UIEdgeInsets?
    /// Whether the row is edited.
    open var isEditing = false {
        didSet { if isEditing != oldValue { stateDidChange() } }
    }
    /// What stands at the trailing edge while the row is edited.
    open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// The labels that were asked for; strong, they are subviews of the content.
    var (mainLabel, detailLabel): (UILabel?, UILabel?)
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
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// Whether a finger is on the cell.
    open var isHighlighted = false
    /// How the texts stand.
    let style: CellStyle
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

    /// Begins or ends the editing of the row; its table calls it.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// Asks for ``updateConfiguration(using:)`` to be called before the cell is looked at next.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Called when the cell's state has changed: an override changes its configurations for it.
    ///
    /// `configurationUpdateHandler` does the same, after this one.
    open func updateConfiguration(using state: UICellConfigurationState) {
        guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
        self.contentConfiguration = contentConfiguration.updated(for: state)
    }

    /// Selects the cell or not; tells nobody.
    open func setSelected(_ isSelected: Bool, animated: Bool) { self.isSelected = isSelected }

    /// Places the accessory at the trailing edge and gives what is left to the content view.
    ///
    /// An accessory view has the size that the app gives it, and stands in the middle of the height; an accessory type
    /// takes 32 points. Actions that a swipe has revealed push everything aside.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        backgroundView?.place(bounds)
        selectedBackgroundView?.place(bounds)
        var room = bounds
        if let rowActions {
            let side = min(rowActions.width, room.width)
            let x = rowActions.direction == .left ? room.maxX - side : room.minX
            rowActions.place(CGRect(x: x, y: room.minY, width: side, height: room.height))
            room.origin.x += push
        }
        let width = accessoryWidth(in: room.size)
        if let accessoryView, width > 0 {
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

    /// Places the image and the labels in the content view: a lone label fills it, the detail stands below the other.
    private func placeLabels() {
        var room = contentView.bounds.insetBy(dx: min(labelInset, contentView.bounds.width / 2), dy: 0)
        if let pictureView, let image = pictureView.image, !pictureView.isHidden {
            let side = min(image.size.width, room.height, room.width)
            let margin = labelInset > 0 ? 0 : min(16, room.width - side)
            pictureView.place(CGRect(x: room.minX + margin, y: room.midY - side / 2, width: side, height: side))
            let taken = min(margin + side + 12, room.width)
            room = CGRect(x: room.minX + taken, y: room.minY, width: room.width - taken, height: room.height)
        }
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
        if !isEditing, let accessoryView { return min(accessoryView.placement.width, room.width) }
        return shownAccessory == .none ? 0 : min(32, room.width)
    }

    /// What stands at the trailing edge now where there is no view.
    var shownAccessory: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

    /// Whether the height of a row may depend on what is in the cell.
    var sizesItself: Bool { contentView.constraintsInTree || contentView is any UIContentView }

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
        return tableView.map { $0.allowsTaps && $0.rowDelegate != nil } ?? false
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
                $0 !== contentView && $0 !== accessoryView && $0 !== rowActions && $0 !== backgroundView
                    && $0 !== selectedBackgroundView
            })
        if contentView is any UIContentView {
            let below = contentView.makeLayoutTwin()
            copy.replaceContent(below.view)
            twin.parts = [(contentView, below)]
        } else {
            if let image = pictureView?.image { copy.imageView?.image = image }
            let others = contentView.subviews.filter { $0 !== mainLabel && $0 !== detailLabel && $0 !== pictureView }
            twin.parts = [(contentView, LayoutTwin(copy.contentView, of: others))]
        }
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
        if isSelected, selectionStyle != .none, selectedBackgroundView == nil {
            painter.canvas.rectangle(painter.reaching(rect), fill: painter.palette.fill)
        }
        super.draw(with: &painter, in: rect)
        drawEdges(with: &painter, in: rect, push: push)
    }

    private func makeImageView() -> UIImageView {
        let view = UIImageView()
        pictureView = view
        contentView.addSubview(view)
        contentView.sendSubviewToBack(view)
        return view
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
