extension Publisher {
    /// Sends all values combined into one, at the end.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Operation<T, Failure> {
        Publishers.Operation { subscriber in
            var result = initialResult { didSet { withExtendedLifetime(oldValue) {} } }
            convert(for: subscriber, .all, onFinish: { .finish(result) }) { value in
                result = nextPartialResult(result, value)
                return .keep
            }
        }
    }

    /// Sends all values combined into one, at the end; fails with what the closure throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.Operation<T, any Error> {
        Publishers.Operation { subscriber in
            var result = initialResult { didSet { withExtendedLifetime(oldValue) {} } }
            tryConvert(for: subscriber, .all, onFinish: { .finish(result) }) { value in
                result = try nextPartialResult(result, value)
                return .keep
            }
        }
    }

    /// Sends a list of all values, at the end.
    public func collect() -> Publishers.Operation<[Output], Failure> {
        Publishers.Operation { subscriber in
            var collected: [Output] = []
            convert(for: subscriber, .all, onFinish: { .finish(collected) }) { value in
                collected.append(value)
                return .keep
            }
        }
    }

    /// Sends the number of values, at the end.
    public func count() -> Publishers.Operation<Int, Failure> { reduce(0) { count, _ in count + 1 } }

    /// Sends the greatest value, at the end.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
        -> Publishers.Operation<Output, Failure>
    {
        best { areInIncreasingOrder($0, $1) }
    }

    /// Sends the least value, at the end.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
        -> Publishers.Operation<Output, Failure>
    {
        best { areInIncreasingOrder($1, $0) }
    }

    /// Sends only the end.
    public func ignoreOutput() -> Publishers.Operation<Never, Failure> {
        converted(.all) { _ -> Reaction<Never, Failure> in .keep }
    }

    /// Sends a value at the end if there was none.
    public func replaceEmpty(with output: Output) -> Publishers.Operation<Output, Failure> {
        Publishers.Operation { subscriber in
            var isEmpty = true
            convert(for: subscriber, onFinish: { .finish(isEmpty ? output : nil) }) { value in
                isEmpty = false
                return .send(value)
            }
        }
    }

    /// Sends the best value, at the end.
    private func best(_ isBetter: @escaping (_ old: Output, _ new: Output) -> Bool)
        -> Publishers.Operation<Output, Failure>
    {
        Publishers.Operation { subscriber in
            var best: Output? { didSet { withExtendedLifetime(oldValue) {} } }
            convert(for: subscriber, .all, onFinish: { .finish(best) }) { value in
                best = best.map { isBetter($0, value) ? value : $0 } ?? value
                return .keep
            }
        }
    }
}

extension Publisher where Output: Comparable {
    /// Sends the greatest value, at the end.
    public func max() -> Publishers.Operation<Output, Failure> { max(by: <) }

    /// Sends the least value, at the end.
    public func min() -> Publishers.Operation<Output, Failure> { min(by: <) }
}
