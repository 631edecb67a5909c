import Foundation

#if os(iOS) || PHONE
    public import UIKit
#else
    public import HeadlessUIKit
#endif

extension UILabel {
    /// Makes a label with a text style and as many lines as its text needs.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - style: the text style; its font follows the user's text size.
    ///   - alignment: the alignment of the lines.
    ///   - identifier: the accessibility identifier, by which scripts can find the label.
    ///   - isHeading: whether VoiceOver announces it as a heading.
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
    /// Makes a button with a title and as many lines as it needs.
    ///
    /// - Parameters:
    ///   - title: the title, which is also the accessibility label.
    ///   - identifier: the accessibility identifier, by which scripts can find the button.
    public convenience init(title: String, identifier: String? = nil) {
        self.init(type: .system)
        setTitle(title, for: .normal)
        titleLabel?.numberOfLines = 0
        accessibilityIdentifier = identifier
    }
}

extension UITextField {
    /// Makes a form field: its placeholder is its accessibility label, and autocorrection and capitalisation are off.
    ///
    /// - Parameters:
    ///   - placeholder: the text that the field shows while it is empty.
    ///   - identifier: the accessibility identifier, by which scripts can find the field.
    ///   - content: the kind of content, for suggestions of the system.
    ///   - keyboard: the kind of keyboard.
    ///   - isSecure: whether the field shows dots instead of the text.
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
