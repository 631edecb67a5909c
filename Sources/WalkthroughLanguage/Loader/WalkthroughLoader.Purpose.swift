extension WalkthroughLoader {
    /// What scripts are loaded for; it decides what a parameter without a value means, and how it is given one.
    package enum Purpose: Equatable, Sendable {
        /// They run: each parameter needs a value.
        case running
        /// They run, and their pictures are written anew, so what those say of the screen need not be right.
        case updating
        /// They are only looked through: a line `param NAME` says that its value is given when the script runs.
        case checking
        /// They are performed at the console, where nobody can give `--param` any more.
        case typing

        /// How a script's parameter is given a value, as the end of a sentence.
        func advice(for name: String) -> String {
            switch self {
            case .running, .updating, .checking:
                "write `param \(name) = \"…\"` in the header, or give --param \(name)=…"
            case .typing:
                "write `param \(name) = \"…\"` in the header, give \(name)=\"…\" behind its path in a line `use`, or "
                    + "begin the console with --param \(name)=…"
            }
        }
    }
}
