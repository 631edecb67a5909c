extension Publishers {
    /// Sends whether a value is among those of the upstream.
    public struct Contains<Upstream: Publisher>: Operator where Upstream.Output: Equatable {
        /// It sends whether it is so.
        public typealias Output = Bool
        let upstream: Upstream
        let output: Upstream.Output

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Upstream.Failure {
            upstream.convert(for: subscriber, .all, onFinish: { .finish(false) }) { [output] in
                $0 == output ? .finish(true) : .keep
            }
        }
    }

    /// Sends whether some value meets a condition.
    public struct ContainsWhere<Upstream: Publisher>: Operator {
        /// It sends whether it is so.
        public typealias Output = Bool
        let upstream: Upstream
        let predicate: (Upstream.Output) -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Upstream.Failure {
            upstream.convert(for: subscriber, .all, onFinish: { .finish(false) }) { [predicate] in
                predicate($0) ? .finish(true) : .keep
            }
        }
    }

    /// Sends whether some value meets a condition, or fails.
    public struct TryContainsWhere<Upstream: Publisher>: Operator {
        /// It fails with what the closure throws.
        public typealias Failure = any Error
        /// It sends whether it is so.
        public typealias Output = Bool
        let upstream: Upstream
        let predicate: (Upstream.Output) throws -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == any Error {
            upstream.tryConvert(for: subscriber, .all, onFinish: { .finish(false) }) { [predicate] in
                try predicate($0) ? .finish(true) : .keep
            }
        }
    }

    /// Sends whether all values meet a condition.
    public struct AllSatisfy<Upstream: Publisher>: Operator {
        /// It sends whether it is so.
        public typealias Output = Bool
        let upstream: Upstream
        let predicate: (Upstream.Output) -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Upstream.Failure {
            upstream.convert(for: subscriber, .all, onFinish: { .finish(true) }) { [predicate] in
                predicate($0) ? .keep : .finish(false)
            }
        }
    }

    /// Sends whether all values meet a condition, or fails.
    public struct TryAllSatisfy<Upstream: Publisher>: Operator {
        /// It fails with what the closure throws.
        public typealias Failure = any Error
        /// It sends whether it is so.
        public typealias Output = Bool
        let upstream: Upstream
        let predicate: (Upstream.Output) throws -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == any Error {
            upstream.tryConvert(for: subscriber, .all, onFinish: { .finish(true) }) { [predicate] in
                try predicate($0) ? .keep : .finish(false)
            }
        }
    }
}

extension Publisher {
    /// Sends whether some value meets a condition; finishes with the first that does.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether some value meets a condition; fails with what the closure throws.
    public func tryContains(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }

    /// Sends whether all values meet a condition; finishes with the first that does not.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Sends whether all values meet a condition; fails with what the closure throws.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Sends whether a value is among those of the publisher; finishes when it comes.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}
