extension Publishers {
    /// Sends what publishers send that are made of the upstream's values, side by side.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// It sends what the publishers send.
        public typealias Output = NewPublisher.Output
        /// It fails when one of them or the upstream fails.
        public typealias Failure = Upstream.Failure
        let upstream: Upstream
        let maxPublishers: Subscribers.Demand
        let transform: (Upstream.Output) -> NewPublisher

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Flattening<NewPublisher, S>(.sideBySide(maxPublishers), subscriber).start(upstream, transform)
        }
    }

    /// Sends what the latest publisher sends that the upstream has sent.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, P.Failure == Upstream.Failure {
        /// It sends what the publishers send.
        public typealias Output = P.Output
        /// It fails when the latest of them or the upstream fails.
        public typealias Failure = P.Failure
        let upstream: Upstream

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Flattening<P, S>(.latest, subscriber).start(upstream) { $0 }
        }
    }

    /// Sends what one publisher sends, and when it has finished, what another one sends.
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
        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let both = Sequence<[AnyPublisher<Output, Failure>], Failure>(
                sequence: [AnyPublisher(prefix), AnyPublisher(suffix)])
            Flattening<AnyPublisher<Output, Failure>, S>(.oneByOne, subscriber).start(both) { $0 }
        }
    }
}

extension Publisher {
    /// Sends what publishers send that are made of the values, at most a number of them side by side.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Sends what publishers send that are made of the values, and that cannot fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
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
    /// Sends what publishers send that are made of the values, and that may fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Sends what publishers send that are made of the values; nothing here can fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends what the latest publisher sends that this one has sent.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Sends what the latest publisher sends that this one has sent, and that cannot fail.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Sends what the latest publisher sends that this one has sent, and that may fail.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Output, Publishers.SetFailureType<Self, Output.Failure>
        >
    {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// Sends what the latest publisher sends that this one has sent; nothing here can fail.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}
