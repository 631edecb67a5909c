public import Foundation

/// A view in which the user reads or edits text of several lines, which scrolls.
open class UITextView: UIScrollView {
    /// The text, never `nil` when read, as in UIKit; setting it notifies nothing.
    open var text: String! {
        get { content }
        set {
            setContent(newValue ?? "")
            tellObservers(of: "text")
        }
    }
    /// The text with its attributes, which setting ``text`` removes; typed text has ``typingAttributes``.
    open var attributedText: NSAttributedString! {
        get { styled ?? NSAttributedString(string: content, attributes: plainAttributes) }
        set {
            setContent(newValue?.string ?? "", styled: newValue.map(NSAttributedString.init(attributedString:)))
            font = newValue?.first(.font) ?? font
            textColor = newValue?.first(.foregroundColor) ?? textColor
        }
    }
    /// The attributed text that was set; `nil` if the plain text was set last.
    var styled: NSAttributedString?
    /// The attributes of text that the user types into an attributed text.
    open lazy var typingAttributes: [NSAttributedString.Key: Any] = plainAttributes
    /// The selected part, in UTF-16 units, which typed text replaces; in a new text its end.
    open var selectedRange: NSRange {
        get { selection ?? NSRange(location: length, length: 0) }
        set { select(newValue) }
    }
    /// The selection; `nil` for the end of the text.
    var selection: NSRange?
    /// The font; 17 points by default.
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { if font != oldValue { textSizeMayHaveChanged() } } }
    /// The colour of the text.
    open var textColor: UIColor? = .label
    /// How the text is aligned in its frame.
    open var textAlignment: NSTextAlignment = .natural
    /// Whether the user can edit the text.
    open var isEditable = true { didSet { if isEditable != oldValue { editingDidChange() } } }
    /// Whether the user can select text; if not, the user cannot edit it either.
    open var isSelectable = true { didSet { if isSelectable != oldValue { editingDidChange() } } }
    /// The room around the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textSizeMayHaveChanged() } }
    }
    /// Whether the text scrolls; if not, the view needs room for all of it.
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { textSizeMayHaveChanged() } }
    }
    /// The data that become links in a text that cannot be edited; stored only, since texts have no links here.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// The looks of links; stored only, since links are drawn like the text around them.
    open lazy var linkTextAttributes: [NSAttributedString.Key: Any]? = [.foregroundColor: tintColor as Any]
    /// The view instead of the keyboard, shown when editing next begins, or by ``reloadInputViews()``.
    open override var inputView: UIView? {
        get { inputViews.input }
        set { withExtendedLifetime(inputViews) { inputViews.input = newValue } }
    }
    /// The view above the keyboard, shown when editing next begins, or by ``reloadInputViews()``.
    open override var inputAccessoryView: UIView? {
        get { inputViews.accessory }
        set { withExtendedLifetime(inputViews) { inputViews.accessory = newValue } }
    }
    /// The app's views for the keyboard; strong.
    private var inputViews: (input: UIView?, accessory: UIView?)
    var inputTraits = TextInputTraits()
    /// The keyboard that is shown.
    open var keyboardType = UIKeyboardType.default
    /// The title of the Return key, which always begins a new line.
    open var returnKeyType = UIReturnKeyType.default
    /// The delegate, if it has methods for editing; weak, as in UIKit.
    weak var textDelegate: (any UITextViewDelegate)?
    /// Asked and notified about editing and scrolling; weak, as in UIKit.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet { textDelegate = delegate as? any UITextViewDelegate }
    }
    private(set) var content = ""
    /// The number of UTF-16 units, stored since counting is slow in a long text that is not ASCII.
    private(set) var length = 0
    /// How many letters may be typed with a layout after each; a longer text is assumed to be pasted.
    private static let mostLetters = 64
    /// The region in which the text is laid out; strong, a part of the view.
    open private(set) lazy var textContainer = NSTextContainer { [weak self] in self?.textSizeMayHaveChanged() }

    /// Returns nothing: there are no archives on a stage.
    public required init?(coder: NSCoder) { return nil }

    /// Makes a view without text, with a container of its own that has the padding of the given one.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        isAccessibilityElement = true
        if let textContainer { self.textContainer.lineFragmentPadding = textContainer.lineFragmentPadding }
    }
    /// Makes a view without text.
    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Whether the user can edit the text now.
    open override var canBecomeFirstResponder: Bool { isEditable && isSelectable }
    /// Whether the keyboard is visible while the view is first responder.
    package override var takesText: Bool { canBecomeFirstResponder }

    // MARK: Size

    /// No intrinsic size if the text scrolls, or else the size of all lines without further breaks.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
        return sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    }

    /// Returns the size of the whole text, in points, with its lines broken between words to fit the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = textSize(atWidth: size.width)
        return CGSize(
            width: min(text.width + sides, max(size.width, sides)),
            height: text.height + textContainerInset.top + textContainerInset.bottom)
    }

    override func measure(in offer: CGSize) -> CGSize { isScrollEnabled ? .zero : sizeThatFits(offer) }
    override var contentDependsOnWidth: Bool { !isScrollEnabled }

    override func contentSize(atWidth width: CGFloat?) -> CGSize {
        guard !isScrollEnabled, let width else { return intrinsicContentSize }
        let height = sizeThatFits(CGSize(width: width, height: .infinity)).height
        return CGSize(width: intrinsicContentSize.width, height: height)
    }

    /// Returns `true` if the text scrolls, since the view then needs no room; otherwise only for a row.
    package override func stretches(along axis: NSLayoutConstraint.Axis) -> Bool {
        isScrollEnabled || axis == .horizontal
    }

    /// Sets the content size to that of the text.
    open override func layoutSubviews() {
        setExtent(CGSize(width: placement.width, height: sizeThatFits(placement.size).height))
        placeConstrainedSubviews()
    }

    override func textSizeDidChange() { setNeedsLayout() }

    // MARK: Asking the delegate

    override func mayBeginEditing() -> Bool { textDelegate?.textViewShouldBeginEditing(self) ?? true }
    override func mayEndEditing() -> Bool { textDelegate?.textViewShouldEndEditing(self) ?? true }

    override func didBeginEditing() {
        invalidateScreen()
        textDelegate?.textViewDidBeginEditing(self)
        post(Self.textDidBeginEditingNotification)
    }

    override func didEndEditing() {
        invalidateScreen()
        textDelegate?.textViewDidEndEditing(self)
        post(Self.textDidEndEditingNotification)
    }

    // MARK: What the user does

    override func takeTouch() -> Bool {
        guard takesText else { return super.takeTouch() }
        becomeFirstResponder()
        return true
    }

    /// Types text at the selection, by default the end, in parts; the delegate may refuse each.
    override func typeByUser(_ text: String) throws(InputRefusal) {
        let parts = text.enteredParts
        for (place, part) in parts.enumerated() {
            guard isFirstResponder else { throw .lostFocus(isRemoved: window == nil) }
            replace(selectedRange, with: String(part))
            if place < Self.mostLetters || place == parts.count - 1 { showCaret() }
        }
    }

    override func clearByUser() {
        guard !content.isEmpty else { return }
        replace(NSRange(location: 0, length: length), with: "")
        showCaret()
    }

    override func submitByUser() throws(InputRefusal) { try typeByUser("\n") }

    /// Replaces a part of the text, if the delegate allows it or is not asked.
    func replace(_ range: NSRange, with replacement: String, asking asks: Bool = true) {
        let delegate = asks ? textDelegate : nil
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true else { return }
        let end = range.location + replacement.utf16.count
        if styled == nil, range == NSRange(location: length, length: 0) {
            content += replacement
            length += replacement.utf16.count
            selection = nil
            contentDidChange()
        } else {
            let text = NSString(string: content).replacingCharacters(in: range, with: replacement)
            setContent(text, styled: styledText(replacing: range, with: replacement))
            selection = end == length ? nil : NSRange(location: end, length: 0)
        }
        textDelegate?.textViewDidChangeSelection(self)
        textDelegate?.textViewDidChange(self)
        post(Self.textDidChangeNotification)
    }

    /// Changes the text without asking or notifying the delegate, and moves the caret to its end.
    private func setContent(_ text: String, styled: NSAttributedString? = nil) {
        selection = nil
        guard text != content || styled != self.styled else { return }
        content = text
        length = text.utf16.count
        self.styled = styled
        contentDidChange()
    }

    private func contentDidChange() {
        invalidateScreen()
        setNeedsLayout()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    // MARK: The element on the screen

    /// A field if the user can edit the text, or else a text; `nil` if it is no element and has no identifier.
    package override var elementRole: ElementRole? {
        guard mayBeElement else { return nil }
        return takesText ? .field : roleByTraits ?? .text
    }

    /// The app's label; without one, the text if the user cannot edit it.
    package override var elementLabel: String? { accessibilityLabel ?? (takesText ? nil : spoken) }

    /// The app's value, or else the text, unless that is the label; `nil` if there is none.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (content.isEmpty || !takesText && accessibilityLabel == nil ? nil : spoken) }
        set { super.accessibilityValue = newValue }
    }

    /// The states that the traits imply, plus focused while the user edits the text.
    package override var elementStates: ElementStates {
        isFirstResponder ? super.elementStates.union(.focused) : super.elementStates
    }

    override func isActionable(as role: ElementRole) -> Bool { takesText || super.isActionable(as: role) }
    override var actsWhenTouched: Bool { takesText || super.actsWhenTouched }
    override var showsText: Bool { !content.isEmpty }
    override var declaredTextColor: UIColor? { textColor == .label ? nil : textColor }

    /// The text unless it scrolls, since it may then be cut off.
    override var shownText: ShownText? {
        guard !isScrollEnabled, !content.isEmpty else { return nil }
        return ShownText(
            text: content, font: shownFont, lines: 0, inset: sides, style: styled.map(StyledText.init))
    }

    override func makeViewCopy() -> ViewCopy {
        let copy = UITextView()
        copy.text = content
        if styled != nil { copy.attributedText = styled }
        copy.font = font
        copy.textContainerInset = textContainerInset
        copy.textContainer.lineFragmentPadding = textContainer.lineFragmentPadding
        copy.isScrollEnabled = isScrollEnabled
        return ViewCopy(copy, of: subviews)
    }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        let metrics = metrics
        let readable = painter.canvas.readable(content)
        let lines = TextLines(metrics: metrics).lines(of: readable, width: lineWidth(in: rect.width), most: 0)
        let style = styled.map(StyledText.init)
        // A text whose characters are hidden is drawn without its attributes.
        let pieces = readable == content ? style?.pieces(ofLines: lines) : nil
        let caret = isFirstResponder ? painter.palette.paint(tintColor) : nil
        let fill = painter.palette.paint(textColor ?? .label)
        var insets = textContainerInset
        insets.left += textContainer.lineFragmentPadding
        insets.right += textContainer.lineFragmentPadding
        let start = (style?.paragraph?.alignment ?? textAlignment).start(in: rect.inset(by: insets))
        painter.clipped(to: rect) { painter in
            var top = rect.minY + textContainerInset.top - boundsOrigin.y
            for (index, line) in (lines.isEmpty ? [""] : lines).enumerated() {
                if top + metrics.lineHeight > rect.minY, top < rect.maxY {
                    painter.paintLine(
                        line, from: start, top: top, metrics, of: self, isBold: shownFont.isBold, fill: fill,
                        caret: index == max(lines.count, 1) - 1 ? caret : nil, pieces: pieces?[index] ?? [])
                }
                top += metrics.lineHeight + metrics.lineSpacing
            }
            painter.paintSubviews(of: self, in: rect)
        }
    }
}
