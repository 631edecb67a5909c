public import Foundation

/// The bar above a navigation controller's content: Back or the leading buttons, the title, the trailing buttons.
///
/// The title is a heading, as VoiceOver reads it. A `UINavigationController` makes and owns the bar.
open class UINavigationBar: UIView {
    /// The height of a row with buttons and a title, in points.
    private static let rowHeight: CGFloat = 44
    /// The height of a prompt above it, and of a large title below it, in points.
    private static let (promptHeight, largeHeight): (CGFloat, CGFloat) = (30, 52)
    /// The font of the buttons; the text of a bar does not grow with the text size (`UILargeContentViewerItem`).
    static let buttonFont = UIFont.systemFont(ofSize: 17)
    static let doneFont = UIFont.boldSystemFont(ofSize: 17)
    /// Whether titles are large unless an item says otherwise; they stay large while the content scrolls.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { didChangeHeight() } } }
    var legacyAppearance = LegacyBarAppearance()
    /// The appearances that the app has set; strong, the bar owns its copies.
    var appearances = BarAppearances(
        UINavigationBarAppearance(), copy: { UINavigationBarAppearance(barAppearance: $0) })
    /// The items of the stack, bottom first; strong, until the bar shows others.
    open private(set) var items: [UINavigationItem]? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The item that the bar shows.
    open var topItem: UINavigationItem? { items?.last }
    /// The item below it, to which Back leads.
    open var backItem: UINavigationItem? { items?.dropLast().last }
    /// Called when the bar needs another height; it holds the controller weakly.
    var didChangeHeight: () -> Void = {}
    /// Whether the title of the top item is large in portrait.
    private var wantsLarge = false
    /// Whether the title is large; in landscape it never is, as in UIKit.
    private var isLarge: Bool { wantsLarge && traitCollection.verticalSizeClass != .compact }
    /// The line above the title; strong, a part of the bar.
    private let promptLabel = UILabel()
    /// The view that replaces the title; strong, the item owns it too.
    private var titleView: UIView? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The Back button; the item below may give it another title; strong, a part of the bar.
    private let backButton = BarButton()
    /// The title; strong, a part of the bar.
    private let titleLabel = UILabel()
    private var showsBackTitle = false
    /// The buttons at the leading edge, Back included; strong, parts of the bar.
    private var leading: [UIView] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    /// The buttons at the trailing edge, from left to right; strong, parts of the bar.
    private var trailing: [UIView] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    /// The search bar of the top item; strong, its search controller owns it too.
    private var searchBar: UISearchBar?
    /// Whether the bar shows only the search bar, as during a search.
    private var isSearching = false

    /// Returns `nil`: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    init(goBack: @escaping () -> Void) {
        super.init(frame: .zero)
        backButton.isBack = true
        backButton.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
        backButton.font = Self.buttonFont
        titleLabel.font = .boldSystemFont(ofSize: 17)
        backButton.addAction(UIAction { _ in goBack() }, for: .primaryActionTriggered)
        titleLabel.accessibilityTraits = .header
        promptLabel.font = .systemFont(ofSize: 13)
        promptLabel.textAlignment = .center
        promptLabel.isHidden = true
    }

    /// The height of the bar with its current items, in points.
    var height: CGFloat { searchTop + (searchBar?.intrinsicContentSize.height ?? 0) }
    /// The distance of the search bar from the top, in points.
    private var searchTop: CGFloat { isSearching ? 0 : rowTop + Self.rowHeight + (isLarge ? Self.largeHeight : 0) }
    /// The distance of the buttons from the top, in points.
    private var rowTop: CGFloat { promptLabel.isHidden ? 0 : Self.promptHeight }
    /// The word for the bar in messages.
    package override var barName: String? { "navigation bar" }

    /// Shows the top item of a stack, and Back if there is an item below it.
    func show(_ stack: [UINavigationItem]) {
        items = stack
        guard let item = stack.last else { return }
        let below = stack.dropLast().last
        backButton.itemTitle = below?.backTitle
        showsBackTitle = below?.showsBackTitle ?? false
        titleLabel.text = item.title
        titleLabel.isHidden = (item.title ?? "").isEmpty
        promptLabel.text = item.prompt
        promptLabel.isHidden = (item.prompt ?? "").isEmpty
        wantsLarge = prefersLargeTitles && item.titleView == nil && Self.isLarge(stack)
        setNeedsLayout()
        leading = (below != nil && item.showsBack ? [backButton] : []) + (item.leftBarButtonItems ?? []).map(\.view)
        trailing = (item.rightBarButtonItems ?? []).reversed().map(\.view)
        titleView = item.titleView
        searchBar = item.searchController?.searchBar
        isSearching = item.searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
        if isSearching { (leading, trailing, titleView) = ([], [], nil) }
        let row = (promptLabel.isHidden ? [] : [promptLabel]) + leading + [titleView ?? titleLabel] + trailing
        let parts = (isSearching ? [] : row) + (searchBar.map { [$0] } ?? [])
        for view in subviews where !parts.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for (index, view) in parts.enumerated() where index >= subviews.count || subviews[index] !== view {
            insertSubview(view, at: index)
        }
    }

    /// Returns whether the title of the top item is large; an `automatic` item follows the one below it.
    private static func isLarge(_ stack: [UINavigationItem]) -> Bool {
        stack.last { $0.largeTitleDisplayMode != .automatic }.map { $0.largeTitleDisplayMode == .always } ?? true
    }

    /// Places the buttons at the edges, at their own widths, and the title between or below them.
    open override func layoutSubviews() {
        if let searchBar {
            searchBar.place(CGRect(x: 0, y: searchTop, width: bounds.width, height: max(bounds.height - searchTop, 0)))
        }
        fitBackTitle()
        promptLabel.place(CGRect(x: 0, y: 4, width: bounds.width, height: Self.promptHeight - 4))
        var left = safeAreaInsets.left
        for view in leading where !view.isHidden {
            let width = Self.size(of: view).width
            place(view, at: left, width: width)
            left += width
        }
        var right = bounds.width - safeAreaInsets.right
        for view in trailing.reversed() where !view.isHidden {
            let width = Self.size(of: view).width
            right -= width
            place(view, at: right, width: width)
        }
        if let titleView {
            let size = Self.size(of: titleView)
            let width = min(size.width, max(right - left, 0))
            let x = min(max(bounds.midX - width / 2, left), right - width)
            let height = min(size.height, Self.rowHeight)
            titleView.place(
                CGRect(x: x, y: rowTop + (Self.rowHeight - height) / 2, width: width, height: height))
        }
        titleLabel.font = .boldSystemFont(ofSize: isLarge ? 34 : 17)
        let large = CGRect(
            x: 16, y: rowTop + Self.rowHeight, width: max(bounds.width - 32, 0), height: Self.largeHeight)
        titleLabel.place(
            isLarge ? large : CGRect(x: left, y: rowTop, width: max(right - left, 0), height: Self.rowHeight))
    }

    /// Gives Back its title, or the default if that leaves too little room for the title and the other buttons.
    private func fitBackTitle() {
        guard leading.first === backButton else { return }
        var title = showsBackTitle ? backButton.itemTitle : nil
        if let wanted = title {
            let metrics = TextMetrics(size: Self.buttonFont.pointSize)
            var width = metrics.width(of: wanted) - metrics.width(of: backButton.currentTitle ?? "")
            for view in leading where !view.isHidden { width += Self.size(of: view).width }
            for view in trailing where !view.isHidden { width += Self.size(of: view).width }
            let middle = titleView ?? titleLabel
            if !isLarge, !middle.isHidden { width += Self.size(of: middle).width }
            if width > bounds.width { title = UINavigationItem.defaultBackTitle }
        }
        if title != backButton.currentTitle { backButton.setTitle(title, for: .normal) }
    }

    private func place(_ view: UIView, at x: CGFloat, width: CGFloat) {
        let height = view is UIButton ? Self.rowHeight : min(Self.size(of: view).height, Self.rowHeight)
        view.place(CGRect(x: x, y: rowTop + (Self.rowHeight - height) / 2, width: width, height: height))
    }

    /// Returns the size that a view asks for, or else its current size.
    static func size(of view: UIView) -> CGSize {
        let size = view.measure(in: CGSize(width: CGFloat.infinity, height: rowHeight))
        return CGSize(
            width: size.width > 0 ? size.width : view.placement.width,
            height: size.height > 0 ? size.height : view.placement.height)
    }

    override func makeViewCopy() -> ViewCopy { ViewCopy(keepingFramesIn: self) }

    /// Draws Back with its chevron, the title in the middle, the buttons.
    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        let (appearance, isTransparent) = shownAppearance
        appearance.draw(
            with: &painter, in: reachingRect(rect), isTransparent: isTransparent, isTop: true,
            content: contentBeside?.backgroundColor)
        for view in subviews where view.isOnDisplay {
            let box = view.placement.offsetBy(dx: rect.minX, dy: rect.minY)
            if view === titleLabel {
                drawTitle(with: &painter, in: box, of: rect, appearance)
            } else if view === backButton {
                let paint = painter.palette.paint(backButton.tintColor)
                painter.canvas.line(
                    [
                        CGPoint(x: box.minX + 17, y: box.midY - 9), CGPoint(x: box.minX + 8, y: box.midY),
                        CGPoint(x: box.minX + 17, y: box.midY + 9),
                    ], width: 2.5, stroke: paint)
                painter.canvas.write(
                    backButton.currentTitle ?? "", at: CGPoint(x: box.minX + 23, y: box.midY + 6), size: 17,
                    fill: paint)
            } else {
                // On a phone, the outermost buttons are farther from the edges than their own insets.
                let shift: CGFloat = view === leading.first ? 8 : view === trailing.last ? -8 : 0
                painter.paint(view, at: CGPoint(x: box.minX + shift, y: box.minY))
            }
        }
    }

    /// Draws the title in the middle of the bar, or in its own frame if it does not fit there.
    private func drawTitle(
        with painter: inout ScreenPainter, in box: CGRect, of bar: CGRect, _ appearance: UINavigationBarAppearance
    ) {
        let attributes = isLarge ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes
        let fill = (attributes[.foregroundColor] as? UIColor).map(painter.palette.paint) ?? painter.palette.label
        let font = attributes[.font] as? UIFont ?? titleLabel.font ?? .boldSystemFont(ofSize: 17)
        if isLarge {
            return painter.paintText(titleLabel.text ?? "", font: font, in: box, of: titleLabel, fill: fill)
        }
        // The metrics are too narrow for bold text.
        let metrics = TextMetrics(size: font.pointSize * 1.2)
        let side = max(box.minX - bar.minX, bar.maxX - box.maxX)
        let middle = bar.insetBy(dx: side, dy: 0)
        let text = painter.canvas.readable(titleLabel.text ?? "")
        if metrics.width(of: text) <= middle.width {
            return painter.paintText(text, font: font, in: middle, of: titleLabel, alignment: .center, fill: fill)
        }
        let room = box.insetBy(dx: 8, dy: 0)
        guard room.width > 0 else { return }
        let isTooLong = metrics.width(of: text) > room.width
        let line = TextLines(metrics: metrics).lines(of: text, width: room.width, most: 1).first ?? ""
        painter.clipped(to: room) { painter in
            painter.paintText(
                line, font: font, in: room, of: titleLabel, alignment: isTooLong ? .left : .center, fill: fill)
        }
    }
}
