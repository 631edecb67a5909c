/// Which keyboard comes up for a field.
public enum UIKeyboardType: Sendable {
    /// The usual one.
    case `default`
    /// Letters, digits and signs of ASCII.
    case asciiCapable
    /// For addresses on the web.
    case url
    /// Digits.
    case numberPad
    /// Digits and what telephone numbers need.
    case phonePad
    /// For e-mail addresses.
    case emailAddress
    /// Digits and a decimal point.
    case decimalPad
    /// For searches on the web.
    case webSearch
}
