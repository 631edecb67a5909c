/// A publisher to which values are sent by hand.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)
    /// Sends the end to the subscribers; nothing is sent after it.
    func send(completion: Subscribers.Completion<Failure>)
    /// Accepts the subscription to a publisher that sends to this subject, and asks it for values.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends an event without a value.
    public func send() { send(()) }
}

final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable {
    typealias Input = S.Output
    typealias Failure = S.Failure

    /// The subject; strong until the subscription ends.
    private var subject: S? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The subscription; strong until it ends.
    private var subscription: (any Subscription)? { didSet { withExtendedLifetime(oldValue) {} } }

    init(_ subject: S) { self.subject = subject }

    func receive(subscription: any Subscription) {
        guard let subject, self.subscription == nil else { return subscription.cancel() }
        self.subscription = subscription
        subject.send(subscription: subscription)
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        subject?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        let subject = subject
        self.subject = nil
        subscription = nil
        subject?.send(completion: completion)
    }

    func cancel() {
        let subscription = subscription
        subject = nil
        self.subscription = nil
        subscription?.cancel()
    }
}
