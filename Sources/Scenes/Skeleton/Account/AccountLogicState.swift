/// The texts in the fields of a form, without the passwords.
nonisolated protocol AccountForm: Equatable, Codable {
    /// Makes the empty form.
    init()
    var isComplete: Bool { get }
}

/// The state of sign-in and sign-up, without the passwords.
struct AccountLogicState<Form: AccountForm>: Equatable, Codable {
    var form = Form()
    /// What the module does at the moment.
    var phase = AccountPhase.editing

    /// Whether the form is complete and no request is running.
    var canSubmit: Bool { phase == .editing && form.isComplete }
}

/// What sign-in and sign-up do at the moment.
enum AccountPhase: String, CaseIterable, Codable {
    /// The user edits the form.
    case editing
    /// Waiting for the server, and for the user to be stored.
    case submitting
}
