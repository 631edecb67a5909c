public import Foundation

/// What an observer of a property gets; there is no `prior`, since observers are called only after a change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A call at once, with the current value.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// A change of an observed property, with what the observer has asked for.
public struct NSKeyValueObservedChange<Value> {
    /// The value after the change; `nil` without the option `new`.
    public let newValue: Value?
    /// The value before the change; `nil` without the option `old`, and at the first call with `initial`.
    public let oldValue: Value?
    /// Whether the change is yet to come: never.
    public let isPrior = false

    /// Makes a change.
    package init(newValue: Value?, oldValue: Value?) { (self.newValue, self.oldValue) = (newValue, oldValue) }
}

/// The observation of a property; it ends when it is released.
public final class NSKeyValueObservation: NSObject {
    /// Ends the observation; called once.
    private var end: (() -> Void)?

    /// Makes an observation; `end` must not hold the observed object.
    package init(end: @escaping () -> Void) { self.end = end }

    deinit { end?() }

    /// Ends the observation before it is released.
    public func invalidate() {
        let last = end
        end = nil
        last?()
    }
}

#if canImport(ObjectiveC)
    /// An object whose properties may be observed on a stage; it refines Foundation's, so that its methods come first.
    public protocol KeyValueObservable: _KeyValueCodingAndObserving {}
#else
    /// An object whose properties may be observed on a stage.
    public protocol KeyValueObservable: AnyObject {}
#endif

// Here, and not for views alone in HeadlessUIKit: on a Mac, a file that states this must import Foundation, whose
// names would be ambiguous beside those above.
extension NSObject: KeyValueObservable {}
