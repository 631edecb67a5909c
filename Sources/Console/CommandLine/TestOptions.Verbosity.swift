extension TestOptions {
    /// How much is said on the terminal.
    enum Verbosity: Equatable, Sendable {
        case quiet, normal, verbose
    }
}
