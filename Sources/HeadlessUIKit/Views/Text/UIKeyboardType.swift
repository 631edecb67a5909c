/// The keyboard that is shown for a field.
@nonexhaustive public nonisolated enum UIKeyboardType: Int, Sendable {
    /// The default keyboard.
    case `default` = 0
    /// ASCII letters, digits and punctuation.
    case asciiCapable = 1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// For addresses on the web.
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// Digits and the characters of telephone numbers.
    case phonePad = 5
    /// For e-mail addresses.
    case emailAddress = 7
    /// Digits and a decimal point.
    case decimalPad = 8
    /// For searches on the web.
    case webSearch = 10
    /// Digits and punctuation first.
    case numbersAndPunctuation = 2
    /// For names and telephone numbers.
    case namePhonePad = 6
    /// For short messages, with at signs and hash marks.
    case twitter = 9
    /// ASCII digits.
    case asciiCapableNumberPad = 11
}

/// The title of the Return key.
@nonexhaustive public nonisolated enum UIReturnKeyType: Int, Sendable {
    /// The title; Return by default.
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Whether the spelling is checked while the user types; without effect here.
@nonexhaustive public nonisolated enum UITextSpellCheckingType: Int, Sendable {
    /// As the kind of field implies, never or always.
    case `default`, no, yes
}

/// Whether straight quotes become curly ones; without effect here.
@nonexhaustive public nonisolated enum UITextSmartQuotesType: Int, Sendable {
    /// As the kind of field implies, never or always.
    case `default`, no, yes
}

/// Whether two hyphens become a dash; without effect here.
@nonexhaustive public nonisolated enum UITextSmartDashesType: Int, Sendable {
    /// As the kind of field implies, never or always.
    case `default`, no, yes
}

/// Whether pasting adds or removes spaces; without effect here.
@nonexhaustive public nonisolated enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As the kind of field implies, never or always.
    case `default`, no, yes
}

/// Which letters are capitalised while the user types.
@nonexhaustive public nonisolated enum UITextAutocapitalizationType: Int, Sendable {
    /// None, the first ones of words or sentences, or all.
    case none, words, sentences, allCharacters
}

/// Whether words are corrected while the user types.
@nonexhaustive public nonisolated enum UITextAutocorrectionType: Int, Sendable {
    /// As the kind of field implies, never or always.
    case `default`, no, yes
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
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// The name of a company.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// The first line of an address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// A whole address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The city of an address.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// The postal code of an address.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// The country of an address.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address on the web.
    public static let URL = UITextContentType(rawValue: "url")
    /// A code sent for one sign-in.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// Whether a keyboard is light or dark.
@nonexhaustive public nonisolated enum UIKeyboardAppearance: Int, Sendable {
    /// Like the screen, or always dark or light.
    case `default`, dark, light

    /// The old name of ``dark``.
    public static let alert = UIKeyboardAppearance.dark
}
