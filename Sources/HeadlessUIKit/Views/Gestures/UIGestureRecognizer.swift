public import Foundation

/// Recognises a gesture of the user on a view; UIKit's names and rules.
///
/// Selectors exist on Apple's platforms only. Handlers are closures instead, added by an extension in the module
/// `Scene`.
open class UIGestureRecognizer: NSObject {
    /// The phase of a gesture.
    public nonisolated enum State: Int, Sendable {
        /// No gesture is under way.
        case possible
        /// It has begun.
        case began
        /// It continues.
        case changed
        /// It is over, or was recognised at once.
        case ended
        /// It was cancelled.
        case cancelled
        /// It was not recognised.
        case failed
    }

    /// The phase of the gesture; while handlers run, the phase for which they run.
    open internal(set) var state = State.possible
    /// Whether gestures are recognised.
    open var isEnabled = true
    /// Asked before a gesture begins; weak, as in UIKit.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view that it is attached to; weak, the view owns it.
    open internal(set) weak var view: UIView?
    /// The handlers, called in each phase of a gesture; strong, as long as the recogniser lives.
    private var actions: [(UIGestureRecognizer) -> Void] = []

    /// Makes a recogniser that belongs to no view.
    public override init() {}

    /// Adds a handler, which is called in each phase of a gesture.
    package func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) { actions.append(action) }

    /// Whether the user can make the gesture now.
    var canBegin: Bool { isEnabled && delegate?.gestureRecognizerShouldBegin(self) ?? true }

    /// Goes through the phases of a gesture, and calls the handlers in each.
    func recognize(_ states: [State]) {
        for state in states {
            self.state = state
            for action in actions { action(self) }
        }
        state = .possible
    }
}

/// An object that decides whether a gesture may begin.
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Returns whether a gesture may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Returns `true`.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// Recognises taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps make the gesture; a script's `tap` is a single one.
    open var numberOfTapsRequired = 1
    /// How many fingers make the gesture; a script's `tap` has one.
    open var numberOfTouchesRequired = 1
}

/// Recognises long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum duration of the press in seconds; on a stage a gesture takes no time.
    open var minimumPressDuration = 0.5
    /// How many fingers make the gesture; a script's `long press` has one.
    open var numberOfTouchesRequired = 1
}

extension UIView {
    /// The view's recognisers, oldest first; `nil` if there are none.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        guard let recognizers = extras?.recognizers, !recognizers.isEmpty else { return nil }
        return recognizers
    }

    /// Adds a recogniser to the view, which owns it from now on, and removes it from its former view.
    public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        extras = extras ?? ViewExtras()
        extras?.recognizers.append(recognizer)
    }

    /// Removes a recogniser from the view.
    public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.view = nil
        extras?.recognizers.removeAll { $0 === recognizer }
    }

    /// The recognisers of a single tap with one finger.
    var tapRecognizers: [UITapGestureRecognizer] {
        (extras?.recognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
            .filter { $0.numberOfTapsRequired == 1 && $0.numberOfTouchesRequired == 1 }
    }

    /// Lets the newest recogniser of taps that may begin handle a tap; returns whether there was one.
    func recognizeTap() -> Bool {
        guard let recognizer = tapRecognizers.last(where: \.canBegin) else { return false }
        recognizer.recognize([.ended])
        return true
    }

    /// Whether a recogniser would recognise a long press; delegates are not asked.
    var canBePressedLong: Bool {
        sequence(first: self, next: \.superview).contains { view in
            view.extras?.recognizers.contains { $0.isEnabled && $0 is UILongPressGestureRecognizer } == true
        }
    }

    /// Lets the newest long-press recogniser here, or on the nearest view above, handle a press; returns whether one
    /// did.
    func longPress() -> Bool {
        var view: UIView? = self
        while let present = view {
            let recognizers = (present.extras?.recognizers ?? []).compactMap { $0 as? UILongPressGestureRecognizer }
            if let recognizer = recognizers.last(where: \.canBegin) {
                recognizer.recognize([.began, .ended])
                return true
            }
            view = present.superview
        }
        return false
    }
}
