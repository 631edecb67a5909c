extension Publishers {
    /// Sends the values of one publisher, and when it has finished, those of another.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
        /// It sends what both send.
        public typealias Output = Suffix.Output
        /// It fails when one of them fails.
        public typealias Failure = Suffix.Failure
        /// The first.
        public let prefix: Prefix
        /// The second.
        public let suffix: Suffix

        /// Makes a publisher of two.
        public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let both = Sequence<[AnyPublisher<Output, Failure>], Failure>(
                sequence: [AnyPublisher(prefix), AnyPublisher(suffix)])
            Flattening<AnyPublisher<Output, Failure>, S>(.oneByOne, subscriber).start(both) { $0 }
        }
    }
}

extension Publisher {
    /// Sends the values of publishers made of the values, with a limit of concurrent publishers.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.Operation<P.Output, Failure> where P.Failure == Failure {
        flattened(.sideBySide(maxPublishers), transform)
    }

    /// Sends the values of publishers made of the values; those publishers cannot fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.Operation<P.Output, Failure> where P.Failure == Never {
        flattened(.sideBySide(maxPublishers)) { transform($0).setFailureType(to: Failure.self) }
    }

    /// Sends the values, and when this publisher has finished, some more.
    public func append(
        _ elements: Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> { append(elements) }

    /// Sends the values, and when this publisher has finished, those of a sequence.
    public func append<S: Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Sends the values, and when this publisher has finished, those of another.
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }

    /// Sends some values first.
    public func prepend(
        _ elements: Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { prepend(elements) }

    /// Sends the values of a sequence first.
    public func prepend<S: Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Sends the values of another publisher first, and when it has finished, those of this one.
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }
}

extension Publisher where Failure == Never {
    /// Sends the values of publishers made of the values; those publishers may fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.Operation<P.Output, P.Failure> {
        setFailureType(to: P.Failure.self).flattened(.sideBySide(maxPublishers), transform)
    }

    /// Sends the values of publishers made of the values; nothing here can fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.Operation<P.Output, Never> where P.Failure == Never {
        flattened(.sideBySide(maxPublishers), transform)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends the values of the latest publisher that this one has sent.
    public func switchToLatest() -> Publishers.Operation<Output.Output, Failure> { flattened(.latest) { $0 } }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Sends the values of the latest publisher that this one has sent; that one cannot fail.
    public func switchToLatest() -> Publishers.Operation<Output.Output, Failure> {
        flattened(.latest) { $0.setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Sends the values of the latest publisher that this one has sent; that one may fail.
    public func switchToLatest() -> Publishers.Operation<Output.Output, Output.Failure> {
        setFailureType(to: Output.Failure.self).flattened(.latest) { $0 }
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// Sends the values of the latest publisher that this one has sent; nothing here can fail.
    public func switchToLatest() -> Publishers.Operation<Output.Output, Never> { flattened(.latest) { $0 } }
}

extension Publisher {
    fileprivate func flattened<P: Publisher>(
        _ style: FlatteningStyle, _ transform: @escaping (Output) -> P
    ) -> Publishers.Operation<P.Output, Failure> where P.Failure == Failure {
        Publishers.Operation { Flattening<P, _>(style, $0).start(self, transform) }
    }
}
