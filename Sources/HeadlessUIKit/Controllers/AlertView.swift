import Foundation

/// The view of an alert: one element, with its message, fields and buttons inside.
///
/// The title is the alert's label and no element of its own, so that scripts find the text only once. The alert fits
/// its window: the buttons stay in view and the texts scroll. It lies in the middle, an action sheet at the bottom.
final class AlertView: UIView {
    /// The title; strong, a part of the alert.
    private let titleLabel = UILabel()
    /// The message; strong, a part of the alert.
    private let messageLabel = UILabel()
    /// The title, the message and the fields, one below the other; strong, a part of the alert.
    private let texts = UIStackView()
    /// The buttons, one below the other, or two side by side; strong, a part of the alert.
    private let buttons = UIStackView()
    /// The scroll view of the texts; strong, a part of the alert.
    private let textScrollView: AlertScrollView
    /// The scroll view of the buttons, for an alert with more buttons than fit; strong, a part of the alert.
    private let buttonScrollView: AlertScrollView
    private let isSheet: Bool
    /// The width of an alert, in points.
    private static let width: CGFloat = 270
    /// The minimum distance between an alert and the edges of its window, in points.
    private static let margin: CGFloat = 16

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    init(isSheet: Bool) {
        self.isSheet = isSheet
        (textScrollView, buttonScrollView) = (AlertScrollView(of: texts), AlertScrollView(of: buttons))
        super.init(frame: .zero)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.isAccessibilityElement = false
        messageLabel.font = .preferredFont(forTextStyle: .footnote)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            texts.addArrangedSubview(label)
        }
        texts.spacing = 4
        texts.isLayoutMarginsRelativeArrangement = true
        texts.layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
        for (area, stack) in [(textScrollView, texts), (buttonScrollView, buttons)] {
            stack.axis = .vertical
            addSubview(area)
        }
        accessibilityViewIsModal = true
    }

    override var elementRole: ElementRole? { .alert }
    override var showsSystemText: Bool { true }

    /// Draws the title above the message, the fields and the buttons, in a box over the dimmed screen.
    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        painter.canvas.rectangle(painter.screen, fill: painter.palette.dim)
        painter.canvas.rectangle(
            box.offsetBy(dx: rect.minX, dy: rect.minY), radius: 14, fill: painter.palette.raised)
        super.draw(with: &painter, in: rect)
    }

    /// The rectangle that the alert covers, in its own coordinates.
    var box: CGRect { textScrollView.placement.union(buttonScrollView.placement) }

    func update(title: String?, message: String?) {
        accessibilityLabel = title ?? ""
        for (label, text) in [(titleLabel, title), (messageLabel, message)] {
            label.text = text
            label.isHidden = (text ?? "").isEmpty
        }
    }

    func add(_ field: UITextField) { texts.addArrangedSubview(field) }

    /// Shows buttons one below the other, or two of an alert side by side if their titles fit.
    func show(_ list: [AlertButton]) {
        for (index, button) in list.enumerated() { buttons.insertArrangedSubview(button, at: index) }
    }

    /// The width of the box, in points; a sheet is nearly as wide as a phone in portrait.
    private var boxWidth: CGFloat {
        guard isSheet else { return min(bounds.width, Self.width) }
        return max(min(bounds.width, bounds.height) - Self.margin, 0)
    }

    private var isRow: Bool {
        let list = buttons.arrangedSubviews
        let room = CGSize(width: CGFloat.infinity, height: .infinity)
        return !isSheet && list.count == 2 && list.allSatisfy { $0.fit(in: room).width <= boxWidth / 2 }
    }

    /// Places the texts above the buttons; if both are too high, the texts keep at least one line of the title.
    override func layoutSubviews() {
        let width = boxWidth
        let axis: NSLayoutConstraint.Axis = isRow ? .horizontal : .vertical
        if buttons.axis != axis { (buttons.axis, buttons.distribution) = (axis, isRow ? .fillEqually : .fill) }
        let safe = bounds.inset(by: safeAreaInsets)
        let maximumHeight = max(safe.height - 2 * Self.margin, 0)
        let room = CGSize(width: width, height: .infinity)
        let hasNoTexts = texts.arrangedSubviews.allSatisfy(\.isHidden)
        let (textHeight, buttonHeight) = (hasNoTexts ? 0 : texts.fit(in: room).height, buttons.fit(in: room).height)
        let titleLine = texts.layoutMargins.top + TextMetrics(font: titleLabel.font, in: self).lineHeight
        let shownTextHeight = min(textHeight, maximumHeight, max(maximumHeight - buttonHeight, titleLine))
        let shownButtonHeight = min(buttonHeight, maximumHeight - shownTextHeight)
        let left = (bounds.width - width) / 2
        let space = safe.height - shownTextHeight - shownButtonHeight
        let lowest = bounds.height - shownTextHeight - shownButtonHeight - Self.margin
        let top = isSheet ? min(safe.minY + space, lowest) : safe.minY + space / 2
        textScrollView.place(CGRect(x: left, y: top, width: width, height: shownTextHeight))
        buttonScrollView.place(CGRect(x: left, y: top + shownTextHeight, width: width, height: shownButtonHeight))
    }
}

/// A column in an alert or an open menu, which scrolls if it is too high.
final class AlertScrollView: UIScrollView {
    /// The column; strong, a subview.
    private let column: UIView

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    init(of column: UIView) {
        self.column = column
        super.init(frame: .zero)
        passesSizeUp = true
        addSubview(column)
    }

    override func layoutSubviews() {
        let size = CGSize(
            width: bounds.width, height: column.fit(in: CGSize(width: bounds.width, height: .infinity)).height)
        column.place(CGRect(origin: .zero, size: size))
        setExtent(size)
    }

    override func makeViewCopy() -> ViewCopy {
        let below = column.makeViewCopy()
        var viewCopy = ViewCopy(AlertScrollView(of: below.view), of: [])
        viewCopy.parts = [(column, below)]
        return viewCopy
    }
}

/// A button whose container handles its tap: that of an alert's action or of a tab.
class ContainedButton: UIButton {
    /// Called when the button is tapped; strong, it holds the container weakly.
    var didTap: () -> Void = {}

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    override init(frame: CGRect) {
        super.init(frame: frame)
        buttonType = .system
        addAction(UIAction { [unowned self] _ in didTap() }, for: .primaryActionTriggered)
    }
}

/// The button of an alert's action, with its title on as many lines as it needs.
final class AlertButton: ContainedButton {
    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLines = 0
    }

    /// Draws the button below a line, and beside one if another button lies to its left.
    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        if placement.minX > 0 {
            painter.canvas.rectangle(
                CGRect(x: rect.minX, y: rect.minY, width: 0.5, height: rect.height), fill: painter.palette.separator)
        }
        painter.canvas.rectangle(
            CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 0.5), fill: painter.palette.separator)
        super.draw(with: &painter, in: rect)
    }
}
