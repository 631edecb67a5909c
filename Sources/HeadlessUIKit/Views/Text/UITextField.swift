public import Foundation

/// A control in which the user writes one line of text.
open class UITextField: UIControl {
    /// When a part of a field shows.
    public enum ViewMode: Sendable {
        /// Never.
        case never
        /// While the user edits.
        case whileEditing
        /// Except while the user edits.
        case unlessEditing
        /// Always.
        case always
    }

    /// How a field is framed.
    public enum BorderStyle: Sendable {
        /// Not at all.
        case none
        /// By a line.
        case line
        /// By a bezel.
        case bezel
        /// By a rounded rectangle.
        case roundedRect
    }

    /// The text, never `nil` when read, as in UIKit; setting it sends no event.
    open var text: String? {
        get { content }
        set { setContent(newValue ?? "") }
    }
    /// What the field shows while it is empty.
    open var placeholder: String? { didSet { if placeholder != oldValue { invalidateScreen() } } }
    /// Whether the text is shown as dots.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { invalidateScreen() } } }
    /// Who is asked and told about editing; weak, as in UIKit.
    open weak var delegate: (any UITextFieldDelegate)?
    /// The font.
    open var font: UIFont? = .preferredFont(forTextStyle: .body) {
        didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The colour of the text.
    open var textColor: UIColor? = .label
    /// Where the text stands in its room.
    open var textAlignment: NSTextAlignment = .natural
    /// How the field is framed.
    open var borderStyle = BorderStyle.none
    /// When the button that empties the field shows.
    open var clearButtonMode = ViewMode.never
    /// Whether the field is emptied when editing begins.
    open var clearsOnBeginEditing = false
    /// Whether words are corrected while the user writes.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Which letters become capitals.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Which keyboard comes up.
    open var keyboardType = UIKeyboardType.default
    /// What Return is called.
    open var returnKeyType = UIReturnKeyType.default
    /// What the text means, for filling in.
    open var textContentType: UITextContentType?
    /// Whether Return can be pressed only when there is text.
    open var enablesReturnKeyAutomatically = false
    /// Whether the user edits the field now.
    public var isEditing: Bool { isFirstResponder }
    /// The text, as it is.
    private var content = ""

    /// Whether the user can write in the field: only while it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Whether the keyboard is up while the field is edited: always.
    package override var takesText: Bool { true }

    /// 120 points of width, which stretch in a row, and a line of the font with 14 points more; never below 44 high.
    ///
    /// The width does not depend on the text, so that typing moves nothing.
    open override var intrinsicContentSize: CGSize {
        let line = TextMetrics(font: font ?? .preferredFont(forTextStyle: .body), in: self).lineHeight
        return CGSize(width: 120, height: max(line + 14, 44))
    }

    // MARK: Asking the delegate

    override func mayBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

    override func mayEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    override func didBeginEditing() {
        invalidateScreen()
        if clearsOnBeginEditing { setContent("") }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
    }

    override func didEndEditing() {
        invalidateScreen()
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
    }

    /// Asks whether the user may replace a part of the text.
    func mayChange(_ range: NSRange, to replacement: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
    }

    /// Asks whether the user may empty the field.
    func mayClear() -> Bool { delegate?.textFieldShouldClear(self) ?? true }

    /// Tells that the user has changed the text.
    func didChangeByUser() {
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
    }

    /// Does what Return does: asks the delegate, then sends the events; a handler for the exit ends editing.
    func pressReturn() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if hasHandler(for: .editingDidEndOnExit) { resignFirstResponder() }
    }

    // MARK: What the screen shows of it

    /// A field; `nil` where the app makes it no accessibility element and gives it no identifier.
    package override var elementRole: ElementRole? {
        isAccessibilityElement || elementIdentifier != nil ? .field : nil
    }

    /// The app's label, else the placeholder, which stays the label when text hides it.
    package override var elementLabel: String? { accessibilityLabel ?? placeholder }

    /// The app's value, else the text, with a bullet for each character where it is secure; `nil` for an empty field.
    package override var elementValue: String? {
        if let accessibilityValue { return accessibilityValue }
        guard !content.isEmpty else { return nil }
        return isSecureTextEntry ? String(repeating: "\u{2022}", count: content.count) : content
    }

    /// The states of every control, and focused while the user writes in the field.
    package override var elementStates: ElementStates {
        isFirstResponder ? super.elementStates.union(.focused) : super.elementStates
    }

    /// Tells whether the field takes room that is left over: along a row it does, in a column it keeps its height.
    package override func stretches(along axis: NSLayoutConstraint.Axis) -> Bool { axis == .horizontal }

    /// Changes the text without asking or telling anybody.
    func setContent(_ text: String) {
        // Texts of different lengths are not compared, which takes long for those that are not ASCII.
        guard text.utf8.count != content.utf8.count || text != content else { return }
        content = text
        invalidateScreen()
    }
}
