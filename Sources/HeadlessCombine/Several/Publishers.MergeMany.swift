extension Publishers {
    /// Sends the values of any number of publishers of one type as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// It sends what they send.
        public typealias Output = Upstream.Output
        /// It fails when one of them fails.
        public typealias Failure = Upstream.Failure
        /// The publishers.
        public let publishers: [Upstream]

        /// Makes a publisher of several.
        public init(_ upstream: Upstream...) { publishers = upstream }
        /// Makes a publisher of those in a sequence.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        /// Adds another publisher.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Flattening<Upstream, S>(.sideBySide(.unlimited), subscriber)
                .start(Sequence<[Upstream], Failure>(sequence: publishers)) { $0 }
        }
    }
}

extension Publisher {
    /// Sends the values of this publisher and another of its type as they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }

    /// Sends the values of this publisher and another as they come.
    public func merge<P: Publisher>(
        with other: P
    ) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Merge(self, other)
    }

    /// Sends the values of this publisher and two others as they come.
    public func merge<B: Publisher, C: Publisher>(
        with b: B, _ c: C
    ) -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        Publishers.Merge3(self, b, c)
    }

    /// Sends the values of this publisher and three others as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure
    {
        Publishers.Merge4(self, b, c, d)
    }
}
