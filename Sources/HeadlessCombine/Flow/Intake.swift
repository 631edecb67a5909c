/// A subscriber of one of several upstreams, with closures, until it is cancelled.
///
/// The delivery that it serves owns it, and the closures hold the delivery; both are released when the delivery ends.
final class Intake<Input, Failure: Error>: Subscriber, Cancellable {
    /// Handles a value and returns how many more are wanted; `nil` once it has ended.
    private var onValue: ((Input) -> Subscribers.Demand)? { didSet { withExtendedLifetime(oldValue) {} } }
    private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)? {
        didSet { withExtendedLifetime(oldValue) {} }
    }
    /// The subscription; strong until either side has ended it.
    private var subscription: (any Subscription)? { didSet { withExtendedLifetime(oldValue) {} } }
    /// What was asked for before there was a subscription.
    private var early: Subscribers.Demand

    init(
        _ demand: Subscribers.Demand = .none, onValue: @escaping (Input) -> Subscribers.Demand,
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        early = demand
        (self.onValue, self.onCompletion) = (onValue, onCompletion)
    }

    /// Whether the upstream may still send something.
    var isOpen: Bool { onValue != nil }

    func receive(subscription: any Subscription) {
        guard isOpen, self.subscription == nil else { return subscription.cancel() }
        self.subscription = subscription
        let demand = early
        early = .none
        if demand > 0 { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand { onValue?(input) ?? .none }

    func receive(completion: Subscribers.Completion<Failure>) {
        let onCompletion = onCompletion
        subscription = nil
        cancel()
        onCompletion?(completion)
    }

    func request(_ demand: Subscribers.Demand) {
        guard isOpen, demand > 0 else { return }
        if let subscription { subscription.request(demand) } else { early += demand }
    }

    /// Cancels the upstream and releases the closures.
    func cancel() {
        let subscription = subscription
        self.subscription = nil
        onValue = nil
        onCompletion = nil
        subscription?.cancel()
    }
}
