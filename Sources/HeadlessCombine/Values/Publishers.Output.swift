extension Publishers {
    /// Sends the values at some places, counted from 0, and finishes after the last of them.
    public struct Output<Upstream: Publisher>: Operator {
        let upstream: Upstream
        let range: CountableRange<Int>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            guard !range.isEmpty else { return Empty<S.Input, S.Failure>().subscribe(subscriber) }
            var place = 0
            upstream.convert(for: subscriber) { [range] value in
                defer { place += 1 }
                guard place >= range.lowerBound else { return .skip }
                return place + 1 < range.upperBound ? .send(value) : .finish(value)
            }
        }
    }

    /// Sends values as long as they meet a condition, and then finishes.
    public struct PrefixWhile<Upstream: Publisher>: Operator {
        let upstream: Upstream
        let predicate: (Upstream.Output) -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            upstream.convert(for: subscriber) { [predicate] in predicate($0) ? .send($0) : .finish(nil) }
        }
    }

    /// Sends values as long as they meet a condition, and then finishes, or fails.
    public struct TryPrefixWhile<Upstream: Publisher>: Operator {
        /// It fails with what the closure throws.
        public typealias Failure = any Error
        let upstream: Upstream
        let predicate: (Upstream.Output) throws -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == any Error {
            upstream.tryConvert(for: subscriber) { [predicate] in try predicate($0) ? .send($0) : .finish(nil) }
        }
    }

    /// Sends values until another publisher has sent one, and then finishes.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Operator {
        let upstream: Upstream
        let other: Other

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            let conversion = Conversion<Upstream.Output, Upstream.Failure, S>(subscriber) { .send($0) }
            let trigger = Intake<Other.Output, Other.Failure>(
                .max(1),
                onValue: { [weak conversion] _ in
                    conversion?.stop()
                    conversion?.finish(.finished)
                    return .none
                }, onCompletion: { _ in })
            conversion.onEnd = trigger.cancel
            other.subscribe(trigger)
            upstream.subscribe(conversion)
        }
    }
}

extension Publisher {
    /// Sends at most a number of values, and then finishes.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<Swift.max(maxLength, 0)) }

    /// Sends values as long as they meet a condition, and then finishes.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Sends values as long as they meet a condition, and then finishes; fails with what the closure throws.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }

    /// Sends values until another publisher has sent one, and then finishes.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Sends the value at a place, counted from 0, and finishes.
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index..<(index + 1)) }

    /// Sends the values at some places, counted from 0, and finishes after the last of them.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}
