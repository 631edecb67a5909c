import Foundation

/// The bar above a navigation controller's content: Back or the leading buttons, the title, the trailing buttons.
///
/// The title is a heading, as it is to VoiceOver. Made and owned by a `UINavigationController`.
public final class UINavigationBar: UIView {
    /// The height of every navigation bar, in points.
    static let height: CGFloat = 44
    /// The font of the buttons: a bar keeps its size at every text size (`UILargeContentViewerItem`), in points.
    static let buttonFont = UIFont.systemFont(ofSize: 17)
    /// Back, labelled so whatever screen it leads to; strong, a part of the bar.
    private let backButton = UIButton()
    /// The title; strong, a part of the bar.
    private let titleLabel = UILabel()
    /// The buttons at the leading edge, Back included; strong, parts of the bar.
    private var leading: [UIView] = []
    /// The buttons at the trailing edge, the innermost first; strong, parts of the bar.
    private var trailing: [UIView] = []

    init(goBack: @escaping () -> Void) {
        super.init(frame: .zero)
        backButton.setTitle("Back", for: .normal)
        backButton.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
        backButton.font = Self.buttonFont
        titleLabel.font = .boldSystemFont(ofSize: 17)
        backButton.addAction(UIAction { _ in goBack() }, for: .primaryActionTriggered)
        titleLabel.accessibilityTraits = .header
    }

    /// Whether it is read first and covers nothing; it is.
    package override var isBar: Bool { true }

    /// Shows what the navigation item of `controller` says.
    func show(_ controller: UIViewController, hasBack: Bool) {
        let item = controller.navigationItem
        var newLeading: [UIView] = hasBack && item.showsBack ? [backButton] : []
        for item in item.leftBarButtonItems ?? [] { newLeading.append(item.button) }
        var newTrailing: [UIView] = []
        for item in (item.rightBarButtonItems ?? []).reversed() { newTrailing.append(item.button) }
        let title = item.shownTitle
        titleLabel.text = title
        titleLabel.isHidden = (title ?? "").isEmpty
        if titleLabel.superview === self, leading.elementsEqual(newLeading, by: ===),
            trailing.elementsEqual(newTrailing, by: ===)
        {
            return
        }
        for view in subviews { view.removeFromSuperview() }
        _ = exchange(&leading, with: newLeading)
        _ = exchange(&trailing, with: newTrailing)
        for view in leading { addSubview(view) }
        addSubview(titleLabel)
        for view in trailing { addSubview(view) }
    }

    /// Places the buttons at the edges, as wide as they ask to be, and the title between them.
    public override func layoutSubviews() {
        var left: CGFloat = 0
        for view in leading {
            let width = view.intrinsicContentSize.width
            view.place(CGRect(x: left, y: 0, width: width, height: bounds.height))
            left += width
        }
        var right = bounds.width
        for view in trailing.reversed() {
            let width = view.intrinsicContentSize.width
            right -= width
            view.place(CGRect(x: right, y: 0, width: width, height: bounds.height))
        }
        titleLabel.place(CGRect(x: left, y: 0, width: max(right - left, 0), height: bounds.height))
    }
}
