public import Foundation

/// A list of rows; only those in view have cells, which are reused.
open class UITableView: UIScrollView {
    /// How sections look.
    public nonisolated enum Style: Sendable {
        /// One below the other.
        case plain
        /// As groups.
        case grouped
        /// As groups with rounded corners.
        case insetGrouped
    }

    /// Where a row comes to lie when the table scrolls to it.
    public nonisolated enum ScrollPosition: Sendable {
        /// As near as it takes to see it.
        case none
        /// At the top.
        case top
        /// In the middle.
        case middle
        /// At the bottom.
        case bottom
    }

    /// How rows come and go; it makes no difference here.
    public nonisolated enum RowAnimation: Sendable {
        /// By fading.
        case fade
        /// By moving from the right.
        case right
        /// By moving from the left.
        case left
        /// By moving from the top.
        case top
        /// By moving from the bottom.
        case bottom
        /// Not at all.
        case none
        /// As the table sees fit.
        case automatic
    }

    /// The height that stands for what the constraints in a cell ask for, else for 44 points, more for large text.
    public static let automaticDimension: CGFloat = -1

    /// How sections look.
    open private(set) var style: Style
    /// What the table shows; weak, as in UIKit.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { sourceDidChange() } }
    /// Whether the data source was asked to delete a row and has no method for that.
    var lacksCommit = false
    /// Whether the delegate has no method for heights of rows, and none for estimates of them, as it has shown.
    var (lacksHeights, lacksEstimates) = (false, false)
    /// Who is asked and told about rows and scrolling; weak, as in UIKit.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            rowDelegate = delegate as? any UITableViewDelegate
            (lacksHeights, lacksEstimates) = (false, false)
            edgesDidChange()
        }
    }
    /// The height of every row, in points; the delegate may have another for each.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
    /// The height of a row before it has come into view, in points; 0 has the delegate asked for all at once.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
    /// The height of each header, in points; by itself what its title or its constraints need.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { edgesDidChange() } }
    /// The height of each footer, in points; by itself what its title or its constraints need.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { edgesDidChange() } }
    /// The room above each header, in points; by itself 22 in a plain table and none in groups.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { edgesDidChange() } }
    /// What stands above all sections, as high as its frame; strong, a subview.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
    /// What stands below all sections, as high as its frame; strong, a subview.
    open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
    /// What stands between two rows: a line.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// How far the lines between rows are from either side, in points; only left and right count.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// The colour of the lines between rows.
    open var separatorColor: UIColor? = .separator
    /// What stands behind the rows, as large as the table, and does not scroll; strong, a subview.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
    /// Whether rows can be selected.
    open var allowsSelection = true
    /// Whether several rows can be selected; a tap on one that is selected deselects it.
    open var allowsMultipleSelection = false
    /// Whether rows can be selected while the table is edited.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected while the table is edited.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether the table is edited, so that its rows say how; setting it is ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { isInEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Whether the table is edited.
    var isInEditing = false
    /// The delegate, where it wants to know of rows; weak, as in UIKit.
    private(set) weak var rowDelegate: (any UITableViewDelegate)?
    /// The cells that are not in use and those that can be made.
    let reuse = ReusePool<UITableViewCell>()
    /// The headers and footers that are not in use and those that can be made.
    let edgeReuse = ReusePool<UITableViewHeaderFooterView>()
    /// Where the rows lie; `nil` until the data source was asked.
    var knownGeometry: TableGeometry?
    /// The rows in view with their cells, from the top; strong, they are subviews too.
    var shown: [ShownRow] = []
    /// The headers and footers in view, from the top; strong, they are subviews too.
    var edges: [ShownEdge] = []
    /// What the app has for the headers and footers of all sections.
    var sectionParts: [SectionParts] = []
    /// The width at which headers and footers were measured, in points.
    var measuredWidth: CGFloat = 0
    /// How often the rows have changed, so that tiling notices where the app changes them meanwhile.
    var generation = 0
    /// The rows that are selected, in the order in which that came.
    var selections: [IndexPath] = []
    /// The changes of rows within a batch; `nil` outside.
    var batch: TableChanges?
    /// How many batches have begun and not ended.
    var batchDepth = 0

    /// Makes a table.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
    }

    /// Makes a plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    // MARK: Cells

    /// Lets the table make cells of a class for an identifier.
    open func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
        reuse.register(cellClass, for: identifier)
    }

    /// Returns a cell to show a row with: one that is out of use, else a new one of the class registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = reuse.dequeue(identifier) else {
            preconditionFailure(
                "no cell class is registered for the identifier “\(identifier)”; "
                    + "call register(_:forCellReuseIdentifier:) first")
        }
        return cell
    }

    /// Returns a cell that is out of use, else a new one of the class registered, if there is one.
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

    /// Returns how many rows a section has; none if there is no such section.
    open func numberOfRows(inSection section: Int) -> Int {
        geometry.sections.indices.contains(section) ? geometry.sections[section].rows : 0
    }

    /// Returns where a row lies in the content; nowhere if there is no such row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        geometry.contains(indexPath) ? geometry.rect(of: indexPath, width: placement.width) : .zero
    }

    /// Asks for everything again; the selection is lost, as in UIKit.
    open func reloadData() {
        generation += 1
        recycleAll()
        selections = []
        knownGeometry = nil
        invalidateScreen()
        setNeedsLayout()
    }

    /// Moves the content so that a row is seen; nothing happens if there is no such row.
    open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        layoutScreenIfNeeded()
        guard geometry.contains(indexPath) else { return }
        let rect = geometry.rect(of: indexPath, width: placement.width)
        let top: CGFloat
        switch position {
        case .none:
            scrollRectToVisible(rect, animated: animated)
            return
        case .top: top = rect.minY - (geometry.pinsEdges ? geometry.sections[indexPath.section].header : 0)
        case .middle: top = rect.midY - placement.height / 2
        case .bottom: top = rect.maxY - placement.height
        }
        setContentOffset(CGPoint(x: boundsOrigin.x, y: min(max(top, nearest), farthest)), animated: animated)
    }

    /// The row that is selected; the first of several.
    open var indexPathForSelectedRow: IndexPath? { selections.first }
    /// Selects a row without telling the delegate; none deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        performSelection(of: indexPath, animated: animated, scrollPosition)
    }
    /// Deselects a row without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        performDeselection(of: indexPath, animated: animated)
    }
    /// Begins or ends the editing of rows: every cell in view is told, and the selection is lost.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: Layout

    /// Gives the rows and headers in view their cells and places, and takes back the cells of all others.
    ///
    /// The data source is asked for cells here, and for counts and titles when they are not known.
    open override func layoutSubviews() {
        tile()
        placeConstrainedSubviews()
    }

    /// Has everything laid out again, with headers and footers of other heights.
    private func edgesDidChange() {
        knownGeometry = nil
        setNeedsLayout()
    }

    /// Does nothing: cells come and go in layout, and every row is as high as every other.
    override func subviewsDidChange() {}

    override func surroundingsDidChange() { knownGeometry = nil }

    override func didMove() { setNeedsLayout() }

    /// Hides the actions of rows, and drags.
    package override func drag(to offset: CGPoint) {
        hideRowActions()
        super.drag(to: offset)
    }

    /// A list, always: scripts look for rows in it and scroll it.
    package override var elementRole: ElementRole? { .list }

    /// Headers and cells from the top, whatever order they came into view in, then the rest.
    package override var childrenInOrder: [UIView] { inReadingOrder }

    override var placesAllApart: Bool { true }
    override var asRowList: (any RowList)? { self }

    override func makeLayoutTwin() -> LayoutTwin {
        let copy = ListCopy()
        copy.rowHeight = rowHeight == Self.automaticDimension ? nil : rowHeight
        copy.inset = sideInset
        var twin = LayoutTwin(copy, of: inReadingOrder.filter { $0 !== backgroundView })
        twin.add = { [self] view, original in
            if original === tableHeaderView || original === tableFooterView { copy.ends.insert(ObjectIdentifier(view)) }
            copy.heights[ObjectIdentifier(view)] = fixedHeight(of: original)
            copy.addSubview(view)
        }
        return twin
    }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        guard style != .plain else { return super.draw(with: &painter, in: rect) }
        if backgroundColor == nil {
            painter.canvas.rectangle(painter.reaching(rect), fill: painter.palette.paint(.systemGroupedBackground))
        }
        painter.clipped(to: rect) { drawGroups(with: &$0, in: rect) }
        super.draw(with: &painter, in: rect)
    }
}
