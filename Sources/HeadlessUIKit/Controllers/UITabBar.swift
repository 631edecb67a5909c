import Foundation

/// The bar below a tab bar controller's content, with a tab for each of its controllers.
///
/// Made and owned by a `UITabBarController`.
public final class UITabBar: UIView {
    /// The height of every tab bar, in points.
    static let height: CGFloat = 49

    /// Whether it is read first and covers nothing; it is.
    package override var isBar: Bool { true }

    /// Shows the tabs, the selected one as such.
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
    public override func layoutSubviews() {
        let width = bounds.width / CGFloat(max(subviews.count, 1))
        for (index, view) in subviews.enumerated() {
            view.place(CGRect(x: width * CGFloat(index), y: 0, width: width, height: bounds.height))
        }
    }
}
