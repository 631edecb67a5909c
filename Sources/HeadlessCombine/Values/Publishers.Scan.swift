extension Publishers {
    /// Sends each value combined with all before it.
    public struct Scan<Upstream: Publisher, Output>: Operator {
        let upstream: Upstream
        let initialResult: Output
        let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Upstream.Failure {
            var result = initialResult { didSet { withExtendedLifetime(oldValue) {} } }
            upstream.convert(for: subscriber) { [nextPartialResult] value in
                result = nextPartialResult(result, value)
                return .send(result)
            }
        }
    }

    /// Sends each value combined with all before it, or fails.
    public struct TryScan<Upstream: Publisher, Output>: Operator {
        /// It fails with what the closure throws.
        public typealias Failure = any Error
        let upstream: Upstream
        let initialResult: Output
        let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            var result = initialResult { didSet { withExtendedLifetime(oldValue) {} } }
            upstream.tryConvert(for: subscriber) { [nextPartialResult] value in
                result = try nextPartialResult(result, value)
                return .send(result)
            }
        }
    }

    /// Sends lists of a number of values, and a shorter one at the end.
    public struct CollectByCount<Upstream: Publisher>: Operator {
        /// It sends lists.
        public typealias Output = [Upstream.Output]
        let upstream: Upstream
        let count: Int

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == [Upstream.Output], S.Failure == Upstream.Failure {
            var collected: [Upstream.Output] = []
            upstream.convert(
                for: subscriber, .times(count), onFinish: { .finish(collected.isEmpty ? nil : collected) }
            ) { [count] value in
                collected.append(value)
                guard collected.count >= count else { return .keep }
                defer { withExtendedLifetime(collected) { collected = [] } }
                return .send(collected)
            }
        }
    }
}

extension Publisher {
    /// Sends each value combined with all before it.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends each value combined with all before it; fails with what the closure throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Sends lists of a number of values, and a shorter one at the end.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
