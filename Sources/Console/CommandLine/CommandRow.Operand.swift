extension CommandRow {
    /// What a shell completes where no option stands.
    enum Operand: Equatable, Sendable {
        case nothing
        case paths
        case app
        case command
        case words([String])
    }
}
