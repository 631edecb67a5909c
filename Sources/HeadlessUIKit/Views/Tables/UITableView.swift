public import Foundation

/// A list of rows; only those in view have cells, which are reused.
open class UITableView: UIScrollView {
    /// How sections look.
    @nonexhaustive public nonisolated enum Style: Int, Sendable {
        /// One section below the other.
        case plain = 0
        /// As groups.
        case grouped = 1
        /// As groups with rounded corners.
        case insetGrouped = 2
    }

    /// The value for automatic heights: what the cell's constraints need, or else 44 points, more for large text.
    public static let automaticDimension: CGFloat = -1
    /// How sections look.
    open private(set) var style: Style
    /// Gives the rows and sections; weak, as in UIKit.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { sourceDidChange() } }
    /// Asked to load what rows need before they come into view, which never happens here; weak, as in UIKit.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether the data source lacks the method that deletes a row, as a call of it has shown.
    var lacksCommit = false
    /// Whether the data source lacks the method that says which rows can be edited, as the last call has shown.
    var lacksEditing = false
    /// Whether the delegate lacks the methods for heights of rows and for estimates of them, as a call has shown.
    var (lacksHeights, lacksEstimates) = (false, false)
    /// Asked about rows, and notified of taps and scrolling; weak, as in UIKit.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            rowDelegate = delegate as? any UITableViewDelegate
            (lacksHeights, lacksEstimates) = (false, false)
            edgesDidChange()
        }
    }
    /// The height of every row, in points; the delegate may give other heights.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { rowHeightsDidChange() } }
    }
    /// The assumed height of a row before it comes into view, in points; if 0, the delegate is asked for all heights.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { rowHeightsDidChange() } }
    }
    /// The height of each header, in points; by default what its title or its constraints need.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { edgesDidChange() } }
    /// The height of each footer, in points; by default what its title or its constraints need.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { edgesDidChange() } }
    /// Whether the data source lacks the method that says which rows can be moved, as the last call has shown.
    var lacksMoveAnswer = false
    var askedEdge = SectionEdge.header
    var edgeEstimates = (header: UITableView.automaticDimension, footer: UITableView.automaticDimension)
    /// The room above each header, in points; by default 22 in a plain table and 0 in a grouped one.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { edgesDidChange() } }
    /// The view above all sections, as high as its frame; strong, a subview.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
    /// The view below all sections, as high as its frame; strong, a subview.
    open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
    /// Whether there is a line between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The distance of the lines between rows from both sides, in points; only left and right count.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// The colour of the lines between rows.
    open var separatorColor: UIColor? = .separator
    /// The view behind the rows, as large as the table, which does not scroll; strong, a subview.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
    /// Whether rows can be selected.
    open var allowsSelection = true
    /// Whether several rows can be selected; a tap on a selected one deselects it.
    open var allowsMultipleSelection = false
    /// Whether rows can be selected in editing mode.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected in editing mode.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether the table is in editing mode; setting it calls ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { isInEditing }
        set { setEditing(newValue, animated: false) }
    }
    var isInEditing = false
    /// The delegate, if it has methods for rows; weak, as in UIKit.
    private(set) weak var rowDelegate: (any UITableViewDelegate)?
    /// The unused cells, and the classes of new ones; strong, the table owns the pool.
    let reuse = ReusePool<UITableViewCell>()
    /// The unused headers and footers, and the classes of new ones; strong, the table owns the pool.
    let edgeReuse = ReusePool<UITableViewHeaderFooterView>()
    /// The positions of the rows; `nil` until the data source is asked.
    var knownGeometry: TableGeometry?
    /// The heights of measured rows, kept when the positions were discarded.
    var keptHeights: [(path: IndexPath, height: CGFloat)] = []
    /// How many rows each section has, as the data source last answered; `nil` until it is asked.
    var rowCounts: [Int]?
    /// The rows in view with their cells, from the top; strong, the cells are subviews.
    var shown: [ShownRow] = []
    /// The headers and footers in view, from the top; strong, they are subviews.
    var edges: [ShownEdge] = []
    var sectionParts: [SectionParts] = []
    /// The width at which headers and footers were measured, in points.
    var measuredWidth: CGFloat = 0
    /// How often the rows have changed, by which tiling notices that the app changes them meanwhile.
    var generation = 0
    var selections: [IndexPath] = []
    var batch = ListBatch()
    /// The row that is being configured again, and its cell; strong, only for the duration of the call.
    var configured: (path: IndexPath, cell: UITableViewCell)? { didSet { withExtendedLifetime(oldValue) {} } }

    /// Makes a table.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// Makes a plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Cells

    /// Registers the class from which cells for an identifier are made.
    open func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
        reuse.register(cellClass, for: identifier)
    }

    /// Returns a cell for a row: an unused one, or else a new one of the registered class.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = configuredCell(identifier, at: indexPath) ?? reuse.dequeue(identifier) { return cell }
        raise(
            "unable to dequeue a cell with identifier \(identifier) - must register a class for the identifier; call "
                + "register(_:forCellReuseIdentifier:) first")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Returns an unused cell, or else a new one of the registered class, if there is one.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        reuse.dequeue(identifier)
    }

    /// The cells in view, from the top.
    open var visibleCells: [UITableViewCell] {
        layoutScreenIfNeeded()
        return shown.map(\.cell)
    }

    /// The rows in view, from the top.
    open var indexPathsForVisibleRows: [IndexPath]? {
        layoutScreenIfNeeded()
        return shown.map(\.path)
    }

    /// Returns the cell of a row, if the row is in view.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layoutScreenIfNeeded()
        return shown.first { $0.path == indexPath }?.cell
    }

    /// Returns the row that a cell in view shows.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.first { $0.cell === cell }?.path }

    // MARK: Rows

    /// How many sections there are.
    open var numberOfSections: Int { geometry.sections.count }

    /// Returns how many rows a section has; 0 if there is no such section.
    open func numberOfRows(inSection section: Int) -> Int {
        geometry.sections.indices.contains(section) ? geometry.sections[section].rows : 0
    }

    /// Returns the rectangle of a row in the content; zero if there is no such row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        geometry.contains(indexPath) ? geometry.rect(of: indexPath, width: placement.width) : .zero
    }

    /// Asks for everything again; the selection is lost, as in UIKit.
    open func reloadData() {
        generation += 1
        recycleAll()
        selections = []
        (knownGeometry, keptHeights) = (nil, [])
        rowCounts = nil
        invalidateScreen()
        setNeedsLayout()
    }

    /// Scrolls a row into view; a row that does not exist raises UIKit's exception.
    open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, position, animated: animated)
    }

    /// The selected row; if there are several, the first.
    open var indexPathForSelectedRow: IndexPath? { selections.first }
    /// Selects a row without notifying the delegate; `nil` deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        performSelection(of: indexPath, animated: animated, scrollPosition)
    }
    /// Deselects a row without notifying the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        performDeselection(of: indexPath, animated: animated)
    }
    /// Begins or ends the editing mode of the table and its visible cells; the selection is lost.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: Layout

    /// Gives the visible rows, headers and footers their views and frames, and recycles all others.
    open override func layoutSubviews() {
        tile()
        placeConstrainedSubviews()
    }

    private func edgesDidChange() {
        discardGeometry()
        setNeedsLayout()
    }

    /// Does nothing: layout adds and removes cells, which does not change the table's intrinsic size.
    override func subviewsDidChange() {}
    override func textSizeDidChange() { knownGeometry = nil }

    /// Hides the actions of rows, then drags.
    package override func drag(to offset: CGPoint) {
        hideRowActions()
        super.drag(to: offset)
    }

    /// A list, even if it is no accessibility element, so that scripts find its rows and scroll it.
    package override var elementRole: ElementRole? { .list }
    /// Headers, cells and footers from the top, whatever the order of the subviews, then all other views.
    package override var childrenInOrder: [UIView] { inReadingOrder }

    override var placesAllApart: Bool { true }
    override var asRowList: (any RowList)? { self }

    override func makeViewCopy() -> ViewCopy {
        let copy = ListCopy()
        copy.rowHeight = rowHeight == Self.automaticDimension ? nil : rowHeight
        copy.inset = sideInset
        var viewCopy = ViewCopy(copy, of: inReadingOrder.filter { $0 !== backgroundView })
        viewCopy.add = { [self] view, original in
            if original === tableHeaderView || original === tableFooterView { copy.ends.insert(ObjectIdentifier(view)) }
            copy.heights[ObjectIdentifier(view)] = fixedHeight(of: original)
            copy.addSubview(view)
        }
        return viewCopy
    }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        guard style != .plain else { return super.draw(with: &painter, in: rect) }
        painter.clipped(to: rect) { drawGroups(with: &$0, in: rect) }
        super.draw(with: &painter, in: rect)
    }
}
