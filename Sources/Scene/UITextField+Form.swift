import Foundation

#if os(iOS) || PHONE
    public import UIKit
#else
    public import HeadlessUIKit
#endif

extension UILabel {
    /// Makes a label of a text style that takes as many lines as it needs.
    ///
    /// - Parameters:
    ///   - text: what it shows.
    ///   - style: the text style, whose font follows the user's text size.
    ///   - alignment: where lines begin that are shorter than the label.
    ///   - identifier: the name by which scripts may find it.
    ///   - isHeading: whether VoiceOver calls it a heading.
    public convenience init(
        _ text: String = "", style: UIFont.TextStyle = .body, alignment: NSTextAlignment = .natural,
        identifier: String? = nil, isHeading: Bool = false
    ) {
        self.init(frame: .zero)
        self.text = text
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        textAlignment = alignment
        numberOfLines = 0
        accessibilityIdentifier = identifier
        if isHeading { accessibilityTraits = .header }
    }
}

extension UIButton {
    /// Makes a button with a title of as many lines as it needs.
    ///
    /// - Parameters:
    ///   - title: what it shows, which is its label too.
    ///   - identifier: the name by which scripts may find it.
    public convenience init(title: String, identifier: String? = nil) {
        self.init(type: .system)
        setTitle(title, for: .normal)
        titleLabel?.numberOfLines = 0
        accessibilityIdentifier = identifier
    }
}

extension UITextField {
    /// Makes a field of a form: its placeholder is its label, and nothing is corrected or capitalised.
    ///
    /// - Parameters:
    ///   - placeholder: what it shows while it is empty.
    ///   - identifier: the name by which scripts may find it.
    ///   - content: what the user is to enter, so that the system can offer it.
    ///   - keyboard: the kind of keyboard.
    ///   - isSecure: whether it shows dots instead of the text.
    public convenience init(
        _ placeholder: String, identifier: String? = nil, content: UITextContentType,
        keyboard: UIKeyboardType = .default, isSecure: Bool = false
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
