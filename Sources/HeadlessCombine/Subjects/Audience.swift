/// The subscribers of a subject, in order.
final class Audience<Output, Failure: Error> {
    fileprivate final class Member: Delivery<AnySubscriber<Output, Failure>> {
        /// The audience, which has the current value; weak, a subscription does not keep its subject alive.
        weak var audience: Audience?
        /// Whether it lacks the current value, since it has not asked for it.
        var misses = false

        func offer(_ value: Output) {
            misses = demand == .none
            if !misses { send(value) }
        }

        override func didRequest(_ demand: Subscribers.Demand) {
            audience?.didRequest()
            guard misses, let value = audience?.current else { return }
            misses = false
            send(value)
        }
    }

    /// The subscribers; strong until their subscriptions end.
    private var members: [Member] = []
    /// The end, once it was sent.
    private var completion: Subscribers.Completion<Failure>? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The subscriptions to publishers of the subject; strong until the end, cancelled with the subject.
    private var upstreams: [any Cancellable] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    /// Those of them that were asked for nothing yet, since no subscriber has asked; strong until one does.
    private var idle: [any Subscription] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    /// Whether a subscriber has ever asked for a value; a subject with a value needs none.
    private var isWanted: Bool
    /// The value for late subscribers; `nil` for a subject without a value.
    var current: Output? { didSet { withExtendedLifetime(oldValue) {} } }

    init(current: Output? = nil) {
        self.current = current
        isWanted = current != nil
    }

    deinit { for upstream in upstreams { upstream.cancel() } }

    var hasEnded: Bool { completion != nil }

    /// Adds a subscriber; one that comes after the end gets the end.
    func add<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        if let completion {
            subscriber.receive(subscription: Subscriptions.empty)
            return subscriber.receive(completion: completion)
        }
        let member = Member(AnySubscriber(subscriber))
        member.audience = self
        member.misses = current != nil
        member.onEnd = { [weak self, unowned member] in self?.members.removeAll { $0 === member } }
        members.append(member)
        member.attach()
    }

    /// Sends a value to the current subscribers.
    func send(_ value: Output) { for member in members where !hasEnded { member.offer(value) } }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        guard !hasEnded else { return }
        self.completion = completion
        upstreams = []
        idle = []
        for member in members { member.finish(completion) }
    }

    /// Keeps a subscription to a publisher until the end.
    func keep(_ upstream: any Cancellable) {
        if hasEnded { upstream.cancel() } else { upstreams.append(upstream) }
    }

    /// Keeps a subscription to a publisher, and asks it for all values once a subscriber wants one.
    func add(_ subscription: any Subscription) {
        keep(subscription)
        guard !hasEnded else { return }
        if isWanted { subscription.request(.unlimited) } else { idle.append(subscription) }
    }

    private func didRequest() {
        isWanted = true
        let asleep = idle
        idle = []
        for subscription in asleep { subscription.request(.unlimited) }
    }
}
