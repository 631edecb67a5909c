import Rehearsal

extension UILabel {
    /// Makes a label in the middle of its room that takes as many lines as it needs.
    convenience init(centred text: String = "", style: UIFont.TextStyle = .body) {
        self.init(frame: .zero)
        self.text = text
        font = .preferredFont(forTextStyle: style)
        textAlignment = .center
        numberOfLines = 0
    }
}

extension UIButton {
    /// Makes a button with a title, which scripts may find by an identifier.
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
        _ placeholder: String, identifier: String, content: UITextContentType?, keyboard: UIKeyboardType = .default,
        isSecure: Bool = false
    ) {
        self.init(frame: .zero)
        self.placeholder = placeholder
        accessibilityIdentifier = identifier
        textContentType = content
        keyboardType = keyboard
        isSecureTextEntry = isSecure
        autocorrectionType = .no
        autocapitalizationType = .none
        returnKeyType = .next
        borderStyle = .roundedRect
    }
}
