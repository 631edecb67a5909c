/// A subscriber whose type is hidden, or one of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    /// The identity of what is hidden.
    public let combineIdentifier: CombineIdentifier
    /// Takes the subscription.
    private let receiveSubscription: (any Subscription) -> Void
    /// Takes a value.
    private let receiveValue: (Input) -> Subscribers.Demand
    /// Takes the end.
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

    /// Makes a subscriber of closures; without the first, nothing is asked for.
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

    /// Takes the subscription.
    public func receive(subscription: any Subscription) { receiveSubscription(subscription) }
    /// Takes a value.
    public func receive(_ value: Input) -> Subscribers.Demand { receiveValue(value) }
    /// Takes the end.
    public func receive(completion: Subscribers.Completion<Failure>) { receiveCompletion(completion) }
}
