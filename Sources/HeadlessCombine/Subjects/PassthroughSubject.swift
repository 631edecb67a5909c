/// A subject that sends each value to the subscribers that have asked for it, and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    /// The subscribers; strong, the subject owns them.
    private let audience = Audience<Output, Failure>()

    /// Makes a subject.
    public init() {}

    /// Sends a value to the subscribers.
    public func send(_ input: Output) { audience.send(input) }
    /// Sends the end to the subscribers; nothing is sent after it.
    public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
    /// Accepts the subscription to a publisher that sends to this subject, and asks it for values.
    public func send(subscription: any Subscription) { audience.add(subscription) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        audience.add(subscriber)
    }
}
