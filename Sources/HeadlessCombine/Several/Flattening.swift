/// How many publishers are subscribed to at a time.
enum FlatteningStyle {
    /// At most this number.
    case sideBySide(Subscribers.Demand)
    /// One after another.
    case oneByOne
    /// Only the latest.
    case latest
}

/// The subscription of an operator that subscribes to the publishers that its upstream sends.
///
/// Side by side, each publisher is asked for one value at a time, or for all if the demand is unlimited: early values
/// wait. With one publisher at a time, the demand is passed on to it.
final class Flattening<Child: Publisher, Downstream: Subscriber>: Delivery<Downstream>
where Downstream.Input == Child.Output, Downstream.Failure == Child.Failure {
    private typealias Source = Intake<Child.Output, Child.Failure>

    private let style: FlatteningStyle
    /// Asks the upstream for more publishers.
    private var ask: (Subscribers.Demand) -> Void = { _ in } { didSet { withExtendedLifetime(oldValue) {} } }
    /// The current publishers' subscribers; strong until they or this end.
    private var sources: [Source] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    /// The sources to ask again, one for each waiting value.
    private var owed: [Source] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    /// Whether no other publisher will come.
    private var isLast = false

    init(_ style: FlatteningStyle, _ downstream: Downstream) {
        self.style = style
        super.init(downstream)
    }

    /// Gives the downstream its subscription, and subscribes to the publishers that the upstream sends.
    func start<Upstream: Publisher>(_ upstream: Upstream, _ child: @escaping (Upstream.Output) -> Child)
    where Upstream.Failure == Child.Failure {
        let outer = Intake<Upstream.Output, Upstream.Failure>(
            onValue: { self.follow(child($0)) }, onCompletion: { self.outerDidEnd($0) })
        onEnd = outer.cancel
        upstream.subscribe(outer)
        ask = outer.request
        attach()
        switch style {
        case .sideBySide(let limit): ask(limit)
        case .oneByOne: ask(.max(1))
        case .latest: ask(.unlimited)
        }
    }

    /// Whether the demand is passed on to the one source.
    private var isExact: Bool { if case .sideBySide = style { false } else { true } }

    private func follow(_ child: Child) -> Subscribers.Demand {
        guard !isEnding else { return .none }
        if case .latest = style {
            for source in sources { source.cancel() }
            sources = []
            dropWaiting()
        }
        var source: Source? { didSet { withExtendedLifetime(oldValue) {} } }
        let first = isExact || demand == .unlimited ? demand : .max(1)
        let new = Source(
            first, onValue: { self.forward($0, from: source) },
            onCompletion: {
                self.sourceDidEnd(source, $0)
                source = nil
            })
        source = new
        sources.append(new)
        child.subscribe(new)
        return .none
    }

    private func forward(_ value: Child.Output, from source: Source?) -> Subscribers.Demand {
        let isSent = demand > 0 && waitingCount == 0
        let more = send(value)
        if isExact { return more }
        if !isSent, let source { owed.append(source) }
        return isSent ? .max(1) : .none
    }

    override func didRequest(_ demand: Subscribers.Demand) {
        if isExact {
            for source in sources { source.request(demand) }
        } else if self.demand == .unlimited {
            owed = []
            for source in sources { source.request(.unlimited) }
        } else {
            while owed.count > waitingCount { owed.removeFirst().request(.max(1)) }
        }
    }

    override func didEnd() {
        let ended = sources
        sources = []
        owed = []
        ask = { _ in }
        for source in ended { source.cancel() }
    }

    private func sourceDidEnd(_ source: Source?, _ completion: Subscribers.Completion<Child.Failure>) {
        sources.removeAll { $0 === source }
        if case .failure = completion { return finish(completion) }
        if isLast, sources.isEmpty { return finish(.finished) }
        if case .latest = style { return }
        ask(.max(1))
    }

    private func outerDidEnd(_ completion: Subscribers.Completion<Child.Failure>) {
        isLast = true
        if case .failure = completion { return finish(completion) }
        if sources.isEmpty { finish(.finished) }
    }
}
