import StageRuntime

#if PHONE
    // In the build for the phone, the names of notifications are Foundation's.
    public import Foundation
#else
    import Foundation
#endif

/// The traits of a text for the keyboard.
struct TextInputTraits {
    /// Whether words are corrected.
    var autocorrection = UITextAutocorrectionType.default
    /// Which letters are capitalised.
    var autocapitalization = UITextAutocapitalizationType.sentences
    /// Whether the spelling is checked.
    var spellChecking = UITextSpellCheckingType.default
    /// Whether quotes are made curly.
    var smartQuotes = UITextSmartQuotesType.default
    /// Whether hyphens become dashes.
    var smartDashes = UITextSmartDashesType.default
    /// Whether pasting changes spaces.
    var smartInsertDelete = UITextSmartInsertDeleteType.default
    /// The meaning of the text.
    var contentType: UITextContentType?
    /// Whether the font follows the text size.
    var adjustsFont = false
}

extension UIView {
    /// Posts a notification with the view as its object; nothing if no stage runs.
    func announce(_ name: Notification.Name) {
        guard Stage.running != nil else { return }
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension UITextField {
    /// Whether words are corrected while the user types; on a stage the text is what a script types.
    public var autocorrectionType: UITextAutocorrectionType {
        get { inputTraits.autocorrection }
        set { inputTraits.autocorrection = newValue }
    }
    /// Which letters are capitalised; on a stage the text is what a script types.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { inputTraits.autocapitalization }
        set { inputTraits.autocapitalization = newValue }
    }
    /// Whether the spelling is checked; nothing of it shows on a stage.
    public var spellCheckingType: UITextSpellCheckingType {
        get { inputTraits.spellChecking }
        set { inputTraits.spellChecking = newValue }
    }
    /// Whether straight quotes become curly ones; on a stage the text is what a script types.
    public var smartQuotesType: UITextSmartQuotesType {
        get { inputTraits.smartQuotes }
        set { inputTraits.smartQuotes = newValue }
    }
    /// Whether two hyphens become a dash; on a stage the text is what a script types.
    public var smartDashesType: UITextSmartDashesType {
        get { inputTraits.smartDashes }
        set { inputTraits.smartDashes = newValue }
    }
    /// Whether pasting adds or removes spaces; on a stage the text is what a script types.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { inputTraits.smartInsertDelete }
        set { inputTraits.smartInsertDelete = newValue }
    }
    /// The meaning of the text, for filling it in automatically; nothing of it shows on a stage.
    public var textContentType: UITextContentType! {
        get { inputTraits.contentType }
        set { inputTraits.contentType = newValue }
    }
    /// Whether the text follows the user's text size at once; on a stage, fonts of text styles always do.
    public var adjustsFontForContentSizeCategory: Bool {
        get { inputTraits.adjustsFont }
        set { inputTraits.adjustsFont = newValue }
    }

    /// Posted when the user has begun to edit a field, its object.
    public class var textDidBeginEditingNotification: Notification.Name {
        Notification.Name("UITextFieldTextDidBeginEditingNotification")
    }
    /// Posted when the user has changed the text of a field, its object.
    public class var textDidChangeNotification: Notification.Name {
        Notification.Name("UITextFieldTextDidChangeNotification")
    }
    /// Posted when the user has ended editing a field, its object.
    public class var textDidEndEditingNotification: Notification.Name {
        Notification.Name("UITextFieldTextDidEndEditingNotification")
    }
}

extension UITextView {
    /// Whether words are corrected while the user types; on a stage the text is what a script types.
    public var autocorrectionType: UITextAutocorrectionType {
        get { inputTraits.autocorrection }
        set { inputTraits.autocorrection = newValue }
    }
    /// Which letters are capitalised; on a stage the text is what a script types.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { inputTraits.autocapitalization }
        set { inputTraits.autocapitalization = newValue }
    }
    /// Whether the spelling is checked; nothing of it shows on a stage.
    public var spellCheckingType: UITextSpellCheckingType {
        get { inputTraits.spellChecking }
        set { inputTraits.spellChecking = newValue }
    }
    /// Whether straight quotes become curly ones; on a stage the text is what a script types.
    public var smartQuotesType: UITextSmartQuotesType {
        get { inputTraits.smartQuotes }
        set { inputTraits.smartQuotes = newValue }
    }
    /// Whether two hyphens become a dash; on a stage the text is what a script types.
    public var smartDashesType: UITextSmartDashesType {
        get { inputTraits.smartDashes }
        set { inputTraits.smartDashes = newValue }
    }
    /// Whether pasting adds or removes spaces; on a stage the text is what a script types.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { inputTraits.smartInsertDelete }
        set { inputTraits.smartInsertDelete = newValue }
    }
    /// The meaning of the text, for filling it in automatically; nothing of it shows on a stage.
    public var textContentType: UITextContentType! {
        get { inputTraits.contentType }
        set { inputTraits.contentType = newValue }
    }
    /// Whether the text follows the user's text size at once; on a stage, fonts of text styles always do.
    public var adjustsFontForContentSizeCategory: Bool {
        get { inputTraits.adjustsFont }
        set { inputTraits.adjustsFont = newValue }
    }

    /// Posted when the user has begun to edit a text view, its object.
    public class var textDidBeginEditingNotification: Notification.Name {
        Notification.Name("UITextViewTextDidBeginEditingNotification")
    }
    /// Posted when the user has changed the text of a text view, its object.
    public class var textDidChangeNotification: Notification.Name {
        Notification.Name("UITextViewTextDidChangeNotification")
    }
    /// Posted when the user has ended editing a text view, its object.
    public class var textDidEndEditingNotification: Notification.Name {
        Notification.Name("UITextViewTextDidEndEditingNotification")
    }
}
