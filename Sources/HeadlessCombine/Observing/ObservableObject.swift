import StageRuntime

/// An object that tells before one of its published properties changes.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before a property with `@Published` changes, one of a superclass included.
    public var objectWillChange: ObservableObjectPublisher {
        var properties: [any PublishedProperty] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let reflected = mirror {
            properties += reflected.children.compactMap { $0.value as? any PublishedProperty }
            mirror = reflected.superclassMirror
        }
        let known = properties.lazy.compactMap(\.objectWillChange).first
        let publisher = known ?? Stage.running?.objectPublisher(of: self) ?? ObservableObjectPublisher()
        for property in properties where property.objectWillChange == nil { property.objectWillChange = publisher }
        return publisher
    }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    /// It tells that, not what.
    public typealias Output = Void
    /// It cannot fail.
    public typealias Failure = Never
    /// The subscribers; owned by the publisher.
    private let audience = Audience<Void, Never>()

    /// Makes a publisher.
    public init() {}

    /// Tells the subscribers.
    public func send() { audience.send(()) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        audience.add(subscriber)
    }
}

/// The publishers of the objects of a stage, for those without a published property that could keep it.
private final class ObjectPublishers {
    /// The publisher of an object.
    struct Entry {
        /// The object; weak, it is not kept alive by being observed.
        weak let object: AnyObject?
        /// Its publisher; strong, as long as there is the object.
        let publisher: ObservableObjectPublisher
    }

    /// The publishers, by the order of first use.
    private var entries: [Entry] = []

    /// Returns the publisher of an object.
    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        withExtendedLifetime(entries) { entries.removeAll { $0.object == nil } }
        if let entry = entries.first(where: { $0.object === object }) { return entry.publisher }
        entries.append(Entry(object: object, publisher: ObservableObjectPublisher()))
        return entries[entries.count - 1].publisher
    }
}

extension Stage {
    /// Returns the publisher of an object, the same one at each call.
    fileprivate func objectPublisher(of object: AnyObject) -> ObservableObjectPublisher {
        self.object(ObjectPublishers.self) { ObjectPublishers() }.publisher(of: object)
    }
}
