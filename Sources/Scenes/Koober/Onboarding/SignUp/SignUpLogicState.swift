/// What SignUp knows; the password is not part of it.
struct SignUpLogicState: Equatable, Codable {
    /// What SignUp is doing.
    enum Phase: String, Codable {
        /// The user fills in the form.
        case editing
        /// Waiting for the server, and for the session to be stored.
        case signingUp
    }

    /// What stands in the fields.
    var form = SignUpForm()
    var phase = Phase.editing

    /// Whether there is enough to sign up with, and nothing under way.
    var canSignUp: Bool { phase == .editing && form.isComplete }
}
