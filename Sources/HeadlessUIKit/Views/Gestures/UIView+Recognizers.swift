import Foundation

extension UIView {
    /// The view's recognisers, oldest first; `nil` if there are none; setting them removes all others.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get {
            guard let recognizers = extras?.recognizers, !recognizers.isEmpty else { return nil }
            return recognizers
        }
        set {
            for recognizer in extras?.recognizers ?? [] { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Adds a recogniser to the view, which owns it from then on, and removes it from its former view.
    public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        madeExtras.recognizers.append(recognizer)
    }

    /// Removes a recogniser from the view.
    public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.view = nil
        extras?.recognizers.removeAll { $0 === recognizer }
    }

    var tapRecognizers: [UITapGestureRecognizer] {
        (extras?.recognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }.filter { $0.recognizes(.tap) }
    }

    /// The recognisers of a gesture on the view and those above: the nearest first, then the newest.
    func recognizersAround(of gesture: TouchGesture) -> [UIGestureRecognizer] {
        sequence(first: self, next: \.superview).flatMap { view in
            (view.extras?.recognizers ?? []).reversed().filter { $0.recognizes(gesture) }
        }
    }

    /// Lets a recogniser handle a gesture, with those around the view that a delegate lets join, except pans.
    func recognize(_ gesture: TouchGesture, by recognizer: UIGestureRecognizer) {
        let others = recognizersAround(of: gesture).filter {
            $0 !== recognizer && !($0 is UIPanGestureRecognizer) && recognizer.joins($0) && $0.canBegin
        }
        for recognizer in [recognizer] + others { recognizer.recognize([.ended]) }
    }

    func recognizeTap() -> Bool { recognizedTap() != nil }

    /// Lets the newest recogniser that may begin handle a tap, with those that join it; returns it.
    func recognizedTap() -> UITapGestureRecognizer? {
        guard let tap = tapRecognizers.last(where: { !$0.waits && $0.canBegin }) else { return nil }
        recognize(.tap, by: tap)
        return tap
    }

    /// Whether a long press would be recognised or would open a menu, without asking the recognisers' delegates.
    var canBePressedLong: Bool {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        return sequence(first: self, next: \.superview).contains { view in
            view.extras?.recognizers.contains { $0.isEnabled && $0 is UILongPressGestureRecognizer } == true
                || view.contextMenuOffer(at: convert(middle, to: view)) != nil
        }
    }

    /// Lets the view's newest long-press recogniser that may begin handle a press; returns whether one did.
    func recognizeLongPress() -> Bool {
        let recognizers = (extras?.recognizers ?? []).compactMap { $0 as? UILongPressGestureRecognizer }
        guard let recognizer = recognizers.last(where: \.canBegin) else { return false }
        recognizer.recognize([.began, .ended])
        return true
    }
}
