public import Foundation

/// A view that shows text which the user cannot change.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
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
    /// The text with its attributes; a label whose ``text`` is set has one font and one colour.
    ///
    /// The whole text is measured with its largest font. Fonts, colours, underlines and strikethroughs are drawn. Font,
    /// colour and alignment of its beginning become those of the label; setting one of them later changes the whole
    /// text: developer.apple.com/documentation/uikit/uilabel/attributedtext
    open var attributedText: NSAttributedString? {
        get {
            let attributes: [NSAttributedString.Key: Any] = [.font: font as Any, .foregroundColor: textColor as Any]
            return styled ?? text.map { NSAttributedString(string: $0, attributes: attributes) }
        }
        set {
            let value = newValue.map { NSAttributedString(attributedString: $0) }
            text = value?.string
            styled = nil
            if let value {
                font = value.first(.font) ?? font
                textColor = value.first(.foregroundColor) ?? textColor
                if let style: NSParagraphStyle = value.first(.paragraphStyle) { textAlignment = style.alignment }
            }
            styled = value
            metrics = nil
            invalidateScreen()
            contentSizeMayHaveChanged()
        }
    }
    /// The attributed text that was set; `nil` if the plain text was set last.
    private var styled: NSAttributedString?
    /// The font; setting `nil` restores that of body text.
    open var font: UIFont! = .body {
        didSet {
            if font == nil { font = .body }
            styled = styled?.setting(.font, to: font as Any)
            guard font != oldValue || styled != nil else { return }
            contentSizeMayHaveChanged()
            metrics = nil
        }
    }
    /// The colour of the text.
    open var textColor: UIColor! = .label {
        didSet {
            if textColor == nil { textColor = .label }
            styled = styled?.setting(.foregroundColor, to: textColor as Any)
        }
    }
    /// How the text is aligned in its frame.
    open var textAlignment: NSTextAlignment = .natural
    /// The maximum number of lines; 0 is any number.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentSizeMayHaveChanged() } }
    }
    /// How a long text is truncated or broken; stored only: lines break between words, the end is truncated.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether a text on one line shrinks to fit the width.
    open var adjustsFontSizeToFitWidth = false { didSet { invalidateScreen() } }
    /// How far such a text may shrink, as a fraction of its size; 0 for no limit.
    open var minimumScaleFactor: CGFloat = 0 { didSet { invalidateScreen() } }
    /// Whether letters move together before a text is truncated; stored only.
    open var allowsDefaultTighteningForTruncation = false
    /// The position of a shrunk text in the height of its line; stored only: in the middle.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// Whether the text follows the user's text size at once; fonts of text styles always do here.
    open var adjustsFontForContentSizeCategory = false
    /// The width at which lines break for the label's intrinsic size, in points; 0 for no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { contentSizeMayHaveChanged() } }
    }
    /// Whether the text is drawn as enabled.
    open var isEnabled = true { didSet { invalidateScreen() } }
    /// Whether the text is drawn in its highlighted colour.
    open var isHighlighted = false
    /// The colour of highlighted text.
    open var highlightedTextColor: UIColor?
    /// The metrics of the font at the current text size; `nil` until they are needed.
    private var metrics: TextMetrics?
    /// The width for which a layout asks for the intrinsic size, in points; `nil` outside of one.
    private var offeredWidth: CGFloat?
    /// The rectangle that ``drawText(in:)`` last received; `nil` if an override did not call it.
    private var textRoom: CGRect?

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a label.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .staticText
        isUserInteractionEnabled = false
    }

    /// The size of at most ``numberOfLines`` lines of the text in points, broken at ``preferredMaxLayoutWidth``.
    open override var intrinsicContentSize: CGSize {
        measure(in: CGSize(width: offeredWidth ?? preferredMaxLayoutWidth, height: .infinity))
    }

    /// Returns the rectangle of the text in `bounds`, which determines every size of the label.
    ///
    /// The text is as wide as its longest line and centred in the height; an override makes room around it.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        // Even without a text: then the label counts as measured, and its first text causes a layout.
        let metrics = knownMetrics
        guard let text else { return CGRect(origin: bounds.origin, size: .zero) }
        let width = numberOfLines != 1 && bounds.width < Self.unlimited ? bounds.width : .infinity
        let size = metrics.size(of: text, width: width, lines: numberOfLines)
        let rest = bounds.height < Self.unlimited ? max(bounds.height - size.height, 0) : 0
        return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.minY + rest / 2), size: size)
    }

    /// Draws the text in a rectangle of the label; an override passes another one to `super`, and draws nothing itself.
    open func drawText(in rect: CGRect) { textRoom = rect }

    /// A length that limits nothing, in points; finite, so that an override can subtract from it.
    private static let unlimited: CGFloat = 1e6

    /// Returns the size of at most ``numberOfLines`` lines in points, broken between words at the width of `size`.
    ///
    /// The height of `size` is ignored. Without text the size is zero. A width of 0 does not limit the lines, and no
    /// width limits a single line, so that `sizeToFit()` shows all of it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? min(size.width, Self.unlimited) : Self.unlimited
        let room = CGRect(x: 0, y: 0, width: width, height: Self.unlimited)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    private var knownMetrics: TextMetrics {
        if let metrics { return metrics }
        let made = TextMetrics(font: measuredFont, in: self).placed(by: styled.map(StyledText.init))
        metrics = made
        return made
    }

    /// Returns the height of the text in points; a single line needs no measuring.
    func height(in offer: CGSize) -> CGFloat {
        guard numberOfLines == 1, text?.isEmpty == false, type(of: self) == UILabel.self else {
            return measure(in: offer).height
        }
        return knownMetrics.lineHeight
    }

    /// Returns the size that fits; a single line is at most as wide as the offer.
    override func measure(in offer: CGSize) -> CGSize {
        let size = sizeThatFits(offer)
        guard numberOfLines == 1, offer.width > 0 else { return size }
        return CGSize(width: min(size.width, offer.width.rounded(.up)), height: size.height)
    }

    override func textSizeDidChange() { metrics = nil }

    override var contentDependsOnWidth: Bool { numberOfLines != 1 }

    override func contentSize(atWidth width: CGFloat?) -> CGSize {
        let size = intrinsicContentSize
        guard let width else { return size }
        offeredWidth = width
        defer { offeredWidth = nil }
        return CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    override var baselines: (first: CGFloat, last: CGFloat)? { knownMetrics.baselines() }

    private var measuredFont: UIFont { styled.flatMap { StyledText($0).largestFont } ?? font }

    /// The role that the traits imply, or a text; `nil` if hidden or without a text, unless it has an identifier.
    package override var elementRole: ElementRole? {
        guard mayBeElement else { return nil }
        if accessibilityIdentifier == nil, elementLabel?.isEmpty != false { return nil }
        return roleByTraits ?? .text
    }

    /// The app's label, or else the text, as VoiceOver reads it.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? styled?.spoken ?? text }
        set { super.accessibilityLabel = newValue }
    }

    override var isPartOfRowLabel: Bool { true }
    override var letsTouchesThrough: Bool { true }

    override var shownText: ShownText? {
        guard let text, !text.isEmpty else { return nil }
        return ShownText(
            text: text, font: measuredFont, lines: numberOfLines, inset: 0, leastScale: leastScale,
            style: styled.map(StyledText.init))
    }

    /// The least factor by which the text shrinks to fit the width; 1 if it does not.
    private var leastScale: CGFloat { adjustsFontSizeToFitWidth && numberOfLines == 1 ? minimumScaleFactor : 1 }

    override var declaredTextColor: UIColor? {
        if let color = styled.flatMap({ StyledText($0).firstColor }) { return color }
        return textColor == .label ? nil : textColor
    }

    override func makeViewCopy() -> ViewCopy {
        let copy = UILabel()
        copy.text = text
        if styled != nil { copy.attributedText = styled }
        copy.font = measuredFont
        copy.numberOfLines = numberOfLines
        copy.preferredMaxLayoutWidth = preferredMaxLayoutWidth
        return ViewCopy(copy, of: subviews)
    }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        textRoom = nil
        drawText(in: bounds)
        guard let textRoom else { return super.draw(with: &painter, in: rect) }
        // `rect` is the rectangle of the bounds on the screen.
        let moved = textRoom.offsetBy(dx: rect.minX - bounds.minX, dy: rect.minY - bounds.minY)
        let colour = isHighlighted ? highlightedTextColor ?? textColor : textColor
        painter.paintText(
            text ?? "", font: measuredFont, in: textRoom == bounds ? rect : moved, of: self, most: numberOfLines,
            alignment: textAlignment,
            fill: isEnabled ? painter.palette.paint(colour ?? .label) : painter.palette.disabled,
            style: styled.map(StyledText.init), leastScale: leastScale)
        super.draw(with: &painter, in: rect)
    }

    /// Returns `false`, without measuring: a text always has a size.
    package override func stretches(along axis: NSLayoutConstraint.Axis) -> Bool { false }

    private func contentSizeMayHaveChanged() {
        if isMeasured { invalidateIntrinsicContentSize() }
    }

    /// Whether a layout has used the size of the text.
    private var isMeasured: Bool { metrics != nil || cachedFittingSize != nil }
}

/// Where a text that is too long is broken or truncated.
@nonexhaustive public nonisolated enum NSLineBreakMode: Int, Sendable {
    /// Lines break between words or characters, or the text is clipped at the edge.
    case byWordWrapping, byCharWrapping, byClipping
    /// Dots replace the beginning, the end or the middle.
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The position of a shrunk text in the height of its line.
@nonexhaustive public nonisolated enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline of the full size.
    case alignBaselines = 0
    /// In the middle.
    case alignCenters = 1
    /// At the top.
    case none = 2
}

/// How text is aligned in its frame.
@nonexhaustive public nonisolated enum NSTextAlignment: Int, Sendable {
    /// At an edge or in the middle.
    case left, center, right
    /// At both edges; drawn at the left one.
    case justified = 3
    /// At the edge where the language's lines begin.
    case natural = 4
}
