public import Foundation

/// The standard, scroll-edge and compact appearance of a bar; the bar keeps copies of those that the app sets.
struct BarAppearances<Appearance: UIBarAppearance> {
    /// The usual one.
    var standard: Appearance
    /// The one on a low screen, as a phone's on its side.
    var compact: Appearance?
    /// The one while the content is scrolled to the edge at the bar.
    var scrollEdge: Appearance?
    /// The one while both hold.
    var compactScrollEdge: Appearance?

    /// Returns the appearance to draw, and whether its background is left out.
    ///
    /// At the edge, a standard appearance that the app has set is transparent; a bar of which the app has set nothing
    /// always has the system's background.
    func shown(atEdge isAtEdge: Bool, isCompact: Bool) -> (appearance: Appearance, isTransparent: Bool) {
        let usual = isCompact ? compact ?? standard : standard
        guard isAtEdge else { return (usual, false) }
        if let edge = isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge { return (edge, false) }
        return (usual, usual.isDeclared)
    }
}

extension UINavigationBar {
    /// The usual appearance of the bar.
    ///
    /// As in UIKit, its background is left out while the content is scrolled to its top, or does not scroll, unless
    /// ``scrollEdgeAppearance`` is set.
    public var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard }
        set { appearances.standard = UINavigationBarAppearance(barAppearance: newValue) }
    }

    /// The appearance of the bar on a phone on its side.
    public var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.compact = newValue.map(UINavigationBarAppearance.init(barAppearance:)) }
    }

    /// The appearance of the bar while the content is scrolled to its top, or does not scroll.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = newValue.map(UINavigationBarAppearance.init(barAppearance:)) }
    }

    /// The same on a phone on its side.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { appearances.compactScrollEdge = newValue.map(UINavigationBarAppearance.init(barAppearance:)) }
    }

    /// The background colour of ``standardAppearance``.
    public var barTintColor: UIColor? {
        get { standardAppearance.backgroundColor }
        set { standardAppearance.backgroundColor = newValue }
    }

    /// The attributes of the title in ``standardAppearance``.
    public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { standardAppearance.titleTextAttributes }
        set { standardAppearance.titleTextAttributes = newValue ?? [:] }
    }

    /// The attributes of a large title in ``standardAppearance``.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { standardAppearance.largeTitleTextAttributes }
        set { standardAppearance.largeTitleTextAttributes = newValue ?? [:] }
    }

    /// The appearance to draw: that of the top item, as far as it has one, or else the bar's.
    var shownAppearance: (appearance: UINavigationBarAppearance, isTransparent: Bool) {
        var all = appearances
        if let item = topItem {
            all.standard = item.standardAppearance ?? all.standard
            all.compact = item.compactAppearance ?? all.compact
            all.scrollEdge = item.scrollEdgeAppearance ?? all.scrollEdge
            all.compactScrollEdge = item.compactScrollEdgeAppearance ?? all.compactScrollEdge
        }
        return all.shown(
            atEdge: contentBeside.map { $0.isScrolledToTop } ?? true,
            isCompact: traitCollection.verticalSizeClass == .compact)
    }
}

extension UIView {
    /// The view of the content beside a bar in its container.
    var contentBeside: UIView? { superview?.subviews.last { !$0.isBar } }

    /// The scroll view of a screen: the view itself, or the first one in it.
    private var contentScrollView: UIScrollView? {
        asScrollView ?? subviews.first { !$0.isBar }?.contentScrollView
    }

    /// Whether the content of a screen is scrolled to its top, or does not scroll.
    var isScrolledToTop: Bool { contentScrollView.map { $0.contentOffset.y <= $0.nearest } ?? true }

    /// Whether the content of a screen is scrolled to its bottom, or does not scroll.
    var isScrolledToBottom: Bool { contentScrollView.map { $0.contentOffset.y >= $0.farthest } ?? true }
}
