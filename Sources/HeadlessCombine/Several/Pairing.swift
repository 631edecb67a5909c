/// The subscription of an operator that makes pairs of the values of two publishers.
final class Pairing<First: Publisher, Second: Publisher, Downstream: Subscriber>: Delivery<Downstream>
where
    Downstream.Input == (First.Output, Second.Output), Downstream.Failure == First.Failure,
    First.Failure == Second.Failure
{
    /// Whether a value is used once, as in a zip; else each new one is paired with the latest of the other publisher.
    private let isZip: Bool
    /// The values of the first publisher for the next pairs.
    private var firsts: [First.Output] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    /// The values of the second publisher for the next pairs.
    private var seconds: [Second.Output] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    /// The subscriber of the first publisher; strong until this ends.
    private var first: Intake<First.Output, First.Failure>? { didSet { withExtendedLifetime(oldValue) {} } }
    /// The subscriber of the second publisher; strong until this ends.
    private var second: Intake<Second.Output, Second.Failure>? { didSet { withExtendedLifetime(oldValue) {} } }

    init(_ downstream: Downstream, isZip: Bool) {
        self.isZip = isZip
        super.init(downstream)
    }

    /// Subscribes to both publishers, and gives the downstream its subscription.
    func start(_ a: First, _ b: Second) {
        let first = Intake<First.Output, First.Failure>(
            onValue: { value in
                if !self.isZip { self.firsts = [] }
                self.firsts.append(value)
                return self.pair { self.second?.request($0) }
            }, onCompletion: { self.oneDidEnd($0) })
        let second = Intake<Second.Output, Second.Failure>(
            onValue: { value in
                if !self.isZip { self.seconds = [] }
                self.seconds.append(value)
                return self.pair { self.first?.request($0) }
            }, onCompletion: { self.oneDidEnd($0) })
        (self.first, self.second) = (first, second)
        a.subscribe(first)
        b.subscribe(second)
        attach()
    }

    override func didRequest(_ demand: Subscribers.Demand) {
        first?.request(demand)
        second?.request(demand)
    }

    override func didEnd() {
        let ended = (first, second)
        first = nil
        second = nil
        firsts = []
        seconds = []
        ended.0?.cancel()
        ended.1?.cancel()
    }

    /// Sends a pair if there is one; returns how many more values are wanted of the publisher that has just sent.
    private func pair(_ ask: (Subscribers.Demand) -> Void) -> Subscribers.Demand {
        // Without a pair, a latest value answers no request.
        guard let a = firsts.first, let b = seconds.first else { return isZip ? .none : .max(1) }
        if isZip {
            firsts.removeFirst()
            seconds.removeFirst()
        } else if demand == .none {
            return .none
        }
        let more = send((a, b))
        ask(more)
        if isZip { finishIfDone() }
        return more
    }

    private func oneDidEnd(_ completion: Subscribers.Completion<First.Failure>) {
        if case .failure = completion { return finish(completion) }
        finishIfDone()
    }

    private func finishIfDone() {
        guard let first, let second else { return }
        let isDone =
            isZip
            ? (!first.isOpen && firsts.isEmpty) || (!second.isOpen && seconds.isEmpty) : !first.isOpen && !second.isOpen
        if isDone { finish(.finished) }
    }
}
