public import Foundation
import StageRuntime

/// A finger on the screen; on a stage it comes down in the middle of a view and is lifted there.
open class UITouch: NSObject {
    /// What the finger does.
    public nonisolated enum Phase: Int, Sendable {
        /// It has come down.
        case began = 0
        /// It has moved.
        case moved = 1
        /// It rests.
        case stationary = 2
        /// It was lifted.
        case ended = 3
        /// The touch was cancelled, for example by a recogniser.
        case cancelled = 4
    }

    /// What the finger does now.
    open internal(set) var phase = Phase.began
    /// The view on which it came down; a touch keeps no view alive.
    open var view: UIView? { reference.view }
    /// The window of that view.
    open var window: UIWindow? { view?.window }
    /// The reference to the view.
    private let reference: ViewReference
    /// How many taps the touch has made: one.
    open var tapCount: Int { 1 }
    /// The time since the start of the stage at which it changed last, in seconds.
    open internal(set) var timestamp: TimeInterval
    /// The recognisers that receive the touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
    /// Whether a recogniser has taken the touch from its view.
    var isTaken = false
    /// Where the finger is, in the coordinates of the view.
    private let place: CGPoint

    init(on view: UIView) {
        reference = view.reference
        place = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        timestamp = Self.now
    }

    /// Returns where the finger is, in the coordinates of a view, or of the window if `view` is `nil`.
    open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }

    /// Returns where the finger was before it moved; it does not move on a stage.
    open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Lifts the finger, or takes the touch from its view.
    func end() {
        phase = isTaken ? .cancelled : .ended
        timestamp = Self.now
    }

    private static var now: TimeInterval {
        guard let now = Stage.running?.clock.now else { return 0 }
        return TimeInterval(now.nanoseconds) / 1_000_000_000
    }
}

/// An event of the user: what a finger does.
open class UIEvent: NSObject {
    /// The touches; one on a stage.
    open private(set) var allTouches: Set<UITouch>?

    init(_ touch: UITouch) { allTouches = [touch] }

    /// Returns the touches on a view.
    open func touches(for view: UIView) -> Set<UITouch>? {
        guard let touches = allTouches, touches.contains(where: { $0.view === view }) else { return nil }
        return touches.filter { $0.view === view }
    }
}

extension UIView {
    /// Does what a tap on the view does: the nearest control, row or recogniser handles it.
    func touch() {
        putFinger { view, _ in
            var view: UIView? = view
            while let present = view, !present.takeTouch() { view = present.superview }
        }
    }

    /// Lets the nearest context menu or long-press recogniser, here or on a view above, handle a press; returns whether
    /// one did.
    ///
    /// A view's menu goes before its recognisers. The menu opens after the touch was taken from the view.
    func longPress() -> Bool {
        var isRecognized = false
        var offer: ContextMenuOffer?
        putFinger { view, touch in
            for view in sequence(first: view, next: \.superview) {
                offer = view.contextMenuOffer(at: touch.location(in: view))
                if offer != nil { touch.isTaken = true }
                isRecognized = offer != nil || view.recognizeLongPress()
                if isRecognized { return }
            }
        }
        offer?.open(over: self)
        return isRecognized
    }

    /// Puts a finger on the view and lifts it: its view and the recognisers around it receive the touch.
    private func putFinger(_ act: (UIView, UITouch) -> Void) {
        let target = touched
        let touch = UITouch(on: target)
        let event = UIEvent(touch)
        var view: UIView? = target
        while let present = view {
            for recognizer in present.gestureRecognizers ?? [] { recognizer.receive(touch) }
            view = present.superview
        }
        target.touchesBegan([touch], with: event)
        act(target, touch)
        touch.end()
        if touch.isTaken {
            target.touchesCancelled([touch], with: event)
        } else {
            target.touchesEnded([touch], with: event)
        }
    }

    /// The view that a finger on the middle of this one touches: one in it that does nothing of its own, or the view
    /// itself, or the nearest one around it that takes touches.
    private var touched: UIView {
        var view = self
        while !view.isUserInteractionEnabled, let above = view.superview { view = above }
        guard view === self, let hit = hitTest(CGPoint(x: bounds.midX, y: bounds.midY), with: nil) else { return view }
        var inner = hit
        while inner !== self {
            guard !(inner is UIControl), inner.elementRole != .row, inner.asScrollView == nil,
                let above = inner.superview
            else { return self }
            inner = above
        }
        return hit
    }
}
