import Rehearsal

extension UIButton {
    /// Makes a button with a title of as many lines as it needs, which scripts may find by an identifier.
    convenience init(title: String, identifier: String? = nil) {
        self.init(frame: .zero)
        setTitle(title, for: .normal)
        titleLabel?.numberOfLines = 0
        accessibilityIdentifier = identifier
    }
}

extension UITextField {
    /// Makes a field of a form: its placeholder is its label, and nothing is corrected or capitalised.
    convenience init(
        _ placeholder: String, content: UITextContentType, keyboard: UIKeyboardType = .default, isSecure: Bool = false
    ) {
        self.init(frame: .zero)
        self.placeholder = placeholder
        textContentType = content
        keyboardType = keyboard
        isSecureTextEntry = isSecure
        autocorrectionType = .no
        autocapitalizationType = .none
        returnKeyType = .next
        borderStyle = .roundedRect
    }
}
