import StageRuntime

@testable import HeadlessCombine

/// An error of the tests.
struct Mishap: Error, Equatable {
    /// Which one it is.
    let name: String

    init(_ name: String) { self.name = name }
}

/// A subscriber that asks for just what a test says, and writes down what comes.
final class Recorder<Input, Failure: Error>: Subscriber {
    /// What came, a line each: `subscription`, a value, `finished`, `failed NAME`.
    private(set) var lines: [String] = []
    /// What it asks for when it gets its subscription.
    private let first: Subscribers.Demand
    /// What it asks for in reply to a value.
    private let more: Subscribers.Demand
    /// Called with each value, after it was written down.
    var onValue: (Input) -> Void = { _ in }
    /// The subscription.
    private(set) var subscription: (any Subscription)?

    init(_ first: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
        self.first = first
        self.more = more
    }

    func receive(subscription: any Subscription) {
        lines.append("subscription")
        self.subscription = subscription
        if first > 0 { subscription.request(first) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lines.append("\(input)")
        onValue(input)
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: lines.append("finished")
        case .failure(let failure): lines.append("failed \((failure as? Mishap)?.name ?? "\(failure)")")
        }
    }

    /// Asks for more.
    func request(_ count: Int) { subscription?.request(.max(count)) }
    /// Ends the subscription.
    func cancel() { subscription?.cancel() }
    /// Removes and returns what came.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// Returns what a publisher sends at once to a subscriber that asks for all, without the subscription.
func sent<P: Publisher>(by publisher: P) -> [String] {
    let recorder = Recorder<P.Output, P.Failure>()
    publisher.subscribe(recorder)
    return Array(recorder.lines.dropFirst())
}

extension Publisher {
    /// Attaches a recorder, which the subscription keeps alive.
    func record(_ first: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) -> Recorder<Output, Failure>
    {
        let recorder = Recorder<Output, Failure>(first, more: more)
        subscribe(recorder)
        return recorder
    }
}

/// Returns the problems that a body reports on a stage, as texts.
func problems(_ body: () -> Void) -> [String] {
    let stage = Stage()
    stage.run(body)
    defer { stage.shutDown() }
    return stage.takeProblems().map(\.message)
}
