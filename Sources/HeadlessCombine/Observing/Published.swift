/// A property of a class whose changes are published: `$name` is the publisher.
///
/// Subscribers get the value at once, and then each new value before the property has it: a subscriber still reads the
/// old value, and what it writes into the property is replaced.
@propertyWrapper public struct Published<Value> {
    /// The value and its subscribers; strong, one object for all copies of the wrapper.
    private(set) var storage: PublishedStorage<Value>

    /// Makes a property with a value.
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }
    /// Makes a property with a value.
    public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

    /// The publisher of the property's values.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { storage = newValue.storage }
    }

    /// The value; only the properties of classes have it.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        set { storage.value = newValue }
    }

    /// The value of the property of an object; a new one is published first.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.value = newValue }
    }

    /// Sends a property's value, and then each new value.
    public struct Publisher {
        /// It cannot fail.
        public typealias Failure = Never
        /// What it sends: the property's values.
        public typealias Output = Value
        /// The value and its subscribers; strong while the publisher is used.
        let storage: PublishedStorage<Value>
    }
}

extension Published.Publisher: Publisher {
    /// Attaches a subscriber, which gets the value first.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
        storage.audience.add(subscriber)
    }
}

protocol PublishedProperty {
    /// The publisher that sends before the property changes; `nil` until it is asked for.
    var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedProperty {
    var objectWillChange: ObservableObjectPublisher? {
        get { storage.objectWillChange }
        nonmutating set { storage.objectWillChange = newValue }
    }
}

/// The value of a published property, and its subscribers.
final class PublishedStorage<Value> {
    /// The subscribers, who get the value before it is stored.
    let audience: Audience<Value, Never>
    /// Sends before the subscribers get a value; strong, it holds subscribers but no object.
    var objectWillChange: ObservableObjectPublisher? { didSet { withExtendedLifetime(oldValue) {} } }
    private var stored: Value { didSet { withExtendedLifetime(oldValue) {} } }

    init(_ value: Value) {
        stored = value
        audience = Audience(current: value)
    }

    /// The value; a new one is sent before it is stored.
    var value: Value {
        get { stored }
        set {
            objectWillChange?.send()
            audience.send(newValue)
            stored = newValue
            audience.current = newValue
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes each value into a published property, `&$name`, for as long as the property exists.
    public func assign(to published: inout Published<Output>.Publisher) {
        let intake = Intake<Output, Never>(
            .unlimited,
            onValue: { [weak storage = published.storage] value in
                storage?.value = value
                return .none
            }, onCompletion: { _ in })
        published.storage.audience.keep(intake)
        subscribe(intake)
    }
}
