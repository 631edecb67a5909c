extension Publisher {
    /// Sends the values that meet a condition.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Operation<Output, Failure> {
        converted { isIncluded($0) ? .send($0) : .skip }
    }

    /// Sends the values that meet a condition; fails with what the closure throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.Operation<Output, any Error> {
        tryConverted { try isIncluded($0) ? .send($0) : .skip }
    }

    /// Transforms each value, and leaves out each `nil`.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.Operation<T, Failure> {
        converted { transform($0).map { .send($0) } ?? .skip }
    }

    /// Transforms each value, and leaves out each `nil`; fails with what the closure throws.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.Operation<T, any Error> {
        tryConverted { try transform($0).map { .send($0) } ?? .skip }
    }

    /// Leaves out each value that is the same as the last one sent.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.Operation<Output, Failure> {
        Publishers.Operation { subscriber in
            var last: Output? { didSet { withExtendedLifetime(oldValue) {} } }
            convert(for: subscriber) { value in
                if let last, predicate(last, value) { return .skip }
                last = value
                return .send(value)
            }
        }
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out each value that equals the last one sent.
    public func removeDuplicates() -> Publishers.Operation<Output, Failure> { removeDuplicates(by: ==) }
}
