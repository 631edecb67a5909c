public import Foundation

/// A view that shows text which the user cannot change.
open class UILabel: UIView {
    /// The text.
    open var text: String? {
        didSet {
            guard text != oldValue else { return }
            invalidateScreen()
            if isMeasured, !TextMetrics.takeTheSameRoom(oldValue ?? "", text ?? "") { invalidateIntrinsicContentSize() }
        }
    }
    /// The font; setting none brings back that of body text.
    open var font: UIFont! = .preferredFont(forTextStyle: .body) {
        didSet {
            if font == nil { font = .preferredFont(forTextStyle: .body) }
            guard font != oldValue else { return }
            contentSizeMayHaveChanged()
            metrics = nil
        }
    }
    /// The colour of the text.
    open var textColor: UIColor! = .label
    /// Where the text stands in its room.
    open var textAlignment: NSTextAlignment = .natural
    /// The most lines to show; 0 is any number.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentSizeMayHaveChanged() } } }
    /// The measures of the font at the present text size; `nil` until they are asked for.
    private var metrics: TextMetrics?

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a label.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .staticText
        isUserInteractionEnabled = false
    }

    /// The size of the text where only its own line ends break it, in points, at most ``numberOfLines`` lines high.
    open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }

    /// Returns the room for the text, in points, when its lines are broken at words to fit the width of `size`.
    ///
    /// At most ``numberOfLines`` lines count; the height of `size` does not. Nothing without text; no width is any.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let text else { return .zero }
        let metrics = metrics ?? TextMetrics(font: font, in: self)
        self.metrics = metrics
        return metrics.size(of: text, width: size.width > 0 ? size.width : .infinity, lines: numberOfLines)
    }

    override func measure(in offer: CGSize) -> CGSize { sizeThatFits(offer) }

    override func textSizeDidChange() { metrics = nil }

    override var contentDependsOnWidth: Bool { numberOfLines != 1 }

    override func contentSize(atWidth width: CGFloat?) -> CGSize {
        guard let width else { return intrinsicContentSize }
        return CGSize(
            width: intrinsicContentSize.width, height: sizeThatFits(CGSize(width: width, height: .infinity)).height)
    }

    override var baselines: (first: CGFloat, last: CGFloat)? { TextMetrics(font: font, in: self).baselines() }

    /// What the traits say, by default a text.
    ///
    /// `nil` if there is nothing to read and no identifier to find it by, and where the app hides it from VoiceOver
    /// without giving it an identifier.
    package override var elementRole: ElementRole? {
        guard isAccessibilityElement || accessibilityIdentifier != nil else { return nil }
        if accessibilityIdentifier == nil, elementLabel?.isEmpty != false { return nil }
        return roleByTraits ?? .text
    }

    /// The app's label, else the text, as VoiceOver reads a label.
    package override var elementLabel: String? { accessibilityLabel ?? text }

    override var joinsRowLabel: Bool { true }
    override var letsTouchesThrough: Bool { true }

    override var shownText: ShownText? {
        guard let text, !text.isEmpty else { return nil }
        return ShownText(text: text, font: font, lines: numberOfLines, inset: 0)
    }

    override var declaredTextColor: UIColor? { textColor == .label ? nil : textColor }

    override func makeLayoutTwin() -> LayoutTwin {
        let copy = UILabel()
        copy.text = text
        copy.font = font
        copy.numberOfLines = numberOfLines
        return LayoutTwin(copy, of: subviews)
    }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        painter.paintText(
            text ?? "", font: font, in: painter.withinMargins(rect), of: self, most: numberOfLines,
            alignment: textAlignment, fill: painter.palette.paint(textColor ?? .label))
        super.draw(with: &painter, in: rect)
    }

    /// Tells whether the label takes room that is left over: along a row it does; down a column its text says how high.
    package override func stretches(along axis: NSLayoutConstraint.Axis) -> Bool { axis == .horizontal }

    /// Has everything laid out again, if the label was ever measured.
    private func contentSizeMayHaveChanged() {
        if isMeasured { invalidateIntrinsicContentSize() }
    }

    /// Whether somebody may count on the size of the text.
    private var isMeasured: Bool { metrics != nil || knownFit != nil }
}

/// Where text stands in its room.
public nonisolated enum NSTextAlignment: Sendable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// At the edge where the language's lines begin.
    case natural
}
