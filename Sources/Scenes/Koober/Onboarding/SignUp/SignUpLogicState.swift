/// What SignUp knows; the password is not part of it.
struct SignUpLogicState: Equatable, Codable {
    /// What SignUp is doing.
    enum Phase: String, CaseIterable, Codable {
        /// The user fills in the form.
        case editing
        /// Waiting for the server, and for the session to be stored.
        case signingUp
    }

    /// The texts in the fields.
    var form = SignUpForm()
    var phase = Phase.editing

    /// Whether there is enough to sign up with, and nothing under way.
    var canSignUp: Bool { phase == .editing && form.isComplete }
}

/// The texts in the fields of SignUp, but for the password.
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
