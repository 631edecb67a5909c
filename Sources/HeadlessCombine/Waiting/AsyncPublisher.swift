import StageRuntime

/// The values of a publisher that cannot fail, for `for await`.
///
/// Each turn of the loop asks for one value; what a subject sends between two turns is lost.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// A value.
    public typealias Element = P.Output

    /// Asks for values one by one; the subscription ends when it is released.
    public struct Iterator: AsyncIteratorProtocol {
        /// The subscription; strong, it ends with the last copy of the iterator.
        fileprivate let turns: Turns<P.Output, Never>

        /// Returns the next value, or `nil` at the end or when the task is cancelled.
        public mutating func next() async -> P.Output? {
            switch await turns.next() {
            case .success(let value): value
            }
        }
    }

    private let publisher: P

    /// Makes a sequence of a publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator { Iterator(turns: Turns(publisher)) }
}

/// The values of a publisher that may fail, for `for try await`.
///
/// Each turn of the loop asks for one value; what a subject sends between two turns is lost.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// A value.
    public typealias Element = P.Output

    /// Asks for values one by one; the subscription ends when it is released.
    public struct Iterator: AsyncIteratorProtocol {
        /// The subscription; strong, it ends with the last copy of the iterator.
        fileprivate let turns: Turns<P.Output, P.Failure>

        /// Returns the next value, or `nil` at the end or when the task is cancelled; throws the publisher's failure.
        public mutating func next() async throws -> P.Output? { try await turns.next().get() }
    }

    private let publisher: P

    /// Makes a sequence of a publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator { Iterator(turns: Turns(publisher)) }
}

/// The subscription of a loop over a publisher's values.
private final class Turns<Output, Failure: Error> {
    /// What has arrived; shared with the subscriber, which outlives the loop.
    private final class Arrival {
        var value: Output? { didSet { withExtendedLifetime(oldValue) {} } }
        var completion: Subscribers.Completion<Failure>? { didSet { withExtendedLifetime(oldValue) {} } }
        /// Resumes the waiting task; strong, this object owns it.
        let wakeUp = WakeUp()

        var isThere: Bool { value != nil || completion != nil }
    }

    /// What has arrived; strong, shared with the subscriber.
    private let arrival = Arrival()
    /// The subscriber; strong, cancelled with this object.
    private let intake: Intake<Output, Failure>

    init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        intake = Intake(
            onValue: { [arrival] in
                arrival.value = $0
                arrival.wakeUp.call()
                return .none
            },
            onCompletion: { [arrival] in
                arrival.completion = $0
                arrival.wakeUp.call()
            })
        publisher.subscribe(intake)
    }

    deinit { intake.cancel() }

    /// Returns the next value; `nil` at the end, or when the task is cancelled.
    func next() async -> Result<Output?, Failure> {
        if !arrival.isThere { intake.request(.max(1)) }
        if !arrival.isThere, intake.isOpen { await arrival.wakeUp.wait() }
        if Task.isCancelled {
            intake.cancel()
            return .success(nil)
        }
        if let value = arrival.value {
            arrival.value = nil
            return .success(value)
        }
        guard case .failure(let failure) = arrival.completion else { return .success(nil) }
        arrival.completion = .finished
        return .failure(failure)
    }
}

extension Publisher where Failure == Never {
    /// The values, for `for await`.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values, for `for try await`.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
    /// The value, once it has come.
    public var value: Output {
        get async {
            var iterator = values.makeAsyncIterator()
            while true {
                if let value = await iterator.next() { return value }
                await WakeUp().wait()
            }
        }
    }
}

extension Future {
    /// The value, once it has come; throws the failure, or `CancellationError` when the task is cancelled.
    public var value: Output {
        get async throws {
            var iterator = values.makeAsyncIterator()
            guard let value = try await iterator.next() else { throw CancellationError() }
            return value
        }
    }
}
