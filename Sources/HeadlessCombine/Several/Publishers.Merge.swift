extension Publishers {
    /// Sends the values of two publishers as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
        /// It sends what they send.
        public typealias Output = A.Output
        /// It fails when one of them fails.
        public typealias Failure = A.Failure
        private let base: MergeMany<AnyPublisher<Output, Failure>>

        /// Makes a publisher of two.
        public init(_ a: A, _ b: B) { base = MergeMany([AnyPublisher(a), AnyPublisher(b)]) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            base.subscribe(subscriber)
        }
    }

    /// Sends the values of three publishers as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, A.Output == B.Output, B.Output == C.Output {
        /// It sends what they send.
        public typealias Output = A.Output
        /// It fails when one of them fails.
        public typealias Failure = A.Failure
        private let base: MergeMany<AnyPublisher<Output, Failure>>

        /// Makes a publisher of three.
        public init(_ a: A, _ b: B, _ c: C) {
            base = MergeMany([AnyPublisher(a), AnyPublisher(b), AnyPublisher(c)])
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            base.subscribe(subscriber)
        }
    }

    /// Sends the values of four publishers as they come.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, A.Output == B.Output,
        B.Output == C.Output, C.Output == D.Output
    {
        /// It sends what they send.
        public typealias Output = A.Output
        /// It fails when one of them fails.
        public typealias Failure = A.Failure
        private let base: MergeMany<AnyPublisher<Output, Failure>>

        /// Makes a publisher of four.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            base = MergeMany([AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d)])
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            base.subscribe(subscriber)
        }
    }
}
