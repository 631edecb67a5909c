/// What SignIn knows; the password is not part of it.
struct SignInLogicState: Equatable, Codable {
    /// What SignIn is doing.
    enum Phase: String, CaseIterable, Codable {
        /// The user fills in the form.
        case editing
        /// Waiting for the server, and for the session to be stored.
        case signingIn
    }

    /// The text in the field.
    var email = ""
    /// Whether there is a password in its field.
    var isPasswordFilled = false
    var phase = Phase.editing

    /// Whether there is enough to sign in with, and nothing under way.
    var canSignIn: Bool { phase == .editing && !email.isEmpty && isPasswordFilled }
}
