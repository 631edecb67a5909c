/// Receives a subscription, then as many of a publisher's values as it asks for, then at most one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// What it receives.
    associatedtype Input
    /// The failures of its publisher.
    associatedtype Failure: Error

    /// Receives the subscription, through which it asks for values.
    func receive(subscription: any Subscription)
    /// Receives a value; returns how many more it wants in addition.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Receives the end; nothing comes after it.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives an event without a value.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for more values; nothing is sent before.
    func request(_ demand: Subscribers.Demand)
}

/// Subscriptions without a publisher.
public enum Subscriptions {
    /// A subscription that never sends anything.
    public static var empty: any Subscription { EmptySubscription() }

    private final class EmptySubscription: Subscription {
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }
}

/// An identity that distinguishes subscribers and subscriptions.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
    private final class Token {}

    /// The object whose identity it is; strong, so that no other object gets its address.
    private let object: AnyObject

    /// Makes a new identity.
    public init() { object = Token() }
    /// Makes the identity of an object, which it keeps alive.
    public init(_ obj: AnyObject) { object = obj }

    /// A constant: addresses differ from run to run.
    public var description: String { "CombineIdentifier" }

    /// Returns whether both are the same identity.
    public static func == (left: CombineIdentifier, right: CombineIdentifier) -> Bool { left.object === right.object }
    /// Feeds the identity to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}

/// Has an identity.
public protocol CustomCombineIdentifierConvertible {
    /// The identity.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The object's identity.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
