/// What is wrong with an option's value.
enum ValueProblem: Error, Equatable {
    /// It is something else than this.
    case expected(String)
    /// It was read so far, and this is wrong.
    case reason(String)
}
