public import Foundation

/// One row of a table; its texts make up its label, its controls are elements in it.
open class UITableViewCell: UIView {
    /// The identifier under which the cell is reused.
    open internal(set) var reuseIdentifier: String?
    /// The view of the cell's content; strong, the cell owns it.
    open internal(set) var contentView = UIView()
    /// The main text; made when first asked for.
    open var textLabel: UILabel? {
        contentConfiguration == nil ? mainLabel ?? makeMainLabel() : nil
    }
    /// The detail; made when first asked for, none in the default style.
    open var detailTextLabel: UILabel? {
        style == .default || contentConfiguration != nil ? nil : detailLabel ?? makeDetailLabel()
    }
    /// The view of the image before the texts, made when first asked for; `nil` if there is a content configuration.
    open var imageView: UIImageView? { contentConfiguration == nil ? pictureView ?? makeImageView() : nil }
    /// The image view, once asked for; strong, a subview of the content.
    var pictureView: UIImageView?
    /// What the content view shows; its own content view replaces the one with the labels.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { withExtendedLifetime(oldValue) { showContentConfiguration() } }
    }
    /// Whether the content configuration follows the cell's state.
    open var automaticallyUpdatesContentConfiguration = true
    /// Called to change the configurations when the cell's state has changed; strong, so it must hold owners weakly.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { withExtendedLifetime(oldValue) { setNeedsUpdateConfiguration() } }
    }
    var needsConfigurationUpdate = false
    var isUpdatingConfiguration = false
    /// The view behind the content; strong, a subview.
    open var backgroundView: UIView? { didSet { replaceBackgrounds(oldValue) } }
    /// The view behind the content of a selected cell; strong, a subview while the cell is selected.
    open var selectedBackgroundView: UIView? { didSet { replaceBackgrounds(oldValue) } }
    /// How the background looks, instead of background views and colour; none by default.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { withExtendedLifetime(oldValue) { showBackgroundConfiguration() } }
    }
    /// Whether the background follows the cell's state.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// The distance of the line below the row from both sides, in points; the table's if not set.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? tableView?.separatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        set { ownSeparatorInset = newValue }
    }
    private var ownSeparatorInset: UIEdgeInsets?
    /// Whether the row is in editing mode.
    open var isEditing = false {
        didSet { if isEditing != oldValue { stateDidChange() } }
    }
    /// Whether the cell has the control for moving its row, if the data source does not say so; `false` by default.
    open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { stateDidChange() } } }
    /// The system's view at the trailing edge in editing mode.
    open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// The labels, once asked for; strong, subviews of the content.
    var mainLabel: UILabel?
    var detailLabel: UILabel?
    /// The view at the trailing edge; strong, the cell owns it.
    open var accessoryView: UIView? {
        didSet {
            guard accessoryView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
        }
    }
    /// The system's view at the trailing edge, if there is no ``accessoryView``.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { setNeedsLayout() } }
    }
    /// The button of a detail accessory; strong, a subview while it is shown.
    var detailButton: UIButton?
    /// How the cell looks when selected.
    open var selectionStyle = SelectionStyle.default
    /// Whether the cell is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// Whether a finger is on the cell.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    let style: CellStyle
    /// The actions that a swipe has revealed; strong, a subview.
    var rowActions: RowActionsView? { didSet { replaceRowActions(oldValue) } }

    /// Makes a cell of the default style, as a table does with a registered class.
    ///
    /// UIKit finds a subclass's override of ``init(style:reuseIdentifier:)`` at run time. Here this initialiser calls
    /// it; a subclass inherits it if it overrides both others.
    public required convenience init() { self.init(style: .default, reuseIdentifier: nil) }
    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a cell; the initialiser that a subclass overrides.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        passesSizeUp = false
        contentView.ownMargins = Self.contentMargins
        addSubview(contentView)
    }

    /// Called before the cell shows another row; an override resets what the last row has changed.
    open func prepareForReuse() {}
    /// Begins or ends the row's editing mode; called by its table.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// Asks for a call of ``updateConfiguration(using:)`` before the cell is shown or queried.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Called when the state has changed, before the update handler; an override adapts the configurations.
    open func updateConfiguration(using state: UICellConfigurationState) {
        updateBackground(for: state)
        guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
        self.contentConfiguration = contentConfiguration.updated(for: state)
    }

    /// Selects or deselects the cell without notifying anything.
    open func setSelected(_ isSelected: Bool, animated: Bool) { self.isSelected = isSelected }
    /// Highlights the cell, as a finger does, or no longer; called by its table.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    /// Places the accessory at the trailing edge, and the content view in the remaining width.
    ///
    /// An accessory view keeps its size and is centred in the height; an accessory type needs 32 points, more with a
    /// button. Revealed row actions push everything aside.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        backgroundView?.place(bounds)
        selectedBackgroundView?.place(bounds)
        var room = placeRowActions().inset(by: contentSides(atWidth: bounds.width))
        let width = accessoryWidth(in: room.size)
        if let accessoryView, width > 0 {
            let height = accessoryView.placement.height
            accessoryView.place(
                CGRect(x: room.maxX - width, y: room.midY - height / 2, width: width, height: height))
        }
        placeDetailButton(in: room)
        room.size.width -= width
        contentView.place(room)
        placeLabels()
        placeConstrainedSubviews()
    }

    /// Returns how far the cell, at a width, extends beyond the table's safe area at its sides.
    private func contentSides(atWidth width: CGFloat) -> UIEdgeInsets {
        guard let superview, superview.safeArea != .zero else { return .zero }
        let (area, beside) = (superview.safeAreaInside, (superview.placement.width - width) / 2)
        return UIEdgeInsets(top: 0, left: max(area.left - beside, 0), bottom: 0, right: max(area.right - beside, 0))
    }

    private func accessoryWidth(in room: CGSize) -> CGFloat {
        if !isEditing, let accessoryView { return min(accessoryView.placement.width, room.width) }
        return min(showsMoveMark ? 38 : shownAccessory.width, room.width)
    }

    /// The current accessory type, shown if there is no accessory view.
    var shownAccessory: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

    /// Whether the row's height may depend on the content of the cell.
    var sizesItself: Bool {
        contentView.constraintsInTree || contentConfiguration != nil
            || placesLongLabel
    }

    /// Returns the size that the constraints in the content view need, or else the labels, plus the accessory.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let sides = contentSides(atWidth: targetSize.width)
        let rest = accessoryWidth(in: targetSize) + sides.left + sides.right
        let labels = contentView.constraintsInTree ? [] : placedLabels
        if !labels.isEmpty {
            let height = height(of: labels, in: targetSize.width - rest, beside: rest > 0)
            return CGSize(width: targetSize.width, height: height)
        }
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: targetSize.width - rest, height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: size.width + rest, height: size.height)
    }

    /// A row, even if it is no accessibility element; its texts are its label.
    package override var elementRole: ElementRole? { .row }

    /// The states that the traits imply, plus selected if the cell is.
    package override var elementStates: ElementStates {
        isSelected ? statesByTraits.union(.selected) : statesByTraits
    }

    /// The table of the cell, which owns the cell.
    package internal(set) var tableView: UITableView? {
        get { table?.view as? UITableView }
        set { table = newValue?.reference }
    }
    private var table: ViewReference?

    override func takeTouch() -> Bool {
        guard let tableView, let path = tableView.indexPath(for: self) else { return false }
        if givesTouchToRecognizer() { return true }
        tableView.choose(path)
        return true
    }

    override func isActionable(as role: ElementRole) -> Bool {
        guard role == .row else { return super.isActionable(as: role) }
        return tableView.map { $0.allowsTaps && $0.rowDelegate != nil } ?? false
    }

    override var paintedColor: UIColor? {
        backgroundConfiguration?.resolvedBackgroundColor(for: tintColor) ?? super.paintedColor
    }

    override func makeViewCopy() -> ViewCopy {
        let copy = UITableViewCell(style: style, reuseIdentifier: nil)
        copy.accessoryType = accessoryType
        let accessory = accessoryView?.makeViewCopy()
        copy.accessoryView = accessory?.view
        accessory?.view.frame = accessoryView?.placement ?? .zero
        var viewCopy = ViewCopy(
            copy,
            of: subviews.filter {
                $0 !== contentView && $0 !== accessoryView && $0 !== rowActions && $0 !== backgroundView
                    && $0 !== selectedBackgroundView && $0 !== detailButton
            })
        if contentView is any UIContentView {
            let below = contentView.makeViewCopy()
            copy.replaceContent(below.view)
            viewCopy.parts = [(contentView, below)]
        } else {
            if let image = pictureView?.image { copy.imageView?.image = image }
            let others = contentView.subviews.filter { $0 !== mainLabel && $0 !== detailLabel && $0 !== pictureView }
            viewCopy.parts = [(contentView, ViewCopy(copy.contentView, of: others))]
        }
        for (label, path) in [(mainLabel, \UITableViewCell.mainLabel), (detailLabel, \.detailLabel)] {
            guard let label, label.superview === contentView else { continue }
            let below = label.makeViewCopy()
            copy[keyPath: path] = below.view as? UILabel
            copy.contentView.addSubview(below.view)
            viewCopy.parts.append((label, below))
        }
        if let accessoryView, let accessory { viewCopy.parts.append((accessoryView, accessory)) }
        if let detailButton {
            copy.placeDetailButton(in: bounds)
            if let button = copy.detailButton { viewCopy.parts.append((detailButton, ViewCopy(button, of: []))) }
        }
        return viewCopy
    }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        if let backgroundConfiguration {
            backgroundConfiguration.draw(with: &painter, in: rect, tint: tintColor)
        } else if isSelected || isHighlighted, selectionStyle != .none, selectedBackgroundView == nil {
            painter.canvas.rectangle(rect, fill: painter.palette.fill)
        }
        super.draw(with: &painter, in: rect)
        drawEdges(with: &painter, in: rect, contentShift: contentShift)
    }

    private func makeImageView() -> UIImageView {
        let view = UIImageView()
        pictureView = view
        contentView.addSubview(view)
        contentView.sendSubviewToBack(view)
        return view
    }

    private func makeMainLabel() -> UILabel {
        let label = UILabel()
        mainLabel = label
        contentView.insertSubview(label, at: 0)
        return label
    }

    private func makeDetailLabel() -> UILabel {
        let label = UILabel()
        detailLabel = label
        if style == .subtitle { label.font = .preferredFont(forTextStyle: .caption1) }
        if style == .value1 { label.textColor = .secondaryLabel }
        contentView.addSubview(label)
        return label
    }
}
