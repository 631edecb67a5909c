extension Publishers {
    /// Turns each value into another.
    public struct Map<Upstream: Publisher, Output>: Operator {
        let upstream: Upstream
        let transform: (Upstream.Output) -> Output

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Upstream.Failure {
            upstream.convert(for: subscriber) { [transform] in .send(transform($0)) }
        }
    }

    /// Turns each value into another, or fails.
    public struct TryMap<Upstream: Publisher, Output>: Operator {
        /// It fails with what the closure throws.
        public typealias Failure = any Error
        let upstream: Upstream
        let transform: (Upstream.Output) throws -> Output

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.tryConvert(for: subscriber) { [transform] in .send(try transform($0)) }
        }
    }

    /// Sends a property of each value.
    public struct MapKeyPath<Upstream: Publisher, Output>: Operator {
        let upstream: Upstream
        let keyPath: KeyPath<Upstream.Output, Output>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Upstream.Failure {
            upstream.convert(for: subscriber) { [keyPath] in .send($0[keyPath: keyPath]) }
        }
    }

    /// Sends two properties of each value.
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Operator {
        /// It sends both.
        public typealias Output = (Output0, Output1)
        let upstream: Upstream
        let keyPath0: KeyPath<Upstream.Output, Output0>
        let keyPath1: KeyPath<Upstream.Output, Output1>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == (Output0, Output1), S.Failure == Upstream.Failure {
            upstream.convert(for: subscriber) { [keyPath0, keyPath1] in
                .send(($0[keyPath: keyPath0], $0[keyPath: keyPath1]))
            }
        }
    }

    /// Sends three properties of each value.
    public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Operator {
        /// It sends the three.
        public typealias Output = (Output0, Output1, Output2)
        let upstream: Upstream
        let keyPath0: KeyPath<Upstream.Output, Output0>
        let keyPath1: KeyPath<Upstream.Output, Output1>
        let keyPath2: KeyPath<Upstream.Output, Output2>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == (Output0, Output1, Output2), S.Failure == Upstream.Failure {
            upstream.convert(for: subscriber) { [keyPath0, keyPath1, keyPath2] in
                .send(($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]))
            }
        }
    }
}

extension Publisher {
    /// Turns each value into another.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Turns each value into another; fails with what the closure throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Sends a property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }

    /// Sends two properties of each value.
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.MapKeyPath2<Self, T0, T1> {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }

    /// Sends three properties of each value.
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
        Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }

    /// Puts a value in the place of each `nil`.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        map { $0 ?? output }
    }
}
