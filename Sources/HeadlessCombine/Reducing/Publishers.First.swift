extension Publishers {
    /// Sends the first value and finishes.
    public struct First<Upstream: Publisher>: Operator {
        let upstream: Upstream

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.convert(for: subscriber, .all) { .finish($0) }
        }
    }

    /// Sends the first value that meets a condition and finishes.
    public struct FirstWhere<Upstream: Publisher>: Operator {
        let upstream: Upstream
        let predicate: (Upstream.Output) -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.convert(for: subscriber, .all) { [predicate] in predicate($0) ? .finish($0) : .keep }
        }
    }

    /// Sends the first value that meets a condition and finishes, or fails.
    public struct TryFirstWhere<Upstream: Publisher>: Operator {
        /// It fails with what the closure throws.
        public typealias Failure = any Error
        let upstream: Upstream
        let predicate: (Upstream.Output) throws -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == any Error {
            upstream.tryConvert(for: subscriber, .all) { [predicate] in try predicate($0) ? .finish($0) : .keep }
        }
    }

    /// Sends the last value that meets a condition, at the end.
    public struct LastWhere<Upstream: Publisher>: Operator {
        let upstream: Upstream
        let predicate: (Upstream.Output) -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            var last: Upstream.Output? { didSet { withExtendedLifetime(oldValue) {} } }
            upstream.convert(for: subscriber, .all, onFinish: { .finish(last) }) { [predicate] value in
                if predicate(value) { last = value }
                return .keep
            }
        }
    }

    /// Sends the last value that meets a condition, at the end, or fails.
    public struct TryLastWhere<Upstream: Publisher>: Operator {
        /// It fails with what the closure throws.
        public typealias Failure = any Error
        let upstream: Upstream
        let predicate: (Upstream.Output) throws -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == any Error {
            var last: Upstream.Output? { didSet { withExtendedLifetime(oldValue) {} } }
            upstream.tryConvert(for: subscriber, .all, onFinish: { .finish(last) }) { [predicate] value in
                if try predicate(value) { last = value }
                return .keep
            }
        }
    }

    /// Sends the last value, at the end.
    public struct Last<Upstream: Publisher>: Operator {
        let upstream: Upstream

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.last { _ in true }.subscribe(subscriber)
        }
    }
}

extension Publisher {
    /// Sends the first value and finishes.
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

    /// Sends the first value that meets a condition and finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// Sends the first value that meets a condition and finishes; fails with what the closure throws.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }

    /// Sends the last value, at the end.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

    /// Sends the last value that meets a condition, at the end.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Sends the last value that meets a condition, at the end; fails with what the closure throws.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
