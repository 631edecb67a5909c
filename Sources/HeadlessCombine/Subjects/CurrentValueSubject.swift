/// A subject with a value, which a subscriber gets first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    /// The subscribers and the value; strong, the subject owns them.
    private let audience: Audience<Output, Failure>
    private var stored: Output { didSet { withExtendedLifetime(oldValue) {} } }

    /// The value; setting it sends it to the subscribers, or has no effect after the end.
    public var value: Output {
        get { stored }
        set { send(newValue) }
    }

    /// Makes a subject with a value.
    public init(_ value: Output) {
        stored = value
        audience = Audience(current: value)
    }

    /// Replaces the value and sends it; does nothing after the end.
    public func send(_ input: Output) {
        guard !audience.hasEnded else { return }
        stored = input
        audience.current = input
        audience.send(input)
    }
    /// Sends the end to the subscribers; nothing is sent after it.
    public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
    /// Accepts the subscription to a publisher that sends to this subject, and asks it for values.
    public func send(subscription: any Subscription) { audience.add(subscription) }

    /// Attaches a subscriber, which gets the value first.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        audience.add(subscriber)
    }
}
