/// A subscriber whose type is hidden, or that consists of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    /// The identity of the hidden subscriber.
    public let combineIdentifier: CombineIdentifier
    private let receiveSubscription: (any Subscription) -> Void
    private let receiveValue: (Input) -> Subscribers.Demand
    private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    /// Hides a subscriber's type.
    public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
        combineIdentifier = s.combineIdentifier
        receiveSubscription = { s.receive(subscription: $0) }
        receiveValue = { s.receive($0) }
        receiveCompletion = { s.receive(completion: $0) }
    }

    /// Makes a subscriber that sends everything to a subject.
    public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure { self.init(SubjectSubscriber(s)) }

    /// Makes a subscriber of closures; without the first, it asks for nothing.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        self.receiveSubscription = receiveSubscription ?? { _ in }
        self.receiveValue = receiveValue ?? { _ in .none }
        self.receiveCompletion = receiveCompletion ?? { _ in }
    }

    /// Receives the subscription.
    public func receive(subscription: any Subscription) { receiveSubscription(subscription) }
    /// Receives a value.
    public func receive(_ value: Input) -> Subscribers.Demand { receiveValue(value) }
    /// Receives the end.
    public func receive(completion: Subscribers.Completion<Failure>) { receiveCompletion(completion) }
}
