extension Publisher {
    /// Sends each value combined with all earlier ones.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Operation<T, Failure> {
        Publishers.Operation { subscriber in
            var result = initialResult { didSet { withExtendedLifetime(oldValue) {} } }
            convert(for: subscriber) { value in
                result = nextPartialResult(result, value)
                return .send(result)
            }
        }
    }

    /// Sends each value combined with all earlier ones; fails with what the closure throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.Operation<T, any Error> {
        Publishers.Operation { subscriber in
            var result = initialResult { didSet { withExtendedLifetime(oldValue) {} } }
            tryConvert(for: subscriber) { value in
                result = try nextPartialResult(result, value)
                return .send(result)
            }
        }
    }

    /// Sends lists of a number of values, and a shorter one at the end.
    public func collect(_ count: Int) -> Publishers.Operation<[Output], Failure> {
        Publishers.Operation { subscriber in
            var collected: [Output] = []
            convert(
                for: subscriber, .times(count), onFinish: { .finish(collected.isEmpty ? nil : collected) }
            ) { value in
                collected.append(value)
                guard collected.count >= count else { return .keep }
                defer { withExtendedLifetime(collected) { collected = [] } }
                return .send(collected)
            }
        }
    }
}
