extension Publishers {
    /// Sends the values that meet a condition.
    public struct Filter<Upstream: Publisher>: Operator {
        let upstream: Upstream
        let isIncluded: (Upstream.Output) -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.convert(for: subscriber) { [isIncluded] in isIncluded($0) ? .send($0) : .skip }
        }
    }

    /// Sends the values that meet a condition, or fails.
    public struct TryFilter<Upstream: Publisher>: Operator {
        /// It fails with what the closure throws.
        public typealias Failure = any Error
        let upstream: Upstream
        let isIncluded: (Upstream.Output) throws -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == any Error {
            upstream.tryConvert(for: subscriber) { [isIncluded] in try isIncluded($0) ? .send($0) : .skip }
        }
    }

    /// Turns each value into another, and leaves out each `nil`.
    public struct CompactMap<Upstream: Publisher, Output>: Operator {
        let upstream: Upstream
        let transform: (Upstream.Output) -> Output?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Upstream.Failure {
            upstream.convert(for: subscriber) { [transform] in transform($0).map { .send($0) } ?? .skip }
        }
    }

    /// Turns each value into another, and leaves out each `nil`, or fails.
    public struct TryCompactMap<Upstream: Publisher, Output>: Operator {
        /// It fails with what the closure throws.
        public typealias Failure = any Error
        let upstream: Upstream
        let transform: (Upstream.Output) throws -> Output?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.tryConvert(for: subscriber) { [transform] in try transform($0).map { .send($0) } ?? .skip }
        }
    }

    /// Leaves out each value that is the same as the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Operator {
        let upstream: Upstream
        let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            var last: Upstream.Output? { didSet { withExtendedLifetime(oldValue) {} } }
            upstream.convert(for: subscriber) { [predicate] value in
                if let last, predicate(last, value) { return .skip }
                last = value
                return .send(value)
            }
        }
    }

    /// Leaves out each value that is the same as the one before, or fails.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Operator {
        /// It fails with what the closure throws.
        public typealias Failure = any Error
        let upstream: Upstream
        let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == any Error {
            var last: Upstream.Output? { didSet { withExtendedLifetime(oldValue) {} } }
            upstream.tryConvert(for: subscriber) { [predicate] value in
                if let last, try predicate(last, value) { return .skip }
                last = value
                return .send(value)
            }
        }
    }
}

extension Publisher {
    /// Sends the values that meet a condition.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Sends the values that meet a condition; fails with what the closure throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    /// Turns each value into another, and leaves out each `nil`.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Turns each value into another, and leaves out each `nil`; fails with what the closure throws.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }

    /// Leaves out each value that is the same as the one before.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Leaves out each value that is the same as the one before; fails with what the closure throws.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out each value that equals the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
