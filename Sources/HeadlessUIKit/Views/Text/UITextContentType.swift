/// What the text of a field means, for filling in.
public struct UITextContentType: Equatable, Sendable {
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
