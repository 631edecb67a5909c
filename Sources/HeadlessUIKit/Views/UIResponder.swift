/// An object that can take events and become first responder; the same contract as UIKit's.
open class UIResponder {
    /// Makes a responder.
    public init() {}

    /// The next object in the responder chain.
    open var next: UIResponder? { nil }

    /// The window whose keyboard input this object could take.
    package var responderWindow: UIWindow? { nil }

    /// Whether the object may become first responder; `false` unless a subclass says otherwise.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the object may give up first responder.
    open var canResignFirstResponder: Bool { true }

    /// Whether the object takes keyboard input now.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes the object first responder of its window, once the present one has given up; tells whether it is.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder, mayBeginEditing() else { return false }
        if let present = window.firstResponder, !present.giveUp(in: window, for: self) { return false }
        window.firstResponder = self
        window.keyboardDidChange()
        didBeginEditing()
        return true
    }

    /// Gives up first responder; tells whether it did.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = responderWindow, window.firstResponder === self else { return canResignFirstResponder }
        return giveUp(in: window, for: nil)
    }

    /// Whether the keyboard is up while the object is first responder.
    package var takesText: Bool { false }
    /// Whether nobody may read what is typed into the object.
    package var hidesTypedText: Bool { false }
    /// Appends text as the user types it, character by character; for one that takes text.
    ///
    /// - Throws: that the focus was given up meanwhile.
    func typeByUser(_ text: String) throws(InputRefusal) {}
    /// Empties the object as the user does; for one that takes text.
    func clearByUser() {}
    /// Presses Return as the user does; for one that takes text.
    ///
    /// - Throws: why the user cannot.
    func submitByUser() throws(InputRefusal) {}

    /// Asks whether editing may begin; a text field asks its delegate.
    func mayBeginEditing() -> Bool { true }

    /// Asks whether editing may end; a text field asks its delegate.
    func mayEndEditing() -> Bool { true }

    /// Tells that the object has become first responder.
    func didBeginEditing() {}

    /// Tells that the object has stopped being first responder.
    func didEndEditing() {}

    /// Ends being first responder even if the object would rather not: it has left its window.
    func giveUpByForce(in window: UIWindow) {
        guard window.firstResponder === self else { return }
        window.firstResponder = nil
        window.keyboardDidChange()
        didEndEditing()
    }

    /// Ends being first responder; straight on to `successor`, so that the keyboard stays up between two fields.
    private func giveUp(in window: UIWindow, for successor: UIResponder?) -> Bool {
        guard canResignFirstResponder, mayEndEditing(), window.firstResponder === self else { return false }
        window.firstResponder = successor
        window.keyboardDidChange()
        didEndEditing()
        return true
    }
}

extension UIResponder: Equatable {
    /// Tells whether two names stand for one object.
    public static func == (left: UIResponder, right: UIResponder) -> Bool { left === right }
}
