extension Subscribers {
    /// Asks for all values and calls closures with what comes.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        /// Called with each value; empty once the subscription has ended.
        public private(set) var receiveValue: (Input) -> Void
        /// Called with the completion; empty once the subscription has ended.
        public private(set) var receiveCompletion: (Completion<Failure>) -> Void
        /// The subscription; strong until it ends.
        private var subscription: (any Subscription)?
        /// Whether it was cancelled or completed.
        private var hasEnded = false

        /// Makes a subscriber of two closures, which it keeps until the subscription ends.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        /// Takes the first subscription and asks for all values.
        public func receive(subscription: any Subscription) {
            guard self.subscription == nil, !hasEnded else { return subscription.cancel() }
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        /// Calls the closure.
        public func receive(_ value: Input) -> Demand {
            receiveValue(value)
            return .none
        }

        /// Calls the closure, and lets go of both.
        public func receive(completion: Completion<Failure>) {
            let receive = receiveCompletion
            end()
            receive(completion)
        }

        /// Ends the subscription, and lets go of the closures.
        public func cancel() { end()?.cancel() }

        @discardableResult
        private func end() -> (any Subscription)? {
            defer { subscription = nil }
            hasEnded = true
            receiveValue = { _ in }
            receiveCompletion = { _ in }
            return subscription
        }
    }

    /// Writes each value into a property.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        /// It takes values of publishers that cannot fail.
        public typealias Failure = Never
        /// The object with the property; strong until the subscription ends.
        public private(set) var object: Root?
        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        /// The subscription; strong until it ends.
        private var subscription: (any Subscription)?

        /// Makes a subscriber for a property.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            self.object = object
            self.keyPath = keyPath
        }

        /// Takes the first subscription and asks for all values.
        public func receive(subscription: any Subscription) {
            guard self.subscription == nil, object != nil else { return subscription.cancel() }
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        /// Writes a value into the property.
        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        /// Lets go of the object.
        public func receive(completion: Completion<Never>) {
            object = nil
            subscription = nil
        }

        /// Ends the subscription, and lets go of the object.
        public func cancel() {
            let subscription = subscription
            receive(completion: .finished)
            subscription?.cancel()
        }
    }
}

extension Publisher {
    /// Calls closures with each value and with the completion, until the result is cancelled or released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with each value, until the result is cancelled or released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Writes each value into a property of an object, which is kept until the result is cancelled or released.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}
