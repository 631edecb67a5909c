public import Foundation

/// The bar below a tab bar controller's content, with a tab for each of its controllers.
///
/// A `UITabBarController` makes and owns it.
open class UITabBar: UIView {
    /// The height of the tabs, in points; the bar also covers the home indicator.
    static let height: CGFloat = 49
    /// The tabs, from left to right; a tab bar controller sets them.
    open private(set) var items: [UITabBarItem]? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The selected tab; strong, it is one of ``items``.
    open private(set) var selectedItem: UITabBarItem? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The appearances that the app has set; strong, the bar owns its copies.
    private var appearances = BarAppearances(UITabBarAppearance(), copy: { UITabBarAppearance(barAppearance: $0) })
    /// The colour of tabs that are not selected; the system's if not set.
    open var unselectedItemTintColor: UIColor?

    /// The default appearance of the bar.
    ///
    /// As in UIKit, its background is left out while the content is scrolled to its bottom, or does not scroll, unless
    /// ``scrollEdgeAppearance`` is set.
    open var standardAppearance: UITabBarAppearance {
        get { appearances.standard }
        set { appearances.standard = newValue }
    }

    /// The appearance of the bar while the content is scrolled to its bottom, or does not scroll.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = newValue }
    }

    /// The background colour of ``standardAppearance``.
    open var barTintColor: UIColor? {
        get { standardAppearance.backgroundColor }
        set { standardAppearance.backgroundColor = newValue }
    }

    /// The word for the bar in messages.
    package override var barName: String? { "tab bar" }

    func show(_ items: [UITabBarItem], selected: UITabBarItem?, onTap: @escaping (UITabBarItem) -> Void) {
        (self.items, selectedItem) = (items, selected)
        if !subviews.elementsEqual(items.map(\.button), by: ===) {
            for view in subviews { view.removeFromSuperview() }
            for item in items { addSubview(item.button) }
        }
        for item in items {
            item.button.didTap = { [weak item] in if let item { onTap(item) } }
            item.button.isSelected = item === selected
        }
    }

    /// Gives every tab the same width within the safe area.
    open override func layoutSubviews() {
        let room = bounds.inset(by: safeAreaInsets)
        let width = room.width / CGFloat(max(subviews.count, 1))
        for (index, view) in subviews.enumerated() {
            view.place(CGRect(x: room.minX + width * CGFloat(index), y: 0, width: width, height: room.height))
        }
    }

    override func makeViewCopy() -> ViewCopy { ViewCopy(keepingFramesIn: self) }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        let (appearance, isTransparent) = shownAppearance
        appearance.draw(
            with: &painter, in: rect, isTransparent: isTransparent, isTop: false,
            content: contentBeside?.backgroundColor)
        super.draw(with: &painter, in: rect)
    }

    private var shownAppearance: (appearance: UITabBarAppearance, isTransparent: Bool) {
        appearances.shown(atEdge: contentBeside.map { $0.isScrolledToBottom } ?? true, isCompact: false)
    }

    /// Returns the colours of a tab's image and title that the app has set; `nil` for the system's.
    fileprivate func colors(isSelected: Bool) -> (image: UIColor?, title: UIColor?) {
        let bar = shownAppearance.appearance
        let isCompact = traitCollection.verticalSizeClass == .compact
        let tabs = isCompact ? bar.compactInlineLayoutAppearance : bar.stackedLayoutAppearance
        let state = isSelected ? tabs.selected : tabs.normal
        let standard = isSelected ? nil : unselectedItemTintColor
        return (state.iconColor ?? standard, state.titleTextAttributes[.foregroundColor] as? UIColor ?? standard)
    }
}

/// A tab in a tab bar: a button with the role `tab`.
final class TabButton: ContainedButton {
    override var elementRole: ElementRole? { .tab }

    /// The colour of the badge; the system's red if not set.
    var badgeColor: UIColor? { didSet { invalidateScreen() } }

    /// Draws the image above the title, in the tint while the tab is selected, and the badge.
    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        let palette = painter.palette
        let paint = isSelected ? palette.paint(tintColor) : palette.faint
        let picture = CGRect(x: rect.midX - 11, y: rect.minY + 6, width: 22, height: 22)
        let own = (superview as? UITabBar)?.colors(isSelected: isSelected)
        if let currentImage {
            painter.paintImage(currentImage, in: picture, paint: own?.image.map(palette.paint) ?? paint)
        }
        let room = CGRect(x: rect.minX + 2, y: rect.minY + 30, width: rect.width - 4, height: 16)
        let hasImage = currentImage != nil
        painter.paintText(
            currentTitle ?? "", font: .systemFont(ofSize: hasImage ? 10 : 13), in: hasImage ? room : rect, of: self,
            alignment: .center, fill: own?.title.map(palette.paint) ?? paint)
        guard let badge = accessibilityValue, !badge.isEmpty else { return }
        let center = CGPoint(x: picture.maxX + 4, y: picture.minY + 4)
        painter.canvas.circle(center, radius: 8, fill: palette.paint(badgeColor ?? .systemRed))
        painter.canvas.write(
            badge, at: CGPoint(x: center.x, y: center.y + 4), size: 11, anchor: "middle", fill: palette.paint(.white))
    }
}

/// The title, the image and the badge that a tab bar shows for a controller.
open class UITabBarItem: NSObject {
    /// The button in the bar; strong, the item owns it.
    let button = TabButton()

    /// Makes an item without a title.
    public override init() {}

    /// Makes an item; the tag identifies it.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.tag = tag
        button.setTitle(title, for: .normal)
        self.image = image
    }

    /// Makes an item with another image for a selected tab.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// Makes an item of the system, which brings its title and its image.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
    }

    /// The colour of the badge; the system's red if not set.
    open var badgeColor: UIColor? {
        get { button.badgeColor }
        set { button.badgeColor = newValue }
    }

    /// A number with which the app identifies the item.
    open var tag = 0

    /// The label of the tab.
    open var title: String? {
        didSet { button.setTitle(title, for: .normal) }
    }

    /// The image of the tab.
    open var image: UIImage? {
        get { button.image(for: .normal) }
        set { button.setImage(newValue, for: .normal) }
    }

    /// The image of the tab while it is selected; by default ``image``.
    open var selectedImage: UIImage? {
        get { button.image(for: .selected) ?? image }
        set { button.setImage(newValue, for: .selected) }
    }

    /// Whether it can be tapped.
    open var isEnabled: Bool {
        get { button.isEnabled }
        set { button.isEnabled = newValue }
    }

    /// The text of the badge, which VoiceOver reads as the value of the tab.
    open var badgeValue: String? {
        didSet { button.accessibilityValue = badgeValue }
    }

    /// The name by which scripts can find it.
    open var accessibilityIdentifier: String? {
        get { button.accessibilityIdentifier }
        set { button.accessibilityIdentifier = newValue }
    }
}
