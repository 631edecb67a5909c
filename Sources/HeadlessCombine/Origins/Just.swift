/// Sends one value and finishes.
public struct Just<Output>: Publisher {
    /// It cannot fail.
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// Makes a publisher of one value.
    public init(_ output: Output) { self.output = output }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        Delivery(subscriber).give([output], .finished)
    }
}

extension Just: Equatable where Output: Equatable {}

/// Sends no value, and finishes at once or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
    /// Whether it finishes.
    public let completeImmediately: Bool

    /// Makes a publisher without values.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
    /// Makes a publisher without values of a type.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.init(completeImmediately: completeImmediately)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The failure.
    public let error: Failure

    /// Makes a publisher that fails.
    public init(error: Failure) { self.error = error }
    /// Makes a publisher that fails, with the type that it would send.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}

/// Makes a publisher anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// It sends what the publishers send.
    public typealias Output = DeferredPublisher.Output
    /// It fails as the publishers do.
    public typealias Failure = DeferredPublisher.Failure
    /// Makes a publisher for a subscriber.
    public let createPublisher: () -> DeferredPublisher

    /// Makes a publisher of a closure.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    /// Attaches a subscriber to a new publisher.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().subscribe(subscriber)
    }
}
