public import Foundation
import StageRuntime

/// An object that can receive events and become first responder; the same contract as UIKit's.
open class UIResponder: NSObject {
    /// Makes a responder.
    public override init() {}

    /// The type's name in angle brackets, without NSObject's address, so that output is the same in every run.
    nonisolated open override var description: String { "<\(type(of: self))>" }
    /// The next object in the responder chain.
    open var next: UIResponder? { nil }
    /// The window from which the object can receive keyboard input; `nil` outside a window.
    package var responderWindow: UIWindow? { nil }
    /// Whether the object may become first responder; `false` by default.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the object may resign as first responder.
    open var canResignFirstResponder: Bool { true }
    /// Whether the object receives keyboard input now.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes the object first responder of its window, if the current one resigns; returns whether it is.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder, mayBeginEditing() else { return false }
        if let present = window.firstResponder, !present.giveUp(in: window, for: self) { return false }
        window.firstResponder = self
        didBeginEditing()
        window.keyboardDidChange()
        return true
    }

    /// Resigns as first responder; returns whether it did.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = responderWindow, window.firstResponder === self else { return canResignFirstResponder }
        return giveUp(in: window, for: nil)
    }

    // MARK: The keyboard

    /// The view instead of the keyboard while the object is first responder; `nil`, the default, for the keyboard.
    open var inputView: UIView? { nil }
    /// The view above the keyboard while the object is first responder; `nil` by default.
    open var inputAccessoryView: UIView? { nil }

    /// Shows other input views, if the object is first responder.
    open func reloadInputViews() {
        guard isFirstResponder, let window = responderWindow else { return }
        window.keyboardDidChange()
    }

    // MARK: Touches

    /// Called when a finger has come down on the object; passed to ``next`` by default.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let next else { return touches.forEach { $0.ignoredPhases += 1 } }
        next.touchesBegan(touches, with: event)
    }
    /// Called when the finger has moved, as a swipe does; passed to ``next`` by default.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Called when a finger was lifted from the object; passed to ``next`` by default.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let next else { return touches.forEach { $0.ignoredPhases += 1 } }
        next.touchesEnded(touches, with: event)
    }
    /// Called instead of ``touchesEnded(_:with:)`` if a recogniser has cancelled the touch; passed to ``next``.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Whether the keyboard is visible while the object is first responder.
    package var takesText: Bool { false }
    /// Whether the keyboard is announced before editing begins, as for a text view; for a field it is announced after.
    var keyboardComesFirst: Bool { true }
    /// Whether the text typed into the object must stay secret.
    package var hidesTypedText: Bool { false }
    /// Types text as the user does; throws if the object loses the focus meanwhile.
    func typeByUser(_ text: String) throws(InputRefusal) {}
    /// Empties the object as the user does; overridden by types with text.
    func clearByUser() {}
    /// Presses Return as the user does; overridden by types with text.
    func submitByUser() throws(InputRefusal) {}
    /// Returns whether editing may begin; a text field asks its delegate.
    func mayBeginEditing() -> Bool { true }
    /// Returns whether editing may end; a text field asks its delegate.
    func mayEndEditing() -> Bool { true }
    /// Called when the object has become first responder.
    func didBeginEditing() {}
    /// Called when the object has stopped being first responder.
    func didEndEditing() {}

    /// Stops being first responder without asking the object, since it has left its window.
    func giveUpByForce(in window: UIWindow) {
        guard window.firstResponder === self else { return }
        window.firstResponder = nil
        didEndEditing()
    }

    /// Stops being first responder in favour of `successor`, so that the keyboard stays between two fields.
    private func giveUp(in window: UIWindow, for successor: UIResponder?) -> Bool {
        guard canResignFirstResponder, mayEndEditing(), window.firstResponder === self else { return false }
        window.firstResponder = successor
        didEndEditing()
        return true
    }
}

extension NSObject {
    /// Fails the run with the reason of the exception that UIKit throws; the call then has no effect.
    func raise(_ reason: String) { Stage.running?.report(.exception(reason: reason)) }
}

extension String {
    /// The maximum number of characters that a user types; a longer text is pasted.
    private static let mostTyped = 10_000

    /// The parts in which a user enters a text: its characters, or the whole of a very long text, which is faster.
    var enteredParts: [Substring] {
        guard utf8.count > Self.mostTyped, count > Self.mostTyped else { return indices.map { self[$0...$0] } }
        return [self[...]]
    }
}
