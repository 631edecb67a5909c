/// The state of SignUp, without the password.
typealias SignUpLogicState = AccountLogicState<SignUpForm>

/// The texts in the fields of SignUp, without the password.
nonisolated struct SignUpForm: AccountForm {
    var fullName = ""
    var nickname = ""
    var email = ""
    var mobileNumber = ""
    /// Whether the password field has a text.
    var isPasswordFilled = false

    /// Whether all fields have texts and the email has one @ with text on both sides.
    var isComplete: Bool {
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
            && [fullName, nickname, mobileNumber].allSatisfy { !$0.isEmpty } && isPasswordFilled
    }
}
