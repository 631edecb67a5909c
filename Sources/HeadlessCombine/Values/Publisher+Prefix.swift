extension Publisher {
    /// Sends at most a number of values, and finishes.
    public func prefix(_ maxLength: Int) -> Publishers.Operation<Output, Failure> {
        output(in: 0..<Swift.max(maxLength, 0))
    }

    /// Sends values while they meet a condition, and finishes.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.Operation<Output, Failure> {
        converted { predicate($0) ? .send($0) : .finish(nil) }
    }

    /// Sends values until another publisher has sent one, and finishes.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.Operation<Output, Failure> {
        Publishers.Operation { subscriber in
            let conversion = Conversion<Output, Failure, _>(subscriber) { .send($0) }
            let trigger = Intake<P.Output, P.Failure>(
                .max(1),
                onValue: { [weak conversion] _ in
                    conversion?.stop()
                    conversion?.finish(.finished)
                    return .none
                }, onCompletion: { _ in })
            conversion.onEnd = trigger.cancel
            publisher.subscribe(trigger)
            subscribe(conversion)
        }
    }

    /// Sends the value at an index, from 0, and finishes.
    public func output(at index: Int) -> Publishers.Operation<Output, Failure> { output(in: index..<(index + 1)) }

    /// Sends the values at some indices, from 0, and finishes after the last of them.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Operation<Output, Failure> where R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        return Publishers.Operation { subscriber in
            guard !range.isEmpty else { return Empty<Output, Failure>().subscribe(subscriber) }
            var index = 0
            convert(for: subscriber) { value in
                defer { index += 1 }
                guard index >= range.lowerBound else { return .skip }
                return index + 1 < range.upperBound ? .send(value) : .finish(value)
            }
        }
    }
}
