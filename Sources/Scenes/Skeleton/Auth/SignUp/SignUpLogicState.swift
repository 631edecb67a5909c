/// The state of SignUp.
typealias SignUpLogicState = AccountLogicState<SignUpForm>

/// The texts in the fields of SignUp, without the password.
nonisolated struct SignUpForm: AccountForm {
    var name = ""
    var email = ""
    /// Whether both password fields have the same text, which is not empty.
    var isPasswordConfirmed = false

    init() {}

    init(name: String, email: String, password: String, confirmation: String) {
        self.name = name
        self.email = email
        isPasswordConfirmed = !password.isEmpty && password == confirmation
    }

    /// Whether all fields have texts and both passwords are equal.
    var isComplete: Bool { !name.isEmpty && !email.isEmpty && isPasswordConfirmed }
}
