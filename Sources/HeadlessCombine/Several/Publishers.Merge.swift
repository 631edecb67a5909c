extension Publishers {
    /// Sends what comes, as it comes, of two publishers.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
        /// It sends what they send.
        public typealias Output = A.Output
        /// It fails when one of them fails.
        public typealias Failure = A.Failure
        let a: A
        let b: B

        /// Makes a publisher of two.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany<AnyPublisher<Output, Failure>>([AnyPublisher(a), AnyPublisher(b)]).subscribe(subscriber)
        }
    }

    /// Sends what comes, as it comes, of three publishers.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, A.Output == B.Output, B.Output == C.Output {
        /// It sends what they send.
        public typealias Output = A.Output
        /// It fails when one of them fails.
        public typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C

        /// Makes a publisher of three.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let all: [AnyPublisher<Output, Failure>] = [
                AnyPublisher(a), AnyPublisher(b), AnyPublisher(c),
            ]
            MergeMany(all).subscribe(subscriber)
        }
    }

    /// Sends what comes, as it comes, of four publishers.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, A.Output == B.Output,
        B.Output == C.Output, C.Output == D.Output
    {
        /// It sends what they send.
        public typealias Output = A.Output
        /// It fails when one of them fails.
        public typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        let d: D

        /// Makes a publisher of four.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let all: [AnyPublisher<Output, Failure>] = [
                AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d),
            ]
            MergeMany(all).subscribe(subscriber)
        }
    }
}
