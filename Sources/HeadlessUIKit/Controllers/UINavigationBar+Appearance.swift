public import Foundation

extension UINavigationBar {
    /// The default appearance of the bar.
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

    /// Sets the image behind the bar; an empty one leaves the background out, as `UIImage()` does in UIKit.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        legacyAppearance.backgrounds[barMetrics] = backgroundImage
        if barMetrics == .default {
            standardAppearance.backgroundColor = backgroundImage?.isEmpty == true ? .clear : nil
        }
    }

    /// Returns the image behind the bar that was set.
    public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { legacyAppearance.backgrounds[barMetrics] }

    /// The image of the line at the bar's border; an empty one hides the line, any other one is not drawn.
    public var shadowImage: UIImage? {
        get { legacyAppearance.shadow }
        set {
            legacyAppearance.shadow = newValue
            standardAppearance.shadowColor = newValue?.isEmpty == true ? nil : .separator
        }
    }

    /// Whether content shows through the bar; if not, screens do not lie under it.
    public var isTranslucent: Bool {
        get { legacyAppearance.isTranslucent }
        set {
            legacyAppearance.isTranslucent = newValue
            didChangeHeight()
            superview?.setNeedsLayout()
        }
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

/// What an app has set through the properties that are older than the bar's appearances.
struct LegacyBarAppearance {
    var backgrounds: [UIBarMetrics: UIImage] = [:]
    var shadow: UIImage?
    var isTranslucent = true
}

/// The height of a bar, for which an app can set an image.
@nonexhaustive public nonisolated enum UIBarMetrics: Int, Sendable {
    /// A bar on a phone in portrait, and on a pad.
    case `default` = 0
    /// A bar on a phone in landscape.
    case compact = 1
    /// As `default`, with a prompt.
    case defaultPrompt = 101
    /// As `compact`, with a prompt.
    case compactPrompt = 102
}

extension UIView {
    /// Returns the rectangle of a bar's background: up to the edge of the container beside it, over the safe area.
    func reachingRect(_ rect: CGRect) -> CGRect {
        guard let superview else { return rect }
        var rect = rect
        if placement.minY <= superview.safeAreaInsets.top {
            rect.origin.y -= placement.minY
            rect.size.height += placement.minY
        } else {
            rect.size.height = max(superview.placement.height - placement.minY, rect.height)
        }
        return rect
    }

    var contentBeside: UIView? { superview?.subviews.last { !$0.isBar } }

    /// The scroll view of a screen: the view itself, or the first one in it.
    private var contentScrollView: UIScrollView? {
        asScrollView ?? subviews.first { !$0.isBar }?.contentScrollView
    }

    var isScrolledToTop: Bool { contentScrollView.map { $0.contentOffset.y <= $0.minimumOffsetY } ?? true }
    var isScrolledToBottom: Bool { contentScrollView.map { $0.contentOffset.y >= $0.maximumOffsetY } ?? true }
}
