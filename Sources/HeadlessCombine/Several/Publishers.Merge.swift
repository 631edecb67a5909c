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

    /// Sends what comes, as it comes, of five publishers.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
        A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output
    {
        /// It sends what they send.
        public typealias Output = A.Output
        /// It fails when one of them fails.
        public typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        let d: D
        let e: E

        /// Makes a publisher of five.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let all: [AnyPublisher<Output, Failure>] = [
                AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e),
            ]
            MergeMany(all).subscribe(subscriber)
        }
    }

    /// Sends what comes, as it comes, of six publishers.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
        E.Failure == F.Failure, A.Output == B.Output, B.Output == C.Output, C.Output == D.Output,
        D.Output == E.Output, E.Output == F.Output
    {
        /// It sends what they send.
        public typealias Output = A.Output
        /// It fails when one of them fails.
        public typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        let d: D
        let e: E
        let f: F

        /// Makes a publisher of six.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let all: [AnyPublisher<Output, Failure>] = [
                AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e), AnyPublisher(f),
            ]
            MergeMany(all).subscribe(subscriber)
        }
    }

    /// Sends what comes, as it comes, of seven publishers.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
        E.Failure == F.Failure, F.Failure == G.Failure, A.Output == B.Output, B.Output == C.Output,
        C.Output == D.Output, D.Output == E.Output, E.Output == F.Output, F.Output == G.Output
    {
        /// It sends what they send.
        public typealias Output = A.Output
        /// It fails when one of them fails.
        public typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        let d: D
        let e: E
        let f: F
        let g: G

        /// Makes a publisher of seven.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let all: [AnyPublisher<Output, Failure>] = [
                AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e), AnyPublisher(f),
                AnyPublisher(g),
            ]
            MergeMany(all).subscribe(subscriber)
        }
    }

    /// Sends what comes, as it comes, of eight publishers.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
        E.Failure == F.Failure, F.Failure == G.Failure, G.Failure == H.Failure, A.Output == B.Output,
        B.Output == C.Output, C.Output == D.Output, D.Output == E.Output, E.Output == F.Output, F.Output == G.Output,
        G.Output == H.Output
    {
        /// It sends what they send.
        public typealias Output = A.Output
        /// It fails when one of them fails.
        public typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        let d: D
        let e: E
        let f: F
        let g: G
        let h: H

        /// Makes a publisher of eight.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let all: [AnyPublisher<Output, Failure>] = [
                AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e), AnyPublisher(f),
                AnyPublisher(g), AnyPublisher(h),
            ]
            MergeMany(all).subscribe(subscriber)
        }
    }
}
