/// The state of SignUp, without the password.
struct SignUpLogicState: Equatable, Codable {
    /// What SignUp does at the moment.
    enum Phase: String, CaseIterable, Codable {
        /// The user edits the form.
        case editing
        /// Waiting for the server, and for the session to be stored.
        case signingUp
    }

    /// The texts in the fields.
    var form = SignUpForm()
    var phase = Phase.editing

    /// Whether the form is complete and no sign-up is running.
    var canSignUp: Bool { phase == .editing && form.isComplete }
}

/// The texts in the fields of SignUp, without the password.
struct SignUpForm: Equatable, Codable {
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
