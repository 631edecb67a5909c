/// Sends values over time, and at most one completion, to each of its subscribers.
public protocol Publisher<Output, Failure> {
    /// What it sends.
    associatedtype Output
    /// Its failures; `Never` if it cannot fail.
    associatedtype Failure: Error

    /// Attaches a subscriber, which is given a subscription; callers use `subscribe(_:)`.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Sends everything to a subject as well, until the result is cancelled or released.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let subscriber = SubjectSubscriber(subject)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }

    /// Hides the publisher's type.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// The types of publishers.
public enum Publishers {}

/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let base: any Publisher<Output, Failure>

    /// Hides a publisher's type.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        base = (publisher as? AnyPublisher<Output, Failure>)?.base ?? publisher
    }

    /// The name of the type.
    public var description: String { "AnyPublisher" }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        base.receive(subscriber: subscriber)
    }
}
