extension Publishers {
    /// Leaves out a number of values.
    public struct Drop<Upstream: Publisher>: Operator {
        let upstream: Upstream
        let count: Int

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            var left = count
            upstream.convert(for: subscriber) { value in
                guard left > 0 else { return .send(value) }
                left -= 1
                return .skip
            }
        }
    }

    /// Leaves out values as long as they meet a condition.
    public struct DropWhile<Upstream: Publisher>: Operator {
        let upstream: Upstream
        let predicate: (Upstream.Output) -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            var isDropping = true
            upstream.convert(for: subscriber) { [predicate] value in
                isDropping = isDropping && predicate(value)
                return isDropping ? .skip : .send(value)
            }
        }
    }

    /// Leaves out values as long as they meet a condition, or fails.
    public struct TryDropWhile<Upstream: Publisher>: Operator {
        /// It fails with what the closure throws.
        public typealias Failure = any Error
        let upstream: Upstream
        let predicate: (Upstream.Output) throws -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == any Error {
            var isDropping = true
            upstream.tryConvert(for: subscriber) { [predicate] value in
                isDropping = try isDropping && predicate(value)
                return isDropping ? .skip : .send(value)
            }
        }
    }

    /// Leaves out values until another publisher has sent one.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Operator
    where Upstream.Failure == Other.Failure {
        let upstream: Upstream
        let other: Other

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
            var isDropping = true
            let conversion = Conversion<Upstream.Output, Upstream.Failure, S>(subscriber) {
                isDropping ? .skip : .send($0)
            }
            let trigger = Intake<Other.Output, Other.Failure>(
                .max(1),
                onValue: { _ in
                    isDropping = false
                    return .none
                },
                onCompletion: { [weak conversion] completion in
                    if isDropping { conversion?.receive(completion: completion) }
                })
            conversion.onEnd = trigger.cancel
            other.subscribe(trigger)
            upstream.subscribe(conversion)
        }
    }
}

extension Publisher {
    /// Leaves out a number of values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }

    /// Leaves out values as long as they meet a condition.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Leaves out values as long as they meet a condition; fails with what the closure throws.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }

    /// Leaves out values until another publisher has sent one; ends if that one ends before.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where P.Failure == Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
