/// The state of SignIn.
typealias SignInLogicState = AccountLogicState<SignInForm>

/// The texts in the fields of SignIn, without the password.
nonisolated struct SignInForm: AccountForm {
    /// The smallest number of characters of the email and the password.
    private static let leastLength = 6

    var email = ""
    /// Whether the password is long enough.
    var isPasswordLongEnough = false

    init() {}

    init(email: String, password: String) {
        self.email = email
        isPasswordLongEnough = password.count >= Self.leastLength
    }

    /// Whether email and password both have more than five characters.
    var isComplete: Bool { email.count >= Self.leastLength && isPasswordLongEnough }
}
