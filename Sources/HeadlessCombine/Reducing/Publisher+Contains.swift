extension Publisher {
    /// Sends whether some value meets a condition; finishes with the first that does.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.Operation<Bool, Failure> {
        converted(.all, onFinish: { .finish(false) }) { predicate($0) ? .finish(true) : .keep }
    }

    /// Sends whether all values meet a condition; finishes with the first that does not.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.Operation<Bool, Failure> {
        converted(.all, onFinish: { .finish(true) }) { predicate($0) ? .keep : .finish(false) }
    }
}

extension Publisher where Output: Equatable {
    /// Sends whether a value is among those of the publisher; finishes when it comes.
    public func contains(_ output: Output) -> Publishers.Operation<Bool, Failure> { contains { $0 == output } }
}
