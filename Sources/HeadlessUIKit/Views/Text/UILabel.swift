public import Foundation

/// A view that shows text which the user cannot change.
open class UILabel: UIView {
    /// The text.
    open var text: String? {
        didSet {
            if styled != nil {
                styled = nil
                metrics = nil
            }
            guard text != oldValue else { return }
            invalidateScreen()
            if isMeasured, !TextMetrics.takeTheSameRoom(oldValue ?? "", text ?? "") { invalidateIntrinsicContentSize() }
        }
    }
    /// The text with its looks; a label whose ``text`` is set has one font and one colour.
    ///
    /// The whole text is measured with its largest font; fonts, colours, underlining and striking through are drawn.
    open var attributedText: NSAttributedString? {
        get {
            let attributes: [NSAttributedString.Key: Any] = [.font: font as Any, .foregroundColor: textColor as Any]
            return styled ?? text.map { NSAttributedString(string: $0, attributes: attributes) }
        }
        set {
            let value = newValue.map { NSAttributedString(attributedString: $0) }
            text = value?.string
            styled = value
            metrics = nil
            invalidateScreen()
            contentSizeMayHaveChanged()
        }
    }
    /// What ``attributedText`` was set to, until the text is set.
    private var styled: NSAttributedString?
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
    /// Where a text that is too long is cut or broken; held, lines are broken at words and cut at the end.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether a text on one line becomes smaller to fit the width.
    open var adjustsFontSizeToFitWidth = false { didSet { invalidateScreen() } }
    /// How small such a text may become, as a part of its size; any size if 0.
    open var minimumScaleFactor: CGFloat = 0 { didSet { invalidateScreen() } }
    /// Whether the text follows the user's text size at once; on a stage fonts of text styles always do.
    open var adjustsFontForContentSizeCategory = false
    /// How wide lines are for the size that the label asks for by itself, in points; any width if 0.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { contentSizeMayHaveChanged() } }
    }
    /// Whether the text is drawn as what can be used.
    open var isEnabled = true { didSet { invalidateScreen() } }
    /// Whether the text is drawn in its highlighted colour.
    open var isHighlighted = false
    /// The colour of the text while it is highlighted.
    open var highlightedTextColor: UIColor?
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

    /// The size of the text in points, broken at its own line ends and at ``preferredMaxLayoutWidth``.
    ///
    /// At most ``numberOfLines`` lines count.
    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: .infinity))
    }

    /// Returns the room for the text, in points, when its lines are broken at words to fit the width of `size`.
    ///
    /// At most ``numberOfLines`` lines count; the height of `size` does not. Nothing without text; no width is any.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let text else { return .zero }
        let metrics = metrics ?? TextMetrics(font: measuredFont, in: self)
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

    override var baselines: (first: CGFloat, last: CGFloat)? { TextMetrics(font: measuredFont, in: self).baselines() }

    /// The font with which the text is measured.
    private var measuredFont: UIFont { styled.flatMap { StyledText($0).largestFont } ?? font }

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
        return ShownText(
            text: text, font: measuredFont, lines: numberOfLines, inset: 0,
            leastScale: adjustsFontSizeToFitWidth && numberOfLines == 1 ? minimumScaleFactor : 1)
    }

    override var declaredTextColor: UIColor? {
        if let color = styled.flatMap({ StyledText($0).firstColor }) { return color }
        return textColor == .label ? nil : textColor
    }

    override func makeLayoutTwin() -> LayoutTwin {
        let copy = UILabel()
        copy.text = text
        copy.font = measuredFont
        copy.numberOfLines = numberOfLines
        copy.preferredMaxLayoutWidth = preferredMaxLayoutWidth
        return LayoutTwin(copy, of: subviews)
    }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        let colour = isHighlighted ? highlightedTextColor ?? textColor : textColor
        painter.paintText(
            text ?? "", font: measuredFont, in: painter.withinMargins(rect), of: self, most: numberOfLines,
            alignment: textAlignment,
            fill: isEnabled ? painter.palette.paint(colour ?? .label) : painter.palette.disabled,
            style: styled.map(StyledText.init),
            leastScale: adjustsFontSizeToFitWidth && numberOfLines == 1 ? minimumScaleFactor : 1)
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

/// Where a text that is too long for its room is broken or cut.
public nonisolated enum NSLineBreakMode: Int, Sendable {
    /// It is broken at words.
    case byWordWrapping = 0
    /// It is broken at characters.
    case byCharWrapping = 1
    /// It is cut at the edge.
    case byClipping = 2
    /// It is cut at its beginning, with dots.
    case byTruncatingHead = 3
    /// It is cut at its end, with dots.
    case byTruncatingTail = 4
    /// It is cut in its middle, with dots.
    case byTruncatingMiddle = 5
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
