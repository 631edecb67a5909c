/// Something under way that can be ended.
public protocol Cancellable {
    /// Ends it; does nothing if it has ended.
    func cancel()
}

extension Cancellable {
    /// Keeps it in a set, which ends it when it is released.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }

    /// Keeps it in a collection, which ends it when it is released.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }
}

/// Ends something when it is cancelled or released.
public final class AnyCancellable: Cancellable, Hashable {
    /// The action; `nil` once it is done.
    private var action: (() -> Void)? { didSet { withExtendedLifetime(oldValue) {} } }

    /// Makes one with a closure, which is called once.
    public init(_ cancel: @escaping () -> Void) { action = cancel }
    /// Makes one for something else that can be ended.
    public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

    deinit { action?() }

    /// Ends it; only the first call has an effect.
    public func cancel() {
        let action = action
        self.action = nil
        action?()
    }

    /// Keeps it in a set, which ends it when it is released.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Keeps it in a collection, which ends it when it is released.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Returns whether both are the same object.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    /// Feeds the object's identity to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
