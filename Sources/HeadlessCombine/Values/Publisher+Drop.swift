extension Publisher {
    /// Leaves out the first values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Operation<Output, Failure> {
        Publishers.Operation { subscriber in
            var left = count
            convert(for: subscriber) { value in
                guard left > 0 else { return .send(value) }
                left -= 1
                return .skip
            }
        }
    }

    /// Leaves out values as long as they meet a condition.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.Operation<Output, Failure> {
        Publishers.Operation { subscriber in
            var isDropping = true
            convert(for: subscriber) { value in
                isDropping = isDropping && predicate(value)
                return isDropping ? .skip : .send(value)
            }
        }
    }

    /// Leaves out values until another publisher has sent one; ends if that one ends first.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.Operation<Output, Failure>
    where P.Failure == Failure {
        Publishers.Operation { subscriber in
            var isDropping = true
            let conversion = Conversion<Output, Failure, _>(subscriber) { isDropping ? .skip : .send($0) }
            let trigger = Intake<P.Output, P.Failure>(
                .max(1),
                onValue: { _ in
                    isDropping = false
                    return .none
                },
                onCompletion: { [weak conversion] completion in
                    if isDropping { conversion?.receive(completion: completion) }
                })
            conversion.onEnd = trigger.cancel
            publisher.subscribe(trigger)
            subscribe(conversion)
        }
    }
}
