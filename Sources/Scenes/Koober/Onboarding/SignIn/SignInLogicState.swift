/// The state of SignIn, without the password.
typealias SignInLogicState = AccountLogicState<SignInForm>

/// The texts in the fields of SignIn, without the password.
nonisolated struct SignInForm: AccountForm {
    var email = ""
    /// Whether the password field has a text.
    var isPasswordFilled = false

    /// Whether both fields have texts.
    var isComplete: Bool { !email.isEmpty && isPasswordFilled }
}
