public import Foundation

/// Recognises a gesture of the user on a view; handlers are closures, which the module `Scene` adds.
open class UIGestureRecognizer: NSObject {
    /// The phase of a gesture.
    @nonexhaustive public nonisolated enum State: Int, Sendable {
        /// The phases of a gesture; one that is recognised at once has only ended.
        case possible, began, changed, ended, cancelled, failed

        /// The same as ``ended``, for a gesture that is recognised at once.
        public static let recognized = State.ended
    }

    /// The phase of the gesture; while handlers run, theirs; a subclass sets it during a touch, which calls them.
    open var state: State {
        get { phase }
        set {
            guard newValue != phase || newValue == .changed else { return }
            if newValue == .possible || newValue == .failed { phase = newValue } else { enter(newValue) }
        }
    }
    private var phase = State.possible
    /// Whether gestures are recognised.
    open var isEnabled = true
    /// Asked before a gesture begins; weak, as in UIKit.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view to which it is attached; weak, since the view owns it.
    open internal(set) weak var view: UIView?
    /// The handlers, called in each phase of a gesture; strong, for as long as the recogniser lives.
    private var actions: [(UIGestureRecognizer) -> Void] = [] { didSet { withExtendedLifetime(oldValue) {} } }
    /// A name for debugging.
    open var name: String?
    /// Whether a recognised gesture cancels the touch in its view, which then gets `touchesCancelled(_:with:)`.
    open var cancelsTouchesInView = true
    /// The recognisers that must fail before this one recognises.
    private var required: [Requirement] = []
    /// The last touch that it received; weak, since a touch holds its recognisers.
    private(set) weak var touch: UITouch?
    private var refusesTouch = false

    /// Makes a recogniser without a view.
    public override init() {}
    /// Adds a handler, which is called in each phase of a gesture.
    package func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) { actions.append(action) }

    /// How many fingers make the gesture now.
    open var numberOfTouches: Int { touch == nil ? 0 : 1 }

    /// Returns the position of the gesture, in the coordinates of a view, or of the window if `view` is `nil`.
    open func location(in view: UIView?) -> CGPoint { touch?.location(in: view) ?? .zero }

    /// Recognises only if another recogniser does not recognise the same touch.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        required.append(Requirement(recognizer: otherGestureRecognizer))
    }

    func receive(_ touch: UITouch) {
        guard isEnabled else { return }
        self.touch = touch
        refusesTouch = !(delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true)
        if !refusesTouch { touch.gestureRecognizers?.append(self) }
    }

    /// Called when a finger has come down on the view; an override of the app follows the touch, and sets ``state``.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the finger has moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the finger was lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called on a phone when the system has cancelled the touch; never here.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Passes on what the finger does; after the touch the recogniser is ready for the next one.
    func follow(_ touch: UITouch, _ phase: UITouch.Phase) {
        switch phase {
        case .began: touchesBegan([touch], with: UIEvent(touch))
        case .moved: touchesMoved([touch], with: UIEvent(touch))
        default: touchesEnded([touch], with: UIEvent(touch))
        }
        if phase == .ended, state != .possible { reset() }
    }

    var canBegin: Bool {
        guard isEnabled, touch == nil || !refusesTouch, view?.gestureRecognizerShouldBegin(self) ?? true else {
            return false
        }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Returns whether it recognises a gesture of one finger, if its delegate lets it.
    func recognizes(_ gesture: TouchGesture) -> Bool { false }

    /// Whether a recogniser that must fail first may still recognise the gesture, or a tap that is a part of it.
    ///
    /// The delegates are asked about the recognisers that receive the same touch.
    var waits: Bool {
        let gesture = touch?.gesture ?? .tap
        let asked = (touch?.gestureRecognizers ?? []).filter { $0 !== self && mustWait(for: $0) }
        return (required.compactMap(\.recognizer) + asked).contains { other in
            guard other.recognizes(gesture) || gesture == .doubleTap && other.recognizes(.tap), let view,
                let around = other.view, view.isDescendant(of: around) || around.isDescendant(of: view)
            else { return false }
            return touch === other.touch && other.canBegin
        }
    }

    /// Returns whether a delegate requires another recogniser to fail before this one recognises.
    private func mustWait(for other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    /// Returns whether a delegate lets two recognisers recognise the same touch.
    func joins(_ other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    }

    /// Enters the phases of a gesture one after the other, and calls the handlers in each.
    func recognize(_ states: [State]) {
        for state in states { enter(state) }
        phase = .possible
    }

    func enter(_ state: State) {
        if cancelsTouchesInView { touch?.isTaken = true }
        phase = state
        for action in actions { action(self) }
    }

    /// Prepares for the next gesture; an override calls `super`.
    open func reset() { phase = .possible }
}

private struct Requirement {
    /// The recogniser; weak, its view owns it.
    weak var recognizer: UIGestureRecognizer?
}

/// An object that decides whether a gesture may begin.
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Returns whether a gesture may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Returns whether a recogniser receives a touch.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Returns whether two recognisers may recognise the same touch.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns whether a recogniser recognises only if another one fails.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Returns whether another recogniser recognises only if this one fails.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Returns `true`.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns `true`.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    /// Returns `false`.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Returns `false`.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    /// Returns `false`.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

/// Recognises taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps make the gesture; a script's `tap` is one, its `double tap` two.
    open var numberOfTapsRequired = 1
    /// How many fingers make the gesture; a script's `tap` has one.
    open var numberOfTouchesRequired = 1

    override func recognizes(_ gesture: TouchGesture) -> Bool {
        switch gesture {
        case .tap: numberOfTapsRequired == 1 && numberOfTouchesRequired == 1
        case .doubleTap: numberOfTapsRequired == 2 && numberOfTouchesRequired == 1
        case .longPress, .swipe: false
        }
    }
}

/// Recognises long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum duration of the press in seconds; without effect here.
    open var minimumPressDuration = 0.5
    /// How many fingers make the gesture; a script's `long press` has one.
    open var numberOfTouchesRequired = 1

    override func recognizes(_ gesture: TouchGesture) -> Bool { gesture == .longPress }
}
