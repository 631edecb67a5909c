public import Foundation

extension UINavigationBar {
    /// The usual appearance of the bar.
    ///
    /// As in UIKit, its background is left out while the content is scrolled to its top, or does not scroll, unless
    /// ``scrollEdgeAppearance`` is set.
    public var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard }
        set { appearances.standard = newValue }
    }

    /// The appearance of the bar on a phone in landscape.
    public var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.compact = newValue }
    }

    /// The appearance of the bar while the content is scrolled to its top, or does not scroll.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = newValue }
    }

    /// The same on a phone in landscape.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { appearances.compactScrollEdge = newValue }
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

    /// The appearance to draw: that of the top item if it has one, or else the bar's.
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
