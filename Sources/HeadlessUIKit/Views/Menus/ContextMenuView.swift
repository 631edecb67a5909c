import Foundation
import StageRuntime

/// An open context menu: an element over the whole window, with a button for each item.
///
/// As in UIKit it belongs to no controller. It closes when the pressed view leaves the window, and when a controller is
/// presented or dismissed.
final class ContextMenuView: UIView {
    /// The interaction that opened it; weak, its view owns it.
    private(set) weak var interaction: UIContextMenuInteraction?
    /// The menu or submenu that is shown; `nil` if there is only a preview; strong, until it closes.
    private(set) var shown: UIMenu? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The whole menu; strong, until it closes.
    private let menu: UIMenu?
    /// Strong, until it closes.
    private let configuration: UIContextMenuConfiguration
    /// The preview, which a script taps by its title, or as "Preview"; strong, until the menu closes.
    private let preview: UIViewController?
    /// The pressed view's rectangle in the window.
    private let anchor: CGRect
    /// The title and the items, one below the other; strong, a subview.
    private let column = UIStackView()
    /// The title; strong, a subview.
    private let titleLabel = UILabel()
    /// The title with the room around it; strong, a subview.
    private let titleBox = UIStackView()
    /// The scroll view of the items; strong, a subview.
    private let area: AlertScrollView
    /// The width of a menu, and its minimum distance from the window's edges and from the pressed view, in points.
    private static let (width, margin) = (CGFloat(250), CGFloat(8))

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    init(_ menu: UIMenu?, of offer: ContextMenuOffer, _ preview: UIViewController?, above anchor: CGRect) {
        (interaction, configuration) = (offer.interaction, offer.configuration)
        (self.menu, self.preview, self.anchor) = (menu, preview, anchor)
        area = AlertScrollView(of: column)
        super.init(frame: .zero)
        column.axis = .vertical
        titleLabel.font = .preferredFont(forTextStyle: .footnote)
        titleLabel.textColor = .secondaryLabel
        titleLabel.textAlignment = .center
        titleLabel.numberOfLines = 0
        titleLabel.isAccessibilityElement = false
        titleBox.isLayoutMarginsRelativeArrangement = true
        titleBox.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        titleBox.addArrangedSubview(titleLabel)
        addSubview(area)
        accessibilityViewIsModal = true
        show(menu)
    }

    override var elementRole: ElementRole? { .menu }
    override var showsSystemText: Bool { true }
    override func isActionable(as role: ElementRole) -> Bool { false }

    func show(_ menu: UIMenu?) {
        shown = menu
        accessibilityLabel = menu?.title
        titleLabel.text = menu?.title
        titleBox.isHidden = (menu?.title ?? "").isEmpty
        for view in column.arrangedSubviews { view.removeFromSuperview() }
        column.addArrangedSubview(titleBox)
        if let preview, menu === self.menu {
            add(UIAction(title: preview.title ?? "Preview") { _ in }) { [weak self] in self?.commit() }
        }
        for item in menu?.items ?? [] { add(item) { [weak self, unowned item] in self?.choose(item) } }
        setNeedsLayout()
    }

    private func add(_ item: UIMenuElement, onTap: @escaping () -> Void) {
        let button = MenuItemButton(item)
        button.addAction(UIAction { _ in onTap() }, for: .primaryActionTriggered)
        column.addArrangedSubview(button)
    }

    /// Opens a submenu, or closes the menu and performs an action.
    private func choose(_ item: UIMenuElement) {
        guard let action = item as? UIAction else { return show(item as? UIMenu) }
        menu?.choose(action)
        let sender = interaction?.view
        guard action.attributes.contains(.keepsMenuPresented) else { return close { action.perform(from: sender) } }
        action.perform(from: sender)
        if superview != nil { show(shown) }
    }

    /// Acts for a tap on the preview.
    private func commit() {
        let animator = ContextMenuAnimator(preview)
        interaction?.willPerformPreviewAction(configuration, animator)
        close()
        animator.run()
    }

    /// Closes the menu, calls the handler of the chosen action, and notifies the delegate.
    ///
    /// UIKit documents no order; apps that note in a handler what `willEndFor` must do rely on this one.
    func close(performing choice: () -> Void = {}) {
        guard superview != nil else { return }
        let interaction = interaction
        removeFromSuperview()
        Stage.current.trace.record("close menu", .navigation)
        choice()
        let animator = ContextMenuAnimator(preview)
        interaction?.willEnd(configuration, animator)
        animator.run()
    }

    /// Places the items below the pressed view, or above it if they do not fit below.
    override func layoutSubviews() {
        let most = max(bounds.height - 2 * Self.margin, 0)
        let width = min(Self.width, bounds.width)
        let height = min(column.fit(in: CGSize(width: width, height: .infinity)).height, most)
        let left = min(max(anchor.minX, Self.margin), max(bounds.width - width - Self.margin, 0))
        let below = anchor.maxY + Self.margin
        let isBelow = below + height + Self.margin <= bounds.height
        let top = isBelow ? below : max(min(anchor.minY, bounds.height) - height - Self.margin, Self.margin)
        area.place(CGRect(x: left, y: top, width: width, height: height))
    }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        painter.canvas.rectangle(painter.screen, fill: painter.palette.dim)
        painter.canvas.rectangle(
            area.placement.offsetBy(dx: rect.minX, dy: rect.minY), radius: 13, fill: painter.palette.raised)
        super.draw(with: &painter, in: rect)
    }
}

/// An item of an open menu: a tick, a title, and an image or the mark of a submenu.
private final class MenuItemButton: UIButton {
    /// The item; strong, the menu owns it too.
    private let item: UIMenuElement
    /// The room for a tick before the title, and for an image after it, in points.
    private static let (room, imageRoom) = (CGFloat(34), CGFloat(48))

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    init(_ item: UIMenuElement) {
        self.item = item
        super.init(frame: .zero)
        titleLines = 0
        setTitle(item.title, for: .normal)
        let action = item as? UIAction
        isEnabled = action?.attributes.contains(.disabled) != true
        setTitleColor(action?.attributes.contains(.destructive) == true ? .systemRed : .label, for: .normal)
        if action?.state == .on { accessibilityTraits.insert(.selected) }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = max(size.width - Self.room - Self.imageRoom, 0)
        let text = TextMetrics(font: font, in: self).size(of: item.title, width: width, lines: 0)
        return CGSize(width: size.width, height: max(text.height + 22, 44))
    }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        painter.canvas.rectangle(
            CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 0.5), fill: painter.palette.separator)
        let paint = isEnabled ? painter.palette.paint(currentTitleColor) : painter.palette.disabled
        let text = CGRect(
            x: rect.minX + Self.room, y: rect.minY, width: rect.width - Self.room - Self.imageRoom,
            height: rect.height)
        painter.paintText(item.title, font: font, in: text, of: self, most: 0, alignment: .left, fill: paint)
        if accessibilityTraits.contains(.selected), let tick = UIImage(systemName: "checkmark") {
            let box = CGRect(x: rect.minX + 12, y: rect.midY - 8, width: 16, height: 16)
            painter.paintImage(tick, in: box, paint: paint)
        }
        if let image = item is UIMenu ? UIImage(systemName: "chevron.right") : item.image {
            let box = CGRect(x: rect.maxX - 36, y: rect.midY - 10, width: 20, height: 20)
            painter.paintImage(image, in: box, paint: paint)
        }
    }
}

extension UIWindow {
    var contextMenu: ContextMenuView? { subviews.last { $0 is ContextMenuView } as? ContextMenuView }
    /// Whether a context menu is open, so that only its items can be used.
    package var isMenuOpen: Bool { contextMenu != nil }
    /// The view that the user can use now: the open menu, or else that of the topmost controller.
    package var topmostView: UIView? { contextMenu ?? topmostController?.view }

    func closeContextMenu(openedFrom leaving: UIView) {
        guard subviews.count > 1, let contextMenu else { return }
        if contextMenu.interaction?.view?.isDescendant(of: leaving) ?? true { contextMenu.close() }
    }
}

extension ScreenElement {
    /// Whether the element is an open context menu.
    package var isOpenMenu: Bool { view is ContextMenuView }
}
