public import Foundation

/// The bar above a navigation controller's content: Back or the leading buttons, the title, the trailing buttons.
///
/// The title is a heading, as it is to VoiceOver. Made and owned by a `UINavigationController`.
open class UINavigationBar: UIView {
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

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    init(goBack: @escaping () -> Void) {
        super.init(frame: .zero)
        backButton.setTitle("Back", for: .normal)
        backButton.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
        backButton.font = Self.buttonFont
        titleLabel.font = .boldSystemFont(ofSize: 17)
        backButton.addAction(UIAction { _ in goBack() }, for: .primaryActionTriggered)
        titleLabel.accessibilityTraits = .header
    }

    /// What users call it, for messages.
    package override var barName: String? { "navigation bar" }

    /// Shows what the navigation item of `controller` says.
    func show(_ controller: UIViewController, hasBack: Bool) {
        let item = controller.navigationItem
        var newLeading: [UIView] = hasBack && item.showsBack ? [backButton] : []
        for item in item.leftBarButtonItems ?? [] { newLeading.append(item.button) }
        var newTrailing: [UIView] = []
        for item in (item.rightBarButtonItems ?? []).reversed() { newTrailing.append(item.button) }
        let title = item.title
        titleLabel.text = title
        titleLabel.isHidden = (title ?? "").isEmpty
        if titleLabel.superview === self, leading.elementsEqual(newLeading, by: ===),
            trailing.elementsEqual(newTrailing, by: ===)
        {
            return
        }
        for view in subviews { view.removeFromSuperview() }
        leading = newLeading
        trailing = newTrailing
        for view in leading { addSubview(view) }
        addSubview(titleLabel)
        for view in trailing { addSubview(view) }
    }

    /// Places the buttons at the edges, as wide as they ask to be, and the title between them.
    open override func layoutSubviews() {
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

    override func makeLayoutTwin() -> LayoutTwin { LayoutTwin(UIView(), of: subviews, keepsFrames: true) }

    /// Draws Back with its chevron, the title in the middle, the buttons.
    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        let bar = painter.reaching(rect)
        painter.canvas.rectangle(bar, fill: painter.palette.bar)
        painter.canvas.rectangle(
            CGRect(x: bar.minX, y: bar.maxY - 0.5, width: bar.width, height: 0.5), fill: painter.palette.separator)
        for view in subviews where view.isOnDisplay {
            let box = view.placement.offsetBy(dx: rect.minX, dy: rect.minY)
            if view === titleLabel {
                drawTitle(with: &painter, in: box, of: rect)
            } else if view === backButton {
                let paint = painter.palette.paint(backButton.tintColor)
                painter.canvas.line(
                    [
                        CGPoint(x: box.minX + 17, y: box.midY - 9), CGPoint(x: box.minX + 8, y: box.midY),
                        CGPoint(x: box.minX + 17, y: box.midY + 9),
                    ], width: 2.5, stroke: paint)
                painter.canvas.write(
                    "Back", at: CGPoint(x: box.minX + 23, y: box.midY + 6), size: 17, fill: paint)
            } else {
                // A phone leaves more room to the edges than the button's own.
                let shift: CGFloat = view === leading.first ? 8 : view === trailing.last ? -8 : 0
                painter.paint(view, at: CGPoint(x: box.minX + shift, y: box.minY))
            }
        }
    }

    /// Draws the title in the middle of the bar, or of its own room if that is too narrow.
    private func drawTitle(with painter: inout ScreenPainter, in box: CGRect, of bar: CGRect) {
        let font = UIFont.boldSystemFont(ofSize: 17)
        // Bold text is wider than text is measured.
        let metrics = TextMetrics(size: font.pointSize * 1.2)
        let side = max(box.minX - bar.minX, bar.maxX - box.maxX)
        let middle = bar.insetBy(dx: side, dy: 0)
        let text = painter.canvas.readable(titleLabel.text ?? "")
        let fill = painter.palette.label
        if metrics.width(of: text) <= middle.width {
            return painter.paintText(text, font: font, in: middle, of: titleLabel, alignment: .center, fill: fill)
        }
        let room = box.insetBy(dx: 8, dy: 0)
        guard room.width > 0 else { return }
        let isTooLong = metrics.width(of: text) > room.width
        let line = TextLines(metrics: metrics).lines(of: text, width: room.width, most: 1).first ?? ""
        painter.clipped(to: room) { painter in
            painter.paintText(
                line, font: font, in: room, of: titleLabel, alignment: isTooLong ? .left : .center, fill: fill)
        }
    }
}
