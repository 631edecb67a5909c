extension Publishers {
    /// The publisher of an operator, such as that of `map` and `debounce`.
    ///
    /// A closure attaches each subscriber; a variable in it is the operator's memory.
    public struct Operation<Output, Failure: Error>: Publisher {
        let attach: (AnySubscriber<Output, Failure>) -> Void

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            attach(AnySubscriber(subscriber))
        }
    }
}

extension Publisher {
    /// Makes the publisher of an operator without memory that fails as this one does.
    func converted<T>(
        _ appetite: Appetite = .times(1), onFinish: @escaping () -> Reaction<T, Failure> = { .finish(nil) },
        _ onValue: @escaping (Output) -> Reaction<T, Failure>
    ) -> Publishers.Operation<T, Failure> {
        Publishers.Operation { convert(for: $0, appetite, onFinish: onFinish, onValue) }
    }

    /// Makes the publisher of an operator without memory whose closures may throw.
    func tryConverted<T>(
        _ appetite: Appetite = .times(1), onFinish: @escaping () -> Reaction<T, any Error> = { .finish(nil) },
        _ onValue: @escaping (Output) throws -> Reaction<T, any Error>
    ) -> Publishers.Operation<T, any Error> {
        Publishers.Operation { tryConvert(for: $0, appetite, onFinish: onFinish, onValue) }
    }

    func convertedFailure<F: Error>(
        _ onFailure: @escaping (Failure) -> Reaction<Output, F> = { _ in .keep }
    ) -> Publishers.Operation<Output, F> {
        Publishers.Operation { convertFailure(for: $0, onFailure: onFailure) }
    }
}
