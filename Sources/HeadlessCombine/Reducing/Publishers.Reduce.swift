extension Publishers {
    /// Sends all values combined into one, at the end.
    public struct Reduce<Upstream: Publisher, Output>: Operator {
        let upstream: Upstream
        let initial: Output
        let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Upstream.Failure {
            var result = initial { didSet { withExtendedLifetime(oldValue) {} } }
            upstream.convert(for: subscriber, .all, onFinish: { .finish(result) }) { [nextPartialResult] value in
                result = nextPartialResult(result, value)
                return .keep
            }
        }
    }

    /// Sends all values combined into one, at the end, or fails.
    public struct TryReduce<Upstream: Publisher, Output>: Operator {
        /// It fails with what the closure throws.
        public typealias Failure = any Error
        let upstream: Upstream
        let initial: Output
        let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            var result = initial { didSet { withExtendedLifetime(oldValue) {} } }
            upstream.tryConvert(for: subscriber, .all, onFinish: { .finish(result) }) { [nextPartialResult] value in
                result = try nextPartialResult(result, value)
                return .keep
            }
        }
    }

    /// Sends a list of all values, at the end.
    public struct Collect<Upstream: Publisher>: Operator {
        /// It sends a list.
        public typealias Output = [Upstream.Output]
        let upstream: Upstream

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == [Upstream.Output], S.Failure == Upstream.Failure {
            var collected: [Upstream.Output] = []
            upstream.convert(for: subscriber, .all, onFinish: { .finish(collected) }) { value in
                collected.append(value)
                return .keep
            }
        }
    }

    /// Sends the number of values, at the end.
    public struct Count<Upstream: Publisher>: Operator {
        /// It sends a number.
        public typealias Output = Int
        let upstream: Upstream

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Upstream.Failure {
            var count = 0
            upstream.convert(for: subscriber, .all, onFinish: { .finish(count) }) { _ in
                count += 1
                return .keep
            }
        }
    }

    /// Sends the greatest or the least value, at the end.
    public struct Comparison<Upstream: Publisher>: Operator {
        let upstream: Upstream
        let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            var best: Upstream.Output? { didSet { withExtendedLifetime(oldValue) {} } }
            upstream.convert(for: subscriber, .all, onFinish: { .finish(best) }) { [areInIncreasingOrder] value in
                best = best.map { areInIncreasingOrder($0, value) ? value : $0 } ?? value
                return .keep
            }
        }
    }

    /// Sends the greatest or the least value, at the end, or fails.
    public struct TryComparison<Upstream: Publisher>: Operator {
        /// It fails with what the closure throws.
        public typealias Failure = any Error
        let upstream: Upstream
        let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == any Error {
            var best: Upstream.Output? { didSet { withExtendedLifetime(oldValue) {} } }
            upstream.tryConvert(for: subscriber, .all, onFinish: { .finish(best) }) { [areInIncreasingOrder] value in
                best = try best.map { try areInIncreasingOrder($0, value) ? value : $0 } ?? value
                return .keep
            }
        }
    }

    /// Sends no value, but the end.
    public struct IgnoreOutput<Upstream: Publisher>: Operator {
        /// It sends nothing.
        public typealias Output = Never
        let upstream: Upstream

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Never, S.Failure == Upstream.Failure {
            upstream.convert(for: subscriber, .all) { _ in .keep }
        }
    }

    /// Sends a value at the end if there was none.
    public struct ReplaceEmpty<Upstream: Publisher>: Operator {
        let upstream: Upstream
        let output: Upstream.Output

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            var isEmpty = true
            upstream.convert(for: subscriber, onFinish: { [output] in .finish(isEmpty ? output : nil) }) { value in
                isEmpty = false
                return .send(value)
            }
        }
    }
}

extension Publisher {
    /// Sends all values combined into one, at the end.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends all values combined into one, at the end; fails with what the closure throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends a list of all values, at the end.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Sends the number of values, at the end.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

    /// Sends the greatest value, at the end.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($0, $1) }
    }

    /// Sends the greatest value, at the end; fails with what the closure throws.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($0, $1) }
    }

    /// Sends the least value, at the end.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// Sends the least value, at the end; fails with what the closure throws.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }

    /// Sends no value, but the end.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }

    /// Sends a value at the end if there was none.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

extension Publisher where Output: Comparable {
    /// Sends the greatest value, at the end.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }

    /// Sends the least value, at the end.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }
}
