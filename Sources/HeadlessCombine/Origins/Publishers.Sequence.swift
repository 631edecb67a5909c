extension Publishers {
    /// Sends the elements of a sequence on request, and finishes.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// It sends the elements.
        public typealias Output = Elements.Element
        /// The sequence.
        public let sequence: Elements

        /// Makes a publisher of the elements of a sequence.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let delivery = SequenceDelivery(sequence, subscriber)
            delivery.finishAtEnd()
            delivery.attach()
        }
    }
}

/// Reads elements of a sequence on request.
private final class SequenceDelivery<Elements: Swift.Sequence, Downstream: Subscriber>: Delivery<Downstream>
where Downstream.Input == Elements.Element {
    /// The elements after the next one.
    private var iterator: Elements.Iterator
    /// The next element; `nil` at the end.
    private var next: Elements.Element? { didSet { withExtendedLifetime(oldValue) {} } }
    private var isSending = false

    init(_ sequence: Elements, _ downstream: Downstream) {
        iterator = sequence.makeIterator()
        next = iterator.next()
        super.init(downstream)
    }

    func finishAtEnd() { if next == nil { finish(.finished) } }

    override func didRequest(_ demand: Subscribers.Demand) {
        guard !isSending else { return }
        isSending = true
        while !isEnding, self.demand > 0, let element = next {
            next = iterator.next()
            send(element)
            finishAtEnd()
        }
        isSending = false
    }
}

extension Swift.Sequence {
    /// Sends the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    /// Sends the value, if there is one, and finishes.
    public var publisher: Optional<Wrapped>.Publisher { Publisher(self) }

    /// Sends an optional's value, if there is one, and finishes.
    public struct Publisher {
        /// It sends the value.
        public typealias Output = Wrapped
        /// It cannot fail.
        public typealias Failure = Never
        /// The value, if there is one.
        public let output: Wrapped?

        /// Makes a publisher of a value that may be missing.
        public init(_ output: Wrapped?) { self.output = output }
    }
}

extension Optional.Publisher: Publisher {
    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
        Delivery(subscriber).give(output.map { [$0] } ?? [], .finished)
    }
}

extension Result {
    /// Sends the value and finishes, or fails.
    public var publisher: Result<Success, Failure>.Publisher { Publisher(self) }

    /// Sends the value of a result and finishes, or fails.
    public struct Publisher {
        /// It sends the value.
        public typealias Output = Success
        /// The result.
        public let result: Result<Success, Failure>

        /// Makes a publisher of a result.
        public init(_ result: Result<Success, Failure>) { self.result = result }
        /// Makes a publisher of a value.
        public init(_ output: Success) { result = .success(output) }
        /// Makes a publisher of a failure.
        public init(_ failure: Failure) { result = .failure(failure) }
    }
}

extension Result.Publisher: Publisher {
    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
        Delivery(subscriber).give(result)
    }
}
