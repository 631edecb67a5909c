import StageRuntime

/// An object that gives notice before one of its published properties changes.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before a property with `@Published` changes, also one of a superclass.
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

/// Gives notice before an object changes.
public final class ObservableObjectPublisher: Publisher {
    /// It sends only the fact.
    public typealias Output = Void
    /// It cannot fail.
    public typealias Failure = Never
    /// The subscribers; strong, the publisher owns them.
    private let audience = Audience<Void, Never>()

    /// Makes a publisher.
    public init() {}

    /// Gives notice to the subscribers.
    public func send() { audience.send(()) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        audience.add(subscriber)
    }
}

/// The publishers of the objects of a stage, for those without a published property that could keep it.
private final class ObjectPublishers {
    struct Entry {
        /// The object; weak, observing does not keep it alive.
        weak let object: AnyObject?
        /// Its publisher; strong while the object exists.
        let publisher: ObservableObjectPublisher
    }

    private var entries: [Entry] = []

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
