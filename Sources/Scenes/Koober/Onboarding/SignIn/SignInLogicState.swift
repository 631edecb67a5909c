/// The state of SignIn, without the password.
struct SignInLogicState: Equatable, Codable {
    /// What SignIn does at the moment.
    enum Phase: String, CaseIterable, Codable {
        /// The user edits the form.
        case editing
        /// Waiting for the server, and for the session to be stored.
        case signingIn
    }

    /// The text in the field.
    var email = ""
    /// Whether the password field has a text.
    var isPasswordFilled = false
    var phase = Phase.editing

    /// Whether the form is complete and no sign-in is running.
    var canSignIn: Bool { phase == .editing && !email.isEmpty && isPasswordFilled }
}
