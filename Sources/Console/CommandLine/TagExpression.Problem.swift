extension TagExpression {
    /// Why an expression cannot be read.
    struct Problem: Error, Equatable {
        let message: String
    }
}
