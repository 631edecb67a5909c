extension Header {
    /// What is expected of a walkthrough that is not simply run, and why.
    package enum Disposition: Equatable, Sendable {
        /// It is not run.
        case skip(reason: String)
        /// It is run and expected to fail.
        case knownFailure(reason: String)

        /// The words of its line.
        var word: String {
            switch self {
            case .skip: "skip"
            case .knownFailure: "known failure"
            }
        }
    }
}
