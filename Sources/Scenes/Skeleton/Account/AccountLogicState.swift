/// The texts in the fields of a form, but for the passwords.
nonisolated protocol AccountForm: Equatable, Codable {
    /// Makes the empty form.
    init()
    /// Whether there is enough to ask the server with.
    var isComplete: Bool { get }
}

/// What sign-in and sign-up know; passwords are not part of it.
struct AccountLogicState<Form: AccountForm>: Equatable, Codable {
    /// The texts in the fields.
    var form = Form()
    /// What the module is doing.
    var phase = AccountPhase.editing

    /// Whether there is enough to ask the server with, and nothing under way.
    var canSubmit: Bool { phase == .editing && form.isComplete }
}

/// What sign-in and sign-up are doing.
enum AccountPhase: String, CaseIterable, Codable {
    /// The user fills in the form.
    case editing
    /// Waiting for the server, and for the user to be stored.
    case submitting
}
