/// What recognises a gesture of the user's on a view; UIKit's names and rules.
///
/// Selectors do not exist away from Apple's platforms: what is done at a gesture is a closure, which the module `Scene`
/// adds for both sides.
open class UIGestureRecognizer {
    /// How far a gesture is.
    public nonisolated enum State: Int, Sendable {
        /// None is under way.
        case possible
        /// It has begun.
        case began
        /// It goes on.
        case changed
        /// It is over, or was recognised at once.
        case ended
        /// It was taken away.
        case cancelled
        /// It was another one.
        case failed
    }

    /// How far the gesture is; while what is done at it runs, the state that it is done for.
    open internal(set) var state = State.possible
    /// Whether gestures are recognised.
    open var isEnabled = true
    /// What is asked before a gesture begins; weak, as in UIKit.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view that it is attached to; weak, the view owns it.
    open internal(set) weak var view: UIView?
    /// What is done at each state of a gesture; held as long as the recogniser.
    private var actions: [(UIGestureRecognizer) -> Void] = []

    /// Makes a recogniser that belongs to no view.
    public init() {}

    /// Adds what is done at each state of a gesture.
    package func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) { actions.append(action) }

    /// Whether the user can make the gesture now.
    var canBegin: Bool { isEnabled && delegate?.gestureRecognizerShouldBegin(self) ?? true }

    /// Goes through the states of a gesture, and does at each what is to be done.
    func recognize(_ states: [State]) {
        for state in states {
            self.state = state
            for action in actions { action(self) }
        }
        state = .possible
    }
}

/// What a recogniser asks.
public protocol UIGestureRecognizerDelegate: AnyObject {
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

/// Recognises a finger that stays.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the finger stays, in seconds; on a stage a gesture takes no time.
    open var minimumPressDuration = 0.5
    /// How many fingers make the gesture; a script's `long press` has one.
    open var numberOfTouchesRequired = 1
}

extension UIView {
    /// The recognisers of the view's gestures, oldest first; `nil` if there are none.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        guard let recognizers = extras?.recognizers, !recognizers.isEmpty else { return nil }
        return recognizers
    }

    /// Lets a recogniser look for gestures on the view, which owns it from now on; it leaves its former view.
    public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        extras = extras ?? ViewExtras()
        extras?.recognizers.append(recognizer)
    }

    /// Takes a recogniser from the view.
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

    /// Lets the newest recogniser of taps that may begin have a tap; tells whether there was one.
    func recognizeTap() -> Bool {
        guard let recognizer = tapRecognizers.last(where: \.canBegin) else { return false }
        recognizer.recognize([.ended])
        return true
    }

    /// Whether a long press would be recognised, without asking delegates.
    var canBePressedLong: Bool {
        sequence(first: self, next: \.superview).contains { view in
            view.extras?.recognizers.contains { $0.isEnabled && $0 is UILongPressGestureRecognizer } == true
        }
    }

    /// Lets the newest recogniser of long presses, of this view or the nearest above, have one; tells whether it did.
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
