extension Publishers {
    /// Sends the latest values of two publishers.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// It sends one value of each.
        public typealias Output = (A.Output, B.Output)
        /// It fails when one of them fails.
        public typealias Failure = A.Failure
        let a: A
        let b: B

        /// Makes a publisher of two.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Pairing<A, B, S>(subscriber, isZip: false).start(a, b)
        }
    }

    /// Sends the latest values of three publishers.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// It sends one value of each.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// It fails when one of them fails.
        public typealias Failure = A.Failure
        private let base: AnyPublisher<Output, Failure>

        /// Makes a publisher of three.
        public init(_ a: A, _ b: B, _ c: C) {
            base = AnyPublisher(CombineLatest(CombineLatest(a, b), c).map { ($0.0.0, $0.0.1, $0.1) })
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            base.subscribe(subscriber)
        }
    }

    /// Sends the latest values of four publishers.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// It sends one value of each.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// It fails when one of them fails.
        public typealias Failure = A.Failure
        private let base: AnyPublisher<Output, Failure>

        /// Makes a publisher of four.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            base = AnyPublisher(
                CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) })
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            base.subscribe(subscriber)
        }
    }
}

extension Publisher {
    /// Sends the latest values of this publisher and another.
    public func combineLatest<P: Publisher>(
        _ other: P
    ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Transforms the latest values of this publisher and another.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Operation<T, Failure> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Sends the latest values of this publisher and two others.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Transforms the latest values of this publisher and two others.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Operation<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Sends the latest values of this publisher and three others.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Transforms the latest values of this publisher and three others.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Operation<T, Failure>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
