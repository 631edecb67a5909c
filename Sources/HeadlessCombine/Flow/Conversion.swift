/// The reaction of an operator to a value, or to the end, of its upstream.
enum Reaction<Output, Failure: Error> {
    /// Sends a value.
    case send(Output)
    /// Sends nothing and asks for another value instead.
    case skip
    /// Sends nothing and asks for nothing.
    case keep
    /// Sends a last value, if there is one, and finishes; the upstream is cancelled.
    case finish(Output?)
    /// Fails; the upstream is cancelled.
    case fail(Failure)
}

/// How many values an operator asks for at a request of its downstream.
enum Appetite {
    case times(Int)
    /// All values at once: for operators that send one value at the end.
    case all
}

/// The subscription of an operator that handles the values of one upstream one by one.
///
/// A closure says what to do with a value, so that an operator has few lines; this class has the protocol.
class Conversion<Input, Failure: Error, Downstream: Subscriber>: Delivery<Downstream>, Subscriber {
    typealias Outcome = Reaction<Downstream.Input, Downstream.Failure>

    private let appetite: Appetite
    /// Handles a value; `nil` once no more are wanted.
    private var onValue: ((Input) -> Outcome)? { didSet { withExtendedLifetime(oldValue) {} } }
    private var onFinish: () -> Outcome { didSet { withExtendedLifetime(oldValue) {} } }
    private var onFailure: (Failure) -> Outcome { didSet { withExtendedLifetime(oldValue) {} } }
    /// The subscription to the upstream; strong until either side has ended it.
    private var upstream: (any Subscription)? { didSet { withExtendedLifetime(oldValue) {} } }

    init(
        _ downstream: Downstream, _ appetite: Appetite, onValue: @escaping (Input) -> Outcome,
        onFinish: @escaping () -> Outcome, onFailure: @escaping (Failure) -> Outcome
    ) {
        (self.appetite, self.onValue, self.onFinish) = (appetite, onValue, onFinish)
        self.onFailure = onFailure
        super.init(downstream)
    }

    /// Makes the subscription of an operator that asks for as much as its downstream, and ends as its upstream.
    convenience init(_ downstream: Downstream, _ onValue: @escaping (Input) -> Outcome)
    where Downstream.Failure == Failure {
        self.init(
            downstream, .times(1), onValue: onValue, onFinish: { .finish(nil) }, onFailure: { .fail($0) })
    }

    func receive(subscription: any Subscription) {
        guard upstream == nil, isOpen else { return subscription.cancel() }
        // It may have ended already, as one that ends with another publisher does.
        if onValue == nil { subscription.cancel() } else { upstream = subscription }
        attach()
        if case .all = appetite { upstream?.request(.unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let onValue else { return .none }
        switch onValue(input) {
        case .send(let value):
            let more = send(value)
            if case .times(let count) = appetite { return more * count }
            return .none
        case .skip: return .max(1)
        case .keep: return .none
        case .finish(let last): finish(sending: last)
        case .fail(let failure): fail(failure)
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard onValue != nil else { return }
        upstream = nil
        let outcome =
            switch completion {
            case .finished: onFinish()
            case .failure(let failure): onFailure(failure)
            }
        switch outcome {
        case .finish(let last): finish(sending: last)
        case .fail(let failure): fail(failure)
        case .send, .skip, .keep: break
        }
    }

    override func didRequest(_ demand: Subscribers.Demand) {
        if case .times(let count) = appetite { upstream?.request(demand * count) }
    }

    override func didEnd() { stop() }

    /// Finishes after a last value; a value that comes meanwhile is not sent.
    private func finish(sending last: Downstream.Input?) {
        stop()
        if let last { send(last) }
        finish(.finished)
    }

    private func fail(_ failure: Downstream.Failure) {
        stop()
        finish(.failure(failure))
    }

    /// Cancels the upstream and releases the closures, which may hold this object.
    final func stop() {
        let upstream = upstream
        self.upstream = nil
        onValue = nil
        onFinish = { .keep }
        onFailure = { _ in .keep }
        upstream?.cancel()
    }
}

extension Publisher {
    /// Subscribes a conversion to this publisher, for an operator that fails as it does.
    func convert<S: Subscriber>(
        for subscriber: S, _ appetite: Appetite = .times(1),
        onFinish: @escaping () -> Reaction<S.Input, Failure> = { .finish(nil) },
        onFailure: @escaping (Failure) -> Reaction<S.Input, Failure> = { .fail($0) },
        _ onValue: @escaping (Output) -> Reaction<S.Input, Failure>
    ) where S.Failure == Failure {
        subscribe(Conversion(subscriber, appetite, onValue: onValue, onFinish: onFinish, onFailure: onFailure))
    }

    /// Subscribes a conversion to this publisher, for an operator whose closures may throw.
    func tryConvert<S: Subscriber>(
        for subscriber: S, _ appetite: Appetite = .times(1),
        onFinish: @escaping () throws -> Reaction<S.Input, any Error> = { .finish(nil) },
        _ onValue: @escaping (Output) throws -> Reaction<S.Input, any Error>
    ) where S.Failure == any Error {
        subscribe(
            Conversion(
                subscriber, appetite, onValue: { input in catching { try onValue(input) } },
                onFinish: { catching(onFinish) }, onFailure: { .fail($0) }))
    }

    /// Subscribes a conversion to this publisher, for an operator with other failures.
    func convertFailure<S: Subscriber>(
        for subscriber: S, onFailure: @escaping (Failure) -> Reaction<S.Input, S.Failure> = { _ in .keep }
    ) where S.Input == Output {
        subscribe(
            Conversion(
                subscriber, .times(1), onValue: { .send($0) }, onFinish: { .finish(nil) }, onFailure: onFailure))
    }
}

private func catching<Output>(_ body: () throws -> Reaction<Output, any Error>) -> Reaction<Output, any Error> {
    do { return try body() } catch { return .fail(error) }
}
