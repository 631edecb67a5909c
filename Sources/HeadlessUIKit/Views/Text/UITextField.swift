public import Foundation

/// A control in which the user writes one line of text.
open class UITextField: UIControl {
    /// The text, never `nil` when read, as in UIKit; setting it sends no event.
    open var text: String? {
        get { content }
        set {
            setContent(newValue ?? "")
            tellObservers(of: "text")
        }
    }
    /// The text that the field shows while it is empty.
    open var placeholder: String? { didSet { placeholderDidChange(from: oldValue) } }
    /// The app's colour of the placeholder; the system's if not set.
    var placeholderColor: UIColor?
    var inputTraits = TextInputTraits()
    /// Whether the text is shown as dots.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { invalidateScreen() } } }
    /// Asked and notified about editing; weak, as in UIKit.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The font.
    open var font: UIFont? = .body {
        didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The colour of the text.
    open var textColor: UIColor? = .label
    /// How the text is aligned in its frame.
    open var textAlignment: NSTextAlignment = .natural
    /// The border.
    open var borderStyle = BorderStyle.none
    /// When the clear button is shown.
    open var clearButtonMode = ViewMode.never { didSet { invalidateScreen() } }
    /// The view before the text; strong, a subview while it is shown.
    open var leftView: UIView? { didSet { sideDidChange(oldValue, leftView) } }
    /// The view after the text; strong, a subview while it is shown.
    open var rightView: UIView? { didSet { sideDidChange(oldValue, rightView) } }
    /// When the view before the text is shown.
    open var leftViewMode = ViewMode.never { didSet { showSides() } }
    /// When the view after the text is shown.
    open var rightViewMode = ViewMode.never { didSet { showSides() } }
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
    /// Whether beginning to edit empties the field, if the delegate's `textFieldShouldClear(_:)` allows it.
    open var clearsOnBeginEditing = false
    /// The keyboard that is shown.
    open var keyboardType = UIKeyboardType.default
    /// The title of the Return key.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether Return can be pressed only if there is text.
    open var enablesReturnKeyAutomatically = false
    /// Whether the user is editing the field.
    open var isEditing: Bool { isFirstResponder }
    /// The text itself, even if it is shown as dots.
    private var content = ""
    /// The selected part, in UTF-16 units; `nil` for the end of the text.
    var selection: NSRange?

    /// Whether the user can edit the field, which must be enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }
    /// Returns `true`: the keyboard is visible while the field is edited.
    package override var takesText: Bool { true }
    /// Whether the text is shown as dots and must stay secret.
    package override var hidesTypedText: Bool { isSecureTextEntry }
    override var keyboardComesFirst: Bool { false }

    var isForSearching: Bool { false }

    /// As wide as the text, or else the placeholder, and the other parts; a line plus 14 points high, at least 44.
    open override var intrinsicContentSize: CGSize {
        let metrics = TextMetrics(font: shownFont, in: self)
        let text = content.isEmpty ? placeholder ?? "" : maskedText
        let whole = CGRect(x: 0, y: 0, width: 1000, height: 44)
        let beside = whole.width - textRect(forBounds: whole).width
        return CGSize(width: metrics.width(of: text) + beside, height: max(metrics.lineHeight + 14, 44))
    }

    /// Asks for a layout if the field's own width matters.
    func widthMayHaveChanged() { if cachedFittingSize != nil || isLayoutItem { invalidateIntrinsicContentSize() } }

    override var baselines: (first: CGFloat, last: CGFloat)? {
        TextMetrics(font: shownFont, in: self).baselines(inHeight: intrinsicContentSize.height)
    }

    private var shownFont: UIFont { font ?? .body }

    // MARK: Asking the delegate

    override func mayBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
    override func mayEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    override func didBeginEditing() {
        invalidateScreen()
        showSides()
        if clearsOnBeginEditing, text?.isEmpty == false, mayClear() { setContent("") }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        post(Self.textDidBeginEditingNotification)
    }

    override func didEndEditing() {
        invalidateScreen()
        showSides()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        post(Self.textDidEndEditingNotification)
    }

    func mayChange(_ range: NSRange, to replacement: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
    }

    func mayClear() -> Bool { delegate?.textFieldShouldClear(self) ?? true }

    /// Notifies the delegate and the actions that the user has changed the text.
    func didChangeByUser() {
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
        post(Self.textDidChangeNotification)
    }

    /// Presses Return: asks the delegate, then sends the events; an action for `editingDidEndOnExit` ends editing.
    func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if hasHandler(for: .editingDidEndOnExit) { resignFirstResponder() }
    }

    /// Places the side views and the constrained subviews.
    open override func layoutSubviews() {
        placeSides()
        super.layoutSubviews()
    }

    // MARK: The rectangles of the parts, in the coordinates of the field

    /// Returns the rectangle of the text.
    open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(in: bounds) }
    /// Returns the rectangle of the placeholder; by default that of the text.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the rectangle of the text while the user edits it; by default the same.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the rectangle of the clear button.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearButtonRect(in: bounds) }
    /// Returns the rectangle of the view before the text.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { defaultRect(of: leftView, in: bounds) }
    /// Returns the rectangle of the view after the text.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { defaultRect(of: rightView, in: bounds) }

    /// The visible side views, which are the only elements in the field.
    package override var childrenInOrder: [UIView] { shownSides }
    override var hasElementsInside: Bool { !shownSides.isEmpty }

    // MARK: What the user does

    override func takeTouch() -> Bool {
        becomeFirstResponder()
        return true
    }

    /// Deletes the selected part, or the character before the caret; also called when the user deletes.
    open func deleteBackward() { deleteSelection() }

    /// Types text at the caret, one character at a time; the delegate may refuse each.
    override func typeByUser(_ text: String) throws(InputRefusal) {
        for part in text.enteredParts {
            guard isFirstResponder else { throw .lostFocus(isRemoved: window == nil) }
            guard mayChange(selectedPart, to: String(part)) else { continue }
            replacePart(selectedPart, with: String(part))
        }
    }

    /// Empties the field with its clear button if it has one, or else by deleting all text.
    override func clearByUser() {
        let text = text ?? ""
        guard !text.isEmpty else { return clearButtonMode == .never ? deleteBackward() : () }
        let all = NSRange(location: 0, length: text.utf16.count)
        guard clearButtonMode == .never ? mayChange(all, to: "") : mayClear() else { return }
        if clearButtonMode == .never {
            selection = all
            return deleteBackward()
        }
        setContent("")
        didChangeByUser()
    }

    override func submitByUser() throws(InputRefusal) {
        if enablesReturnKeyAutomatically, text?.isEmpty != false { throw .emptyForReturn }
        pressReturn()
    }

    // MARK: The element on the screen

    /// A field; `nil` if it is no accessibility element and has no identifier.
    package override var elementRole: ElementRole? {
        isAccessibilityElement || elementIdentifier != nil ? .field : nil
    }

    /// The app's label, or else the placeholder, even while text hides it.
    package override var elementLabel: String? { accessibilityLabel ?? placeholder }

    /// The app's value, or else the text, in a secure field a bullet per character; `nil` for an empty field.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (content.isEmpty ? nil : maskedText) }
        set { super.accessibilityValue = newValue }
    }

    /// The states of every control, plus focused while the user edits the field.
    package override var elementStates: ElementStates {
        isFirstResponder ? super.elementStates.union(.focused) : super.elementStates
    }

    override var hasStandardHitArea: Bool { true }
    override var actsWhenTouched: Bool { true }
    override var showsText: Bool { true }
    override var declaredTextColor: UIColor? {
        if content.isEmpty, let placeholderColor { return placeholderColor }
        return textColor == .label ? nil : textColor
    }

    override func makeViewCopy() -> ViewCopy {
        let copy = UITextField()
        copy.font = font
        copy.borderStyle = borderStyle
        copy.placeholder = placeholder
        copy.setContent(content.isEmpty ? "" : maskedText)
        return ViewCopy(copy, of: subviews.filter { $0 !== leftView && $0 !== rightView })
    }

    override func draw(with painter: inout ScreenPainter, in rect: CGRect) {
        let palette = painter.palette
        let metrics = TextMetrics(font: shownFont, in: self)
        let height = min(rect.height, max(metrics.lineHeight + 10, 40))
        let box = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
        if isForSearching {
            painter.canvas.rectangle(box, radius: 10, fill: palette.fill)
            painter.paintGlass(at: CGPoint(x: box.minX + 16, y: box.midY))
        } else {
            switch borderStyle {
            case .none: break
            case .line, .bezel: painter.canvas.rectangle(box, fill: palette.raised, stroke: palette.separator)
            case .roundedRect:
                painter.canvas.rectangle(box, radius: 6, fill: palette.raised, stroke: palette.separator)
            }
        }
        drawSides(with: &painter, in: rect)
        let value = elementValue ?? ""
        let fill =
            value.isEmpty ? placeholderColor.map(palette.paint) ?? palette.faint : palette.paint(textColor ?? .label)
        let room = shownTextRect.offsetBy(dx: rect.minX, dy: rect.minY).intersection(box)
        guard room.width > 0 else { return }
        let text = value.isEmpty ? placeholder ?? "" : value
        let caret = isFirstResponder ? palette.paint(tintColor) : nil
        let draw = { (painter: inout ScreenPainter) in
            painter.paintText(
                text, font: self.shownFont, in: room, of: self, alignment: self.textAlignment,
                fill: self.isEnabled ? fill : palette.disabled, caret: value.isEmpty ? nil : caret)
            guard value.isEmpty, let caret else { return }
            painter.paintText(
                "", font: self.shownFont, in: room, of: self, alignment: self.textAlignment, fill: fill, caret: caret)
        }
        // The measured width may be a little too small for the drawn font.
        let isWide = metrics.width(of: painter.canvas.readable(text)) * 1.3 > room.width
        if isWide { painter.clipped(to: room, draw) } else { draw(&painter) }
    }

    /// Changes the text without asking or notifying the delegate.
    func setContent(_ text: String) {
        // Lengths are compared first, since comparing texts that are not ASCII is slow.
        guard text.utf8.count != content.utf8.count || text != content else { return }
        content = text
        selection = nil
        invalidateScreen()
        widthMayHaveChanged()
    }
}
