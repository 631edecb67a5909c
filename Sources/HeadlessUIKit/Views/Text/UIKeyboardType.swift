/// The keyboard that comes up for a field.
public nonisolated enum UIKeyboardType: Sendable {
    /// The usual one.
    case `default`
    /// ASCII letters, digits and punctuation.
    case asciiCapable
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// For addresses on the web.
    case URL
    /// Digits.
    case numberPad
    /// Digits and the characters of telephone numbers.
    case phonePad
    /// For e-mail addresses.
    case emailAddress
    /// Digits and a decimal point.
    case decimalPad
    /// For searches on the web.
    case webSearch
}

/// The title of the Return key.
public nonisolated enum UIReturnKeyType: Sendable {
    /// Return.
    case `default`
    /// Go.
    case go
    /// Next.
    case next
    /// Search.
    case search
    /// Send.
    case send
    /// Done.
    case done
    /// Continue.
    case `continue`
    /// Join.
    case join
}

/// Which letters are capitalised while the user types.
public nonisolated enum UITextAutocapitalizationType: Sendable {
    /// None.
    case none
    /// The first of each word.
    case words
    /// The first of each sentence.
    case sentences
    /// All.
    case allCharacters
}

/// Whether words are corrected while the user types.
public nonisolated enum UITextAutocorrectionType: Sendable {
    /// As the kind of field implies.
    case `default`
    /// Never.
    case no
    /// Always.
    case yes
}

/// The meaning of a field's text, for filling it in automatically.
public nonisolated struct UITextContentType: Equatable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes a content type.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// An e-mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an account.
    public static let password = UITextContentType(rawValue: "current-password")
    /// A password for a new account.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code sent for one sign-in.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
