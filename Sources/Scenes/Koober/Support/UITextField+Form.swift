import Foundation
import HeadlessUIKit

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
