extension Publisher {
    /// Turns the failure into another.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.Operation<Output, E> {
        convertedFailure { .fail(transform($0)) }
    }

    /// Sends a value instead of a failure, and finishes.
    public func replaceError(with output: Output) -> Publishers.Operation<Output, Never> {
        convertedFailure { _ -> Reaction<Output, Never> in .finish(output) }
    }

    /// Fails the run if the publisher fails, since that ends the app on a phone; nothing is sent then.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #fileID, line: UInt = #line
    ) -> Publishers.Operation<Output, Never> {
        convertedFailure { failure -> Reaction<Output, Never> in
            let start = prefix.isEmpty ? "" : prefix + ": "
            raiseFatal("\(start)a publisher with assertNoFailure has failed: \(failure) (\(file):\(line))")
            return .keep
        }
    }
}

extension Publisher where Failure == Never {
    /// Gives the publisher a type of failure, to combine it with others.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.Operation<Output, E> {
        Publishers.Operation { convertFailure(for: $0) }
    }
}
