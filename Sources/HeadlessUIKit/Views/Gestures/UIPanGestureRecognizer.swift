public import Foundation

/// Recognises a finger that moves, as a script's `swipe ELEMENT left` moves it.
///
/// The finger comes down in the middle of the element and moves by its width or height. The gesture begins after 10
/// points, changes halfway and at the end, and ends there. For the velocity it lasts a fifth of a second.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The least number of fingers that make the gesture; a script has one.
    open var minimumNumberOfTouches = 1
    /// The greatest number of fingers that make the gesture.
    open var maximumNumberOfTouches = Int.max
    /// The point of the window from which the translation is measured.
    private var origin = CGPoint.zero
    /// The speed of the finger, in points of the window per second.
    private var speed = CGPoint.zero

    /// Returns how far the finger has moved since the gesture began or the translation was set, in points of a view.
    open func translation(in view: UIView?) -> CGPoint {
        guard let touch else { return .zero }
        return vector(from: origin, to: touch.location(in: nil), in: view)
    }

    /// Sets how far the finger has moved, in points of a view.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let touch else { return }
        let now = touch.location(in: view)
        let from = CGPoint(x: now.x - translation.x, y: now.y - translation.y)
        origin = view?.convert(from, to: nil) ?? from
    }

    /// Returns the speed of the finger, in points of a view per second.
    open func velocity(in view: UIView?) -> CGPoint { vector(from: .zero, to: speed, in: view) }

    override func recognizes(_ gesture: TouchGesture) -> Bool {
        if case .swipe = gesture { minimumNumberOfTouches <= 1 && maximumNumberOfTouches >= 1 } else { false }
    }

    /// Begins the gesture of a finger that came down at a point of the window.
    func begin(from start: CGPoint, speed: CGFloat, _ direction: SwipeDirection) {
        origin = start
        self.speed = CGPoint(x: direction.x * speed, y: direction.y * speed)
        enter(.began)
    }

    /// Continues the gesture, unless it is over; cancels it if the app has disabled the recogniser.
    func proceed(to state: State) {
        guard self.state == .began || self.state == .changed else { return }
        enter(isEnabled ? state : .cancelled)
        if !isEnabled || state == .ended { reset() }
    }

    /// Prepares for the next gesture.
    open override func reset() {
        super.reset()
        speed = .zero
    }

    /// Returns the distance from one point of the window to another, in the coordinates of a view.
    private func vector(from start: CGPoint, to end: CGPoint, in view: UIView?) -> CGPoint {
        let (start, end) = (view?.convert(start, from: nil) ?? start, view?.convert(end, from: nil) ?? end)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}

extension UIView {
    /// Returns the nearest pan that may begin, here or on a view above, with the pans that a delegate lets join it.
    func beginPans(_ gesture: TouchGesture) -> [UIPanGestureRecognizer] {
        let pans = recognizersAround(of: gesture).compactMap { $0 as? UIPanGestureRecognizer }
        guard let first = pans.first(where: { !$0.waits && $0.canBegin }) else { return [] }
        return [first] + pans.filter { $0 !== first && first.joins($0) && $0.canBegin }
    }
}

extension SwipeDirection {
    var x: CGFloat { self == .left ? -1 : self == .right ? 1 : 0 }
    var y: CGFloat { self == .up ? -1 : self == .down ? 1 : 0 }
}

/// The pan of a scroll view, which never begins, so that other recognisers do not wait for it.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
    init(of view: UIScrollView) {
        super.init()
        self.view = view
    }

    override func recognizes(_ gesture: TouchGesture) -> Bool { false }
}
