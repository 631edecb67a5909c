/// A publisher that sends nothing until it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to send; the result ends that when it is cancelled.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Connects with the first subscriber, and disconnects when the last one has cancelled.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// Connects a publisher with the first subscriber, and disconnects it when the last one has cancelled.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// It sends what the publisher sends.
        public typealias Output = Upstream.Output
        /// It fails as the publisher does.
        public typealias Failure = Upstream.Failure
        /// The publisher that is connected.
        public let upstream: Upstream
        /// How many subscribers have not cancelled.
        private var count = 0
        /// The connection; strong until the last subscriber has cancelled.
        private var connection: (any Cancellable)? { didSet { withExtendedLifetime(oldValue) {} } }

        init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber, and connects for the first.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            count += 1
            upstream.handleEvents(receiveCancel: { self.oneDidCancel() }).subscribe(subscriber)
            guard count == 1, connection == nil else { return }
            let new = upstream.connect()
            // A subscriber may have cancelled during the first values.
            if count > 0 { connection = new } else { new.cancel() }
        }

        private func oneDidCancel() {
            count -= 1
            guard count == 0 else { return }
            let ended = connection
            connection = nil
            ended?.cancel()
        }
    }

    /// Sends an upstream's values to all subscribers through a subject, once it is connected.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
        /// It sends what the upstream sends.
        public typealias Output = Upstream.Output
        /// It fails as the upstream does.
        public typealias Failure = Upstream.Failure
        /// The publisher that all subscribers share.
        public let upstream: Upstream
        /// Makes the subject.
        public let createSubject: () -> SubjectType
        /// The subject of the subscribers; strong, made for the first of them.
        private lazy var subject = createSubject()

        /// Makes a publisher that shares another through a subject.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            (self.upstream, self.createSubject) = (upstream, createSubject)
        }

        /// Attaches a subscriber to the subject.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            subject.subscribe(subscriber)
        }

        /// Subscribes the subject to the upstream.
        public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }

    /// Shares one subscription to an upstream among all subscribers.
    public final class Share<Upstream: Publisher>: Publisher {
        /// It sends what the upstream sends.
        public typealias Output = Upstream.Output
        /// It fails as the upstream does.
        public typealias Failure = Upstream.Failure
        /// The publisher that all subscribers share.
        public let upstream: Upstream
        /// The implementation; strong: a subject that is connected while there are subscribers.
        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>>

        init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast { PassthroughSubject() }.autoconnect()
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            shared.subscribe(subscriber)
        }
    }
}

extension Publisher {
    /// Sends to all subscribers through a subject made for the first of them, once the result is connected.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Sends to all subscribers through a subject, once the result is connected.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        multicast { subject }
    }

    /// Shares one subscription among all subscribers: a late one misses earlier values.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
