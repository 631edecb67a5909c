extension Publisher {
    /// Sends the first value and finishes.
    public func first() -> Publishers.Operation<Output, Failure> { first { _ in true } }

    /// Sends the first value that meets a condition and finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.Operation<Output, Failure> {
        converted(.all) { predicate($0) ? .finish($0) : .keep }
    }

    /// Sends the last value, at the end.
    public func last() -> Publishers.Operation<Output, Failure> { last { _ in true } }

    /// Sends the last value that meets a condition, at the end.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.Operation<Output, Failure> {
        Publishers.Operation { subscriber in
            var last: Output? { didSet { withExtendedLifetime(oldValue) {} } }
            convert(for: subscriber, .all, onFinish: { .finish(last) }) { value in
                if predicate(value) { last = value }
                return .keep
            }
        }
    }
}
