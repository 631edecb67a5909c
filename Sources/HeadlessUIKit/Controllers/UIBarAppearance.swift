public import Foundation

/// The appearance of a bar: its background, and the line at its border.
open class UIBarAppearance: NSObject {
    /// The kind of background, if the app sets no colour.
    enum Background: Equatable {
        /// The system's background.
        case `default`
        /// The system's background without transparency; drawn like the system's background.
        case opaque
        /// No background.
        case transparent
    }

    /// The kind of background, if the app sets no colour.
    private(set) var background = Background.default
    /// The colour of the background; if not set, the `configureWith…` method that was called last decides.
    open var backgroundColor: UIColor? { didSet { isDeclared = true } }
    /// The colour of the line at the bar's border; no line if not set.
    open var shadowColor: UIColor? = .separator { didSet { isDeclared = true } }
    /// Whether the app has set a colour or an attribute.
    var isDeclared = false

    /// Makes the system's standard appearance.
    public override init() {}

    /// Makes an appearance with the background of another one.
    public init(barAppearance: UIBarAppearance) {
        background = barAppearance.background
        backgroundColor = barAppearance.backgroundColor
        shadowColor = barAppearance.shadowColor
        isDeclared = barAppearance.isDeclared
    }

    /// Sets the system's standard background and line.
    open func configureWithDefaultBackground() { configure(.default) }
    /// Sets an opaque background of the system's colour, and its line.
    open func configureWithOpaqueBackground() { configure(.opaque) }
    /// Sets no background and no line.
    open func configureWithTransparentBackground() { configure(.transparent) }

    private func configure(_ background: Background) {
        self.background = background
        backgroundColor = nil
        shadowColor = background == .transparent ? nil : .separator
    }

    /// Draws the background and the line at the bottom, or at the top, of a bar.
    ///
    /// - Parameters:
    ///   - bar: the rectangle of the bar in the picture.
    ///   - isTransparent: whether the background is left out, as at an edge for which the app has set no appearance.
    ///   - content: the background colour of the content behind the bar; `nil` if it has none.
    func draw(with painter: inout ScreenPainter, in bar: CGRect, isTransparent: Bool, isTop: Bool, content: UIColor?) {
        if isTransparent || background == .transparent && backgroundColor == nil {
            if let content { painter.canvas.rectangle(bar, fill: painter.palette.paint(content)) }
        } else {
            painter.canvas.rectangle(
                bar, fill: backgroundColor.map(painter.palette.paint) ?? painter.palette.bar)
        }
        guard !isTransparent, let shadowColor else { return }
        painter.canvas.rectangle(
            CGRect(x: bar.minX, y: isTop ? bar.maxY - 0.5 : bar.minY, width: bar.width, height: 0.5),
            fill: shadowColor == .separator ? painter.palette.separator : painter.palette.paint(shadowColor))
    }
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title, of which the font and the colour are drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { isDeclared = true } }
    /// The attributes of a large title, of which the font and the colour are drawn.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { isDeclared = true } }

    /// Makes the system's standard appearance.
    public override init() { super.init() }

    /// Makes an appearance with the background of another one.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        isDeclared = other.isDeclared
    }
}

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {}

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of tabs in portrait, the image above the title.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of tabs with the image beside the title, as on an iPad; never used on a stage.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of tabs in landscape.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()

    /// Makes the system's standard appearance.
    public override init() { super.init() }

    /// Makes an appearance with the background of another one, and with its tabs if it is a tab bar's.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.copied
        inlineLayoutAppearance = other.inlineLayoutAppearance.copied
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied
    }
}

/// The appearance of tabs.
open class UITabBarItemAppearance: NSObject {
    /// The appearance of tabs that are not selected.
    open private(set) var normal = UITabBarItemStateAppearance()
    /// The appearance of the selected tab.
    open private(set) var selected = UITabBarItemStateAppearance()

    /// Makes the system's standard appearance.
    public override init() {}

    fileprivate var copied: UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        for (new, old) in [(copy.normal, normal), (copy.selected, selected)] {
            new.iconColor = old.iconColor
            new.titleTextAttributes = old.titleTextAttributes
        }
        return copy
    }
}

/// The appearance of tabs in one state.
open class UITabBarItemStateAppearance: NSObject {
    /// The colour of the image; the system's if not set.
    open var iconColor: UIColor?
    /// The attributes of the title, of which the colour is drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    override init() {}
}

/// The standard, compact and scroll-edge appearances of a bar; the bar keeps copies of those that the app sets.
struct BarAppearances<Appearance: UIBarAppearance> {
    private let copy: (Appearance) -> Appearance
    /// The default one.
    var standard: Appearance { didSet { standard = copy(standard) } }
    /// The one in a compact height, as on a phone in landscape.
    var compact: Appearance? { didSet { compact = compact.map(copy) } }
    /// The one while the content is scrolled to the edge at the bar.
    var scrollEdge: Appearance? { didSet { scrollEdge = scrollEdge.map(copy) } }
    /// The one in a compact height while the content is scrolled to the edge at the bar.
    var compactScrollEdge: Appearance? { didSet { compactScrollEdge = compactScrollEdge.map(copy) } }

    init(_ standard: Appearance, copy: @escaping (Appearance) -> Appearance) {
        self.standard = standard
        self.copy = copy
    }

    /// Returns the appearance to draw, and whether its background is left out.
    ///
    /// While the content is scrolled to the edge, a standard appearance that the app has set has no background. A bar
    /// of which the app has set nothing always has the system's background.
    func shown(atEdge isAtEdge: Bool, isCompact: Bool) -> (appearance: Appearance, isTransparent: Bool) {
        let chosen = isCompact ? compact ?? standard : standard
        guard isAtEdge else { return (chosen, false) }
        if let edge = isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge { return (edge, false) }
        return (chosen, chosen.isDeclared)
    }
}
