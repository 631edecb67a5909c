public import Foundation

/// A reusable view of a collection view: a header, a footer, or a cell.
open class UICollectionReusableView: UIView, ReusableView {
    /// The identifier under which the view is reused.
    open internal(set) var reuseIdentifier: String?
    /// What the view was last dequeued for; `nil` for a view that the app has made.
    var shownFor: CollectionElement?

    /// Makes a view with a subclass's override of ``init(frame:)``, as a collection view does with a registered class.
    public required convenience init() { self.init(frame: .zero) }
    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }
    /// Makes a view; the initialiser that a subclass overrides.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        passesSizeUp = false
    }

    /// Called before the view shows another item or section; an override resets what the last one has changed.
    open func prepareForReuse() {}
    /// Called when the layout has other attributes for the view; an override reads what a layout of the app adds.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// Returns the attributes with the size that the view needs, if the layout lets views determine their sizes.
    ///
    /// Lengths that the layout determines stay; the view's constraints determine the others.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard asksForSize, layoutAttributes.estimates.any else { return layoutAttributes }
        let size = systemLayoutSizeFitting(
            layoutAttributes.size,
            withHorizontalFittingPriority: layoutAttributes.estimates.width ? .fittingSizeLevel : .required,
            verticalFittingPriority: layoutAttributes.estimates.height ? .fittingSizeLevel : .required)
        if size.width > 0, size.height > 0 { layoutAttributes.size = size }
        return layoutAttributes
    }

    var asksForSize: Bool { constraintsInTree }
}

/// One item of a collection view; its texts make up its label, its controls are elements in it.
open class UICollectionViewCell: UICollectionReusableView {
    /// Called to change the configurations of a cell when its state has changed.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    /// The view of the cell's content; strong, a subview.
    open internal(set) var contentView = UIView()
    /// What the content view shows; its own content view replaces the plain one.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { withExtendedLifetime(oldValue) { showContentConfiguration() } }
    }
    /// Whether the content configuration follows the cell's state.
    open var automaticallyUpdatesContentConfiguration = true
    /// Called to change the configurations when the cell's state has changed; strong, so it must hold owners weakly.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { withExtendedLifetime(oldValue) { setNeedsUpdateConfiguration() } }
    }
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
    /// Whether the cell is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// Whether a finger is on the cell.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    var needsConfigurationUpdate = false
    var isUpdatingConfiguration = false

    /// Makes a cell; the initialiser that a subclass overrides.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }
    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// The current state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        return state
    }

    /// Asks for a call of ``updateConfiguration(using:)`` before the cell is shown or queried.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Called when the cell's state has changed; an override adapts the configurations to it.
    open func updateConfiguration(using state: UICellConfigurationState) {
        updateBackground(for: state)
        guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
        self.contentConfiguration = contentConfiguration.updated(for: state)
    }

    /// Places the content view and the background views over the whole cell.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        backgroundView?.place(bounds)
        selectedBackgroundView?.place(bounds)
        contentView.place(roomForContent())
        placeConstrainedSubviews()
    }

    /// Returns the rectangle of the content view; an override may place other views beside it.
    func roomForContent() -> CGRect { bounds }

    /// Returns the attributes with the size that the constraints or the configuration of the content need.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        updateConfigurationIfNeeded()
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }

    override var asksForSize: Bool { contentView.constraintsInTree || contentConfiguration != nil }

    /// Returns the size that the constraints or the configuration of the content need.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    private func stateDidChange() {
        invalidateScreen()
        if selectedBackgroundView != nil { placeBackgrounds() }
        setNeedsUpdateConfiguration()
    }

    // MARK: What the screen shows of it

    /// A row, even if it is no accessibility element, unless it is a header or footer; its texts are its label.
    package override var elementRole: ElementRole? { shownFor?.kind == nil ? .row : super.elementRole }

    /// The states that the traits imply, plus selected if the cell is.
    package override var elementStates: ElementStates {
        isSelected ? statesByTraits.union(.selected) : statesByTraits
    }

    /// The collection view of the cell, which owns the cell.
    var collectionView: UICollectionView? {
        get { owner?.view as? UICollectionView }
        set { owner = newValue?.reference }
    }
    private var owner: ViewReference?

    override func takeTouch() -> Bool {
        guard let collectionView, let path = collectionView.indexPath(for: self) else { return false }
        if givesTouchToRecognizer() { return true }
        collectionView.choose(path)
        (self as? UICollectionViewListCell)?.toggleOutlineByRow()
        return true
    }

    override func isActionable(as role: ElementRole) -> Bool {
        guard role == .row else { return super.isActionable(as: role) }
        return collectionView.map { $0.allowsSelection && $0.itemDelegate != nil } ?? false
    }

    override var paintedColor: UIColor? {
        backgroundConfiguration?.resolvedBackgroundColor(for: tintColor) ?? super.paintedColor
    }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        backgroundConfiguration?.draw(with: &painter, in: rect, tint: tintColor)
        super.draw(with: &painter, in: rect)
    }

    override func makeViewCopy() -> ViewCopy { cellCopy(UICollectionViewCell(frame: .zero), besides: []) }

    /// Turns `copy` into a copy of the cell for an audit, without some of its subviews.
    func cellCopy(_ copy: UICollectionViewCell, besides others: [UIView]) -> ViewCopy {
        copy.shownFor = shownFor
        let others = others + [contentView] + [backgroundView, selectedBackgroundView].compactMap(\.self)
        var viewCopy = ViewCopy(copy, of: subviews.filter { view in !others.contains { $0 === view } })
        if contentView is any UIContentView {
            let below = contentView.makeViewCopy()
            copy.replaceContent(below.view)
            viewCopy.parts = [(contentView, below)]
        } else {
            viewCopy.parts = [(contentView, ViewCopy(copy.contentView, of: contentView.subviews))]
        }
        return viewCopy
    }
}

extension UICollectionViewCell: ContentCell {
    func performConfigurationUpdate() {
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }

    /// Makes the collection view ask for the cell's size again, if the cell is in view.
    func contentDidChange() { if superview != nil { collectionView?.setNeedsLayout() } }
}
