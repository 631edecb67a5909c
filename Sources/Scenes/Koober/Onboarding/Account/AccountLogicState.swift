/// The texts in the fields of a form, without the password.
nonisolated protocol AccountForm: Equatable, Codable {
    /// Makes the empty form.
    init()
    var isComplete: Bool { get }
}

/// The state of SignIn and SignUp, without the password.
struct AccountLogicState<Form: AccountForm>: Equatable, Codable {
    var form = Form()
    var phase = AccountPhase.editing

    /// Whether the form is complete and no request is running.
    var canSend: Bool { phase == .editing && form.isComplete }
}

/// What SignIn and SignUp do at the moment.
enum AccountPhase: String, CaseIterable, Codable {
    /// The user edits the form.
    case editing
    /// Waiting for the server, and for the session to be stored.
    case sending
}
