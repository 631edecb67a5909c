public import Foundation

/// A bar with buttons at the bottom of a screen.
///
/// A navigation controller owns one for the `toolbarItems` of the controller on top; an app may also add its own.
open class UIToolbar: UIView {
    static let height: CGFloat = 44
    /// The distance of the outermost items from the edges, in points.
    private static let edge: CGFloat = 8
    /// The appearances that the app has set; strong, the bar owns its copies.
    private var appearances = BarAppearances(UIToolbarAppearance(), copy: { UIToolbarAppearance(barAppearance: $0) })

    /// The items from left to right, spaces included.
    open var items: [UIBarButtonItem]? {
        didSet {
            let views = (items ?? []).map(\.view)
            guard !subviews.elementsEqual(views, by: ===) else { return }
            for view in subviews { view.removeFromSuperview() }
            for view in views { addSubview(view) }
            setNeedsLayout()
        }
    }

    /// Sets the items from left to right.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// The default appearance of the bar.
    ///
    /// As in UIKit, its background is left out while the content is scrolled to its bottom, or does not scroll, unless
    /// ``scrollEdgeAppearance`` is set.
    open var standardAppearance: UIToolbarAppearance {
        get { appearances.standard }
        set { appearances.standard = newValue }
    }

    /// The appearance of the bar on a phone in landscape.
    open var compactAppearance: UIToolbarAppearance? {
        get { appearances.compact }
        set { appearances.compact = newValue }
    }

    /// The appearance of the bar while the content is scrolled to its bottom, or does not scroll.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = newValue }
    }

    /// The same on a phone in landscape.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.compactScrollEdge }
        set { appearances.compactScrollEdge = newValue }
    }

    /// Whether content shows through the bar; if not, screens do not lie under it.
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }

    /// The background colour of ``standardAppearance``.
    open var barTintColor: UIColor? {
        get { standardAppearance.backgroundColor }
        set { standardAppearance.backgroundColor = newValue }
    }

    /// The word for the bar in messages; `nil` for a toolbar of the app, which is read like any other view.
    package override var barName: String? { superview is ContainerView ? "toolbar" : nil }
    override var showsSystemText: Bool { true }

    /// 44 points high, as wide as there is room.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }

    /// Places the items in a row; flexible spaces share the width that the other items leave.
    open override func layoutSubviews() {
        let shown = (items ?? []).filter { !$0.isHidden }
        let widths = shown.map { $0.width > 0 ? $0.width : UINavigationBar.size(of: $0.view).width }
        let room = bounds.inset(by: safeAreaSides)
        let freeWidth = max(room.width - 2 * Self.edge - widths.reduce(0, +), 0)
        let flexibleSpaces = CGFloat(max(shown.filter { $0.space == .flexible }.count, 1))
        var x = room.minX + Self.edge
        for (item, own) in zip(shown, widths) {
            let width = item.space == .flexible ? freeWidth / flexibleSpaces : own
            let asked = item.customView.map { UINavigationBar.size(of: $0).height } ?? bounds.height
            let height = min(asked, bounds.height)
            item.view.place(CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height))
            x += width
        }
    }

    override func makeViewCopy() -> ViewCopy { ViewCopy(keepingFramesIn: self) }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        let (appearance, isTransparent) = appearances.shown(
            atEdge: contentBeside.map { $0.isScrolledToBottom } ?? true,
            isCompact: traitCollection.verticalSizeClass == .compact)
        appearance.draw(
            with: &painter, in: isBar ? reachingRect(rect) : rect, isTransparent: isTransparent, isTop: false,
            content: contentBeside?.backgroundColor)
        super.draw(with: &painter, in: rect)
    }
}

extension UINavigationController {
    /// Hides or shows the toolbar.
    public func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// Whether the toolbar shows: not if a controller above the bottom of the stack hides the bottom bar.
    private var showsToolbar: Bool {
        !isToolbarHidden && !children.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }

    /// The edges with a bar through which nothing shows.
    var opaqueEdges: UIRectEdge {
        (navigationBar.isTranslucent ? [] : UIRectEdge.top).union(shownToolbar?.isTranslucent == false ? .bottom : [])
    }

    var shownToolbar: UIToolbar? { viewIfLoaded?.subviews.lazy.compactMap { $0 as? UIToolbar }.first }

    /// Shows the items of the controller on top in the toolbar, or removes the toolbar.
    func showToolbar() {
        let before = shownToolbar
        if showsToolbar {
            toolbar.items = topViewController?.toolbarItems
            if before == nil { view.addSubview(toolbar) }
        } else {
            before?.removeFromSuperview()
        }
        if (before == nil) == showsToolbar { view.setNeedsLayout() }
    }
}

extension UIViewController {
    /// The items that the toolbar of a navigation controller shows while this controller is on top.
    public var toolbarItems: [UIBarButtonItem]? {
        get { options.toolbarItems }
        set {
            withExtendedLifetime(options.toolbarItems) { options.toolbarItems = newValue }
            parent?.childItemDidChange()
        }
    }

    /// Sets the items that the toolbar of a navigation controller shows while this controller is on top.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
}
