extension Publisher {
    /// Transforms each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Operation<T, Failure> {
        converted { .send(transform($0)) }
    }

    /// Transforms each value; fails with what the closure throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.Operation<T, any Error> {
        tryConverted { .send(try transform($0)) }
    }

    /// Sends a property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Operation<T, Failure> {
        map { $0[keyPath: keyPath] }
    }

    /// Sends two properties of each value.
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.Operation<(T0, T1), Failure> {
        map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
    }

    /// Sends three properties of each value.
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.Operation<(T0, T1, T2), Failure> {
        map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
    }

    /// Replaces each `nil` by a value.
    public func replaceNil<T>(with output: T) -> Publishers.Operation<T, Failure> where Output == T? {
        map { $0 ?? output }
    }
}
