public import Foundation

struct TextInputTraits {
    var autocorrection = UITextAutocorrectionType.default
    var autocapitalization = UITextAutocapitalizationType.sentences
    var spellChecking = UITextSpellCheckingType.default
    var smartQuotes = UITextSmartQuotesType.default
    var smartDashes = UITextSmartDashesType.default
    var smartInsertDelete = UITextSmartInsertDeleteType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var contentType: UITextContentType?
    var returnNeedsText = false
    var isSecure = false
    var adjustsFont = false
}

protocol TextInput: UITextInputTraits {
    var inputTraits: TextInputTraits { get set }
}

/// The properties of a text that matter to the keyboard; every member has a default, since UIKit's are optional.
public protocol UITextInputTraits: NSObjectProtocol {
    /// Which letters are capitalised; without effect here.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected while the user types; without effect here.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether the spelling is checked; without effect here.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether straight quotes become curly ones; without effect here.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether two hyphens become a dash; without effect here.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether pasting adds or removes spaces; without effect here.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// The keyboard that is shown.
    var keyboardType: UIKeyboardType { get set }
    /// Whether the keyboard is light or dark; without effect here: it follows the screen.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The title of the Return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether Return can be pressed only if there is text, in a field or a search bar.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is shown as dots, in a field or a search bar.
    var isSecureTextEntry: Bool { get set }
}

extension UITextInputTraits {
    /// The traits that a field, a text view or a search bar stores; other views have the default ones.
    private var storedTraits: TextInputTraits {
        get { (self as? any TextInput)?.inputTraits ?? TextInputTraits() }
        set { (self as? any TextInput)?.inputTraits = newValue }
    }

    /// Which letters are capitalised; without effect here.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { storedTraits.autocapitalization }
        set { storedTraits.autocapitalization = newValue }
    }
    /// Whether words are corrected while the user types; without effect here.
    public var autocorrectionType: UITextAutocorrectionType {
        get { storedTraits.autocorrection }
        set { storedTraits.autocorrection = newValue }
    }
    /// Whether the spelling is checked; without effect here.
    public var spellCheckingType: UITextSpellCheckingType {
        get { storedTraits.spellChecking }
        set { storedTraits.spellChecking = newValue }
    }
    /// Whether straight quotes become curly ones; without effect here.
    public var smartQuotesType: UITextSmartQuotesType {
        get { storedTraits.smartQuotes }
        set { storedTraits.smartQuotes = newValue }
    }
    /// Whether two hyphens become a dash; without effect here.
    public var smartDashesType: UITextSmartDashesType {
        get { storedTraits.smartDashes }
        set { storedTraits.smartDashes = newValue }
    }
    /// Whether pasting adds or removes spaces; without effect here.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { storedTraits.smartInsertDelete }
        set { storedTraits.smartInsertDelete = newValue }
    }
    /// Always `default`; the system's fields and text views have their own property.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// Always `default`; the system's fields and text views have their own property.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// Whether the keyboard is light or dark; without effect here: it follows the screen.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { storedTraits.keyboardAppearance }
        set { storedTraits.keyboardAppearance = newValue }
    }
    /// Whether Return can be pressed only if there is text, in a field or a search bar.
    public var enablesReturnKeyAutomatically: Bool {
        get { storedTraits.returnNeedsText }
        set { storedTraits.returnNeedsText = newValue }
    }
    /// Whether the text is shown as dots, in a field or a search bar.
    public var isSecureTextEntry: Bool {
        get { storedTraits.isSecure }
        set { storedTraits.isSecure = newValue }
    }
    /// The meaning of the text, for filling it in automatically; without effect here.
    public var textContentType: UITextContentType! {
        get { storedTraits.contentType }
        set { storedTraits.contentType = newValue }
    }
}

extension UITextField: TextInput, UIContentSizeCategoryAdjusting {
    /// Whether there is any text.
    public var hasText: Bool { text?.isEmpty == false }

    /// Whether the text follows the user's text size at once; fonts of text styles always do here.
    public var adjustsFontForContentSizeCategory: Bool {
        get { inputTraits.adjustsFont }
        set { inputTraits.adjustsFont = newValue }
    }
}

extension UITextView: TextInput, UIContentSizeCategoryAdjusting {
    /// Whether there is any text.
    public var hasText: Bool { !content.isEmpty }

    /// Whether the text follows the user's text size at once; fonts of text styles always do here.
    public var adjustsFontForContentSizeCategory: Bool {
        get { inputTraits.adjustsFont }
        set { inputTraits.adjustsFont = newValue }
    }
}
