/// Takes a publisher's values: first a subscription, then as many values as it asks for, then at most one completion.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// What it takes.
    associatedtype Input
    /// How its publisher can fail.
    associatedtype Failure: Error

    /// Takes the subscription, with which it asks for values.
    func receive(subscription: any Subscription)
    /// Takes a value; returns how many more it wants than it has asked for.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Takes the end; nothing comes after it.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Takes an event without a value.
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

    /// Ignores requests.
    private final class EmptySubscription: Subscription {
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }
}

/// An identity by which subscribers and subscriptions are told apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
    /// An object of one identity.
    private final class Token {}

    /// The object whose identity it is; strong, so that no other object gets its address.
    private let object: AnyObject

    /// Makes an identity of its own.
    public init() { object = Token() }
    /// Makes the identity of an object, which it keeps.
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
