public import Foundation

/// What the user did; a stage has no more to say of it.
open class UIEvent {
    init() {}
}

extension UIView {
    /// Returns the farthest view at a point, as ``hitTest(_:with:)`` does by itself.
    func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !letsTouchesThrough, !isHidden, alpha > Self.leastVisibleAlpha,
            self.point(inside: point, with: event)
        else { return nil }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Returns a rectangle of another view, or of the window, in this view's coordinates.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let view = view ?? window else { return rect }
        return view.convert(rect, to: self)
    }

    /// Returns a point of another view, or of the window, in this view's coordinates.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), from: view).origin
    }
}
