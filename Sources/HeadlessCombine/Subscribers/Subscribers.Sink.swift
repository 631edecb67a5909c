import StageRuntime

extension Subscribers {
    /// Asks for all values and calls closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        /// Called with each value; empty once the subscription has ended.
        public private(set) var receiveValue: (Input) -> Void { didSet { withExtendedLifetime(oldValue) {} } }
        /// Called with the completion; empty once the subscription has ended.
        public private(set) var receiveCompletion: (Completion<Failure>) -> Void {
            didSet { withExtendedLifetime(oldValue) {} }
        }
        /// The subscription; strong until it ends.
        private var subscription: (any Subscription)? { didSet { withExtendedLifetime(oldValue) {} } }
        private var hasEnded = false

        /// Makes a subscriber of two closures, which it keeps until the subscription ends.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue)
        }

        /// Accepts the first subscription and asks for all values.
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

        /// Calls the closure, and releases both.
        public func receive(completion: Completion<Failure>) {
            let receive = receiveCompletion
            end()
            receive(completion)
        }

        /// Ends the subscription, and releases the closures.
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
        /// It receives values of publishers that cannot fail.
        public typealias Failure = Never
        /// The object with the property; strong until the subscription ends.
        public private(set) var object: Root? { didSet { withExtendedLifetime(oldValue) {} } }
        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        /// The subscription; strong until it ends.
        private var subscription: (any Subscription)? { didSet { withExtendedLifetime(oldValue) {} } }

        /// Makes a subscriber for a property; `file` is the caller's source file, use the default.
        public init(
            object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>, file: StaticString = #fileID
        ) {
            (self.object, self.keyPath) = (object, keyPath)
            Stage.running?.noteAssignment(in: file) { [weak self] in self?.object.map { $0 as AnyObject } }
        }

        /// Accepts the first subscription and asks for all values.
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

        /// Releases the object.
        public func receive(completion: Completion<Never>) {
            object = nil
            subscription = nil
        }

        /// Ends the subscription, and releases the object.
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
    ///
    /// A scene that assigns to itself and keeps the result keeps itself alive. `file` is the caller's source file; use
    /// the default.
    public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root, file: StaticString = #fileID
    ) -> AnyCancellable {
        let subscriber = Subscribers.Assign(object: object, keyPath: keyPath, file: file)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}

/// The objects that `assign(to:on:)` keeps, to explain a leak.
private final class AssignedObjects {
    /// Returns the object of each subscription, while there is one; holds nothing.
    var entries: [(sourceNote: String, object: () -> AnyObject?)] = []

    func holders(of object: AnyObject) -> [String] {
        entries.filter { $0.object() === object }
            .map { "`assign(to:on:)`\($0.sourceNote), which keeps its object: use `sink` with `[weak self]` there" }
    }
}

extension Stage {
    fileprivate func noteAssignment(in file: StaticString, to object: @escaping () -> AnyObject?) {
        let known = self.object(AssignedObjects.self) {
            let made = AssignedObjects()
            ledger.addHolders { [weak made] in made?.holders(of: $0) ?? [] }
            return made
        }
        known.entries.removeAll { $0.object() == nil }
        known.entries.append((LeakLedger.sourceNote(file), object))
    }
}
