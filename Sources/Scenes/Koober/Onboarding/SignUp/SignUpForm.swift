/// What stands in the fields of SignUp, but for the password.
struct SignUpForm: Equatable, Codable {
    var fullName = ""
    var nickname = ""
    var email = ""
    var mobileNumber = ""
    /// Whether there is a password in its field.
    var isPasswordFilled = false

    /// Whether all fields are filled and the email has text on both sides of one @.
    var isComplete: Bool {
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
            && [fullName, nickname, mobileNumber].allSatisfy { !$0.isEmpty } && isPasswordFilled
    }
}
