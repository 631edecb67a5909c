public import Foundation

/// The bar below a tab bar controller's content, with a tab for each of its controllers.
///
/// A `UITabBarController` makes and owns it.
open class UITabBar: UIView {
    /// The height of every tab bar, in points.
    static let height: CGFloat = 49

    /// What users call the bar, for messages.
    package override var barName: String? { "tab bar" }

    /// Shows the tabs, with the selected one marked.
    func show(_ items: [UITabBarItem], selected: UITabBarItem?, onTap: @escaping (UITabBarItem) -> Void) {
        if !subviews.elementsEqual(items.map(\.button), by: ===) {
            for view in subviews { view.removeFromSuperview() }
            for item in items { addSubview(item.button) }
        }
        for item in items {
            item.button.onTap { [weak item] in if let item { onTap(item) } }
            item.button.isSelected = item === selected
        }
    }

    /// Gives every tab the same width.
    open override func layoutSubviews() {
        let width = bounds.width / CGFloat(max(subviews.count, 1))
        for (index, view) in subviews.enumerated() {
            view.place(CGRect(x: width * CGFloat(index), y: 0, width: width, height: bounds.height))
        }
    }

    override func makeLayoutTwin() -> LayoutTwin { LayoutTwin(UIView(), of: subviews, keepsFrames: true) }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        let bar = painter.reaching(rect)
        painter.canvas.rectangle(bar, fill: painter.palette.bar)
        painter.canvas.rectangle(
            CGRect(x: bar.minX, y: bar.minY, width: bar.width, height: 0.5), fill: painter.palette.separator)
        super.draw(with: &painter, in: rect)
    }
}

/// A tab in a tab bar: a button with the role `tab`.
final class TabButton: UIButton {
    /// The closure that a tap calls; strong, it holds the tab's item and the controller weakly.
    private var select: (() -> Void)?

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addAction(UIAction { [unowned self] _ in select?() }, for: .primaryActionTriggered)
    }

    override var elementRole: ElementRole? { .tab }

    /// Sets the closure that a tap calls.
    func onTap(_ action: @escaping () -> Void) {
        select = action
    }

    /// Draws the image above the title, in the tint while the tab is selected, and the badge.
    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        let palette = painter.palette
        let paint = isSelected ? palette.paint(tintColor) : palette.faint
        let picture = CGRect(x: rect.midX - 11, y: rect.minY + 6, width: 22, height: 22)
        if let currentImage { painter.paintImage(currentImage, in: picture, paint: paint) }
        let room = CGRect(x: rect.minX + 2, y: rect.minY + 30, width: rect.width - 4, height: 16)
        let hasImage = currentImage != nil
        painter.paintText(
            currentTitle ?? "", font: .systemFont(ofSize: hasImage ? 10 : 13), in: hasImage ? room : rect, of: self,
            alignment: .center, fill: paint)
        guard let badge = accessibilityValue, !badge.isEmpty else { return }
        let center = CGPoint(x: picture.maxX + 4, y: picture.minY + 4)
        painter.canvas.circle(center, radius: 8, fill: palette.paint(.systemRed))
        painter.canvas.write(
            badge, at: CGPoint(x: center.x, y: center.y + 4), size: 11, anchor: "middle", fill: palette.paint(.white))
    }
}

/// What a tab bar shows for a controller.
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
        if let image { button.setImage(image, for: .normal) }
    }

    /// Makes an item with another image for a selected tab.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        if let selectedImage { button.setImage(selectedImage, for: .selected) }
    }

    /// A number with which the app identifies the item.
    open var tag = 0

    /// The label of the tab.
    open var title: String? {
        didSet { button.setTitle(title, for: .normal) }
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

    /// The name that scripts can find it by.
    open var accessibilityIdentifier: String? {
        get { button.accessibilityIdentifier }
        set { button.accessibilityIdentifier = newValue }
    }
}
