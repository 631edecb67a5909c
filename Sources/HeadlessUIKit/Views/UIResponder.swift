/// An object that can take events and become first responder; the same contract as UIKit's.
open class UIResponder {
    /// Makes a responder.
    public init() {}

    /// The next object in the responder chain.
    open var next: UIResponder? { nil }

    /// Whether the object may become first responder; `false` unless a subclass says otherwise.
    open var canBecomeFirstResponder: Bool { false }
}
