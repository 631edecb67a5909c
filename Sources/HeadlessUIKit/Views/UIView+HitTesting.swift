public import Foundation

extension UIView {
    /// Returns the deepest view at a point; the default of ``hitTest(_:with:)``.
    func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= Self.leastVisibleAlpha,
            self.point(inside: point, with: event)
        else { return nil }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Converts a rectangle of another view, or of the window if `view` is `nil`, into this view's coordinates.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let view = view ?? window else { return rect }
        return view.convert(rect, to: self)
    }

    /// Converts a point of another view, or of the window if `view` is `nil`, into this view's coordinates.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), from: view).origin
    }
}
