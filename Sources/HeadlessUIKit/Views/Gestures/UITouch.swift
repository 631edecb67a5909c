public import Foundation
import StageRuntime

/// A finger on the screen, which comes down in the middle of a view and is lifted there, unless it swipes.
open class UITouch: NSObject {
    /// The phases of a touch.
    @nonexhaustive public nonisolated enum Phase: Int, Sendable {
        /// Those of a finger; `cancelled` if, for example, a recogniser has cancelled the touch in the view.
        case began, moved, stationary, ended, cancelled
        /// Those of a pointer; never here.
        case regionEntered, regionMoved, regionExited
    }

    /// The current phase.
    open internal(set) var phase = Phase.began
    /// The view on which the finger came down; the touch does not keep it alive.
    open var view: UIView? { reference.view }
    /// The window of that view.
    open var window: UIWindow? { view?.window }
    private let reference: ViewReference
    /// How many taps were made: one, or two at the second touch of a double tap.
    open var tapCount: Int { taps }
    private let taps: Int
    let gesture: TouchGesture
    /// The time of its last change, in seconds since the start of the stage.
    open internal(set) var timestamp: TimeInterval
    /// The recognisers that receive the touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
    var isTaken = false
    /// How many of its phases every responder passed on.
    var ignoredPhases = 0
    /// Where the finger came down, in the coordinates of the view.
    private let place: CGPoint
    /// The current and the previous position of a finger that has moved, in the coordinates of the window.
    private var path: (now: CGPoint, before: CGPoint)?

    init(on view: UIView, for gesture: TouchGesture = .tap, taps: Int = 1) {
        self.gesture = gesture
        self.taps = taps
        reference = view.reference
        place = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        timestamp = Self.now
    }

    /// Returns the position of the finger, in the coordinates of a view, or of the window if `view` is `nil`.
    open func location(in view: UIView?) -> CGPoint { location(path?.now, in: view) }
    /// Returns the position of the finger before its last move.
    open func previousLocation(in view: UIView?) -> CGPoint { location(path?.before, in: view) }
    func firstLocation(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }

    private func location(_ point: CGPoint?, in view: UIView?) -> CGPoint {
        guard let point else { return firstLocation(in: view) }
        return view?.convert(point, from: nil) ?? point
    }

    func move(to point: CGPoint) {
        path = (point, location(in: nil))
        if phase == .began { phase = .moved }
        timestamp = Self.now
    }

    /// Lifts the finger, or cancels the touch if a recogniser wants it.
    func end() {
        phase = isTaken ? .cancelled : .ended
        timestamp = Self.now
    }

    private static var now: TimeInterval {
        guard let now = Stage.running?.clock.now else { return 0 }
        return TimeInterval(now.nanoseconds) / 1_000_000_000
    }
}

/// An event of the user: the touch of a finger.
open class UIEvent: NSObject {
    /// The touches; always one here.
    open private(set) var allTouches: Set<UITouch>?

    init(_ touch: UITouch) { allTouches = [touch] }

    /// Returns the touches on a view.
    open func touches(for view: UIView) -> Set<UITouch>? {
        guard let touches = allTouches, touches.contains(where: { $0.view === view }) else { return nil }
        return touches.filter { $0.view === view }
    }
}

/// A gesture of one finger, as scripts make it.
enum TouchGesture: Equatable {
    /// One or two taps, or a long one.
    case tap, doubleTap, longPress
    /// A move of the finger.
    case swipe(SwipeDirection)
}

extension UIView {
    /// Taps the view: the nearest control, row or recogniser handles it; returns whether anything could have.
    @discardableResult
    func touch() -> Bool {
        let (target, touch) = putFinger(for: .tap)
        let isHandled = target.handleTouch()
        target.lift(touch)
        return isHandled || touch.gestureRecognizers?.isEmpty == false || touch.ignoredPhases < 2
    }

    /// Taps the view twice; returns whether a recogniser of double taps, here or on a view above, has recognised that.
    ///
    /// If such a recogniser has `cancelsTouchesInView`, controls, rows and touch methods get neither tap, since UIKit
    /// delays the end of the first one until the second (`delaysTouchesEnded`). Recognisers of single taps get both,
    /// unless they require the double tap to fail.
    func doubleTap() -> Bool {
        let top = window?.topmostController
        let (target, first) = putFinger(for: .doubleTap)
        let double = target.recognizersAround(of: .doubleTap).first { !$0.waits && $0.canBegin }
        let takesTouches = double?.cancelsTouchesInView == true
        target.handleTouch(byRecognizersOnly: takesTouches)
        if !takesTouches { target.lift(first) }
        var isRecognized = false
        // The first touch may have replaced the screen, or presented one over the view.
        if window != nil, window?.topmostController === top, (try? reach()) != nil {
            let (target, second) = putFinger(for: .doubleTap, taps: 2)
            target.handleTouch(byRecognizersOnly: takesTouches)
            if let double, double.isEnabled, second.gestureRecognizers?.contains(where: { $0 === double }) == true {
                target.recognize(.doubleTap, by: double)
                isRecognized = true
            }
            if takesTouches && isRecognized { first.isTaken = true }
            if takesTouches { target.lift(first) }
            target.lift(second)
        } else if takesTouches {
            target.lift(first)
        }
        return isRecognized
    }

    /// Lets the nearest recogniser of a swipe, here or on a view above, handle one; returns whether one did.
    func recognizeSwipe(_ direction: SwipeDirection) -> Bool {
        let (target, touch) = putFinger(for: .swipe(direction))
        let isRecognized = moveFinger(direction, of: touch, on: target)
        target.lift(touch)
        return isRecognized
    }

    /// Moves the finger by the view's width or height, in three steps; returns whether a gesture was recognised.
    ///
    /// A pan begins after 10 points, a swipe is recognised halfway: a pan wins unless it waits for the swipe.
    private func moveFinger(_ direction: SwipeDirection, of touch: UITouch, on target: UIView) -> Bool {
        let gesture = TouchGesture.swipe(direction)
        let length = direction.isSideways ? bounds.width : bounds.height
        let start = touch.location(in: nil)
        var pans: [UIPanGestureRecognizer] = []
        var isRecognized = false
        for (step, way) in [min(10, length / 2), length / 2, length].enumerated() {
            touch.move(to: CGPoint(x: start.x + direction.x * way, y: start.y + direction.y * way))
            if step == 0 {
                pans = target.beginPans(gesture)
                for pan in pans { pan.begin(from: start, speed: 5 * length, direction) }
                isRecognized = !pans.isEmpty
            } else {
                for pan in pans { pan.proceed(to: .changed) }
            }
            if step == 1 {
                let swipes = target.recognizersAround(of: gesture).filter { !($0 is UIPanGestureRecognizer) }
                let able = swipes.first { swipe in
                    pans.isEmpty ? !swipe.waits && swipe.canBegin : pans.contains { $0.joins(swipe) } && swipe.canBegin
                }
                if let able { target.recognize(gesture, by: able) }
                isRecognized = isRecognized || able != nil
            }
            target.noteMove(of: touch)
        }
        for pan in pans { pan.proceed(to: .ended) }
        return isRecognized
    }

    /// Passes a move of the finger to the recognisers and to the view, which learns if they cancel its touch.
    private func noteMove(of touch: UITouch) {
        for recognizer in touch.gestureRecognizers ?? [] { recognizer.follow(touch, .moved) }
        if touch.phase == .cancelled { return }
        if touch.isTaken { return finish(touch) }
        touchesMoved([touch], with: UIEvent(touch))
    }

    /// Returns whether a recogniser would recognise the gesture on the view, without asking delegates.
    func hasRecognizer(of gesture: TouchGesture) -> Bool {
        touched.recognizersAround(of: gesture).contains(where: \.isEnabled)
    }

    /// Lets the nearest context menu or long-press recogniser handle a press; returns whether one did.
    ///
    /// A view's menu has priority over its recognisers. It opens after the touch was cancelled.
    func longPress() -> Bool {
        var isRecognized = false
        var offer: ContextMenuOffer?
        let (target, touch) = putFinger(for: .longPress)
        for view in sequence(first: target, next: \.superview) where !isRecognized {
            offer = view.contextMenuOffer(at: touch.location(in: view))
            if offer != nil { touch.isTaken = true }
            isRecognized = offer != nil || view.recognizeLongPress()
        }
        target.lift(touch)
        offer?.open(over: self)
        return isRecognized
    }

    /// Lets the nearest control, row or recogniser of single taps handle a touch on the view.
    ///
    /// - Parameter byRecognizersOnly: whether controls and rows ignore the touch; a control still keeps it from the
    ///   recognisers above.
    /// - Returns: whether one has handled it.
    @discardableResult
    private func handleTouch(byRecognizersOnly: Bool = false) -> Bool {
        sequence(first: self, next: \.superview).contains { view in
            byRecognizersOnly ? view.recognizeTap() || view.isControl : view.takeTouch()
        }
    }

    /// Puts a finger on the view; the touched view and the recognisers around it receive the touch.
    private func putFinger(for gesture: TouchGesture, taps: Int = 1) -> (target: UIView, touch: UITouch) {
        let target = touched
        let touch = UITouch(on: target, for: gesture, taps: taps)
        var view: UIView? = target
        while let present = view {
            for recognizer in present.gestureRecognizers ?? [] { recognizer.receive(touch) }
            view = present.superview
        }
        for recognizer in touch.gestureRecognizers ?? [] { recognizer.follow(touch, .began) }
        target.touchesBegan([touch], with: UIEvent(touch))
        return (target, touch)
    }

    /// Lifts a finger from the view, which is notified unless the touch was cancelled before.
    private func lift(_ touch: UITouch) {
        for recognizer in touch.gestureRecognizers ?? [] { recognizer.follow(touch, .ended) }
        if touch.phase != .cancelled { finish(touch) }
    }

    /// Ends a touch for the view, which is notified that the finger was lifted or the touch cancelled.
    private func finish(_ touch: UITouch) {
        touch.end()
        if touch.isTaken {
            touchesCancelled([touch], with: UIEvent(touch))
        } else {
            touchesEnded([touch], with: UIEvent(touch))
        }
    }

    /// The view that a finger on the middle of this one touches: an inert one in it, itself, or one around it.
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
