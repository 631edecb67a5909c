/// The keyboard that is shown for a field.
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
    /// Digits and punctuation first.
    case numbersAndPunctuation
    /// For names and telephone numbers.
    case namePhonePad
    /// For short messages, with at signs and hash marks.
    case twitter
    /// ASCII digits.
    case asciiCapableNumberPad
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
    /// Google.
    case google
    /// Route.
    case route
    /// Yahoo.
    case yahoo
    /// Emergency call.
    case emergencyCall
}

/// Whether the spelling is checked while the user types; nothing of it shows on a stage.
public nonisolated enum UITextSpellCheckingType: Int, Sendable {
    /// As the kind of field implies.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// Whether straight quotes become curly ones; on a stage the text is what a script types.
public nonisolated enum UITextSmartQuotesType: Int, Sendable {
    /// As the kind of field implies.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// Whether two hyphens become a dash; on a stage the text is what a script types.
public nonisolated enum UITextSmartDashesType: Int, Sendable {
    /// As the kind of field implies.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
}

/// Whether pasting adds or removes spaces; on a stage the text is what a script types.
public nonisolated enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As the kind of field implies.
    case `default` = 0
    /// Never.
    case no = 1
    /// Always.
    case yes = 2
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
