public import Foundation

extension UIView {
    /// What a dimension is where the content asks for none.
    public static let noIntrinsicMetric: CGFloat = -1

    /// Where the view lies in its superview, in points; set by the app, layout leaves it alone.
    public var frame: CGRect {
        get { placement }
        set {
            hasOwnFrame = true
            place(newValue)
        }
    }

    /// The view's own rectangle, in its own coordinates; the origin of a scroll view's is its content's offset.
    public var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: placement.size) }
        set {
            if newValue.origin != boundsOrigin {
                if let scroll = self as? UIScrollView {
                    scroll.contentOffset = newValue.origin
                } else {
                    boundsOrigin = newValue.origin
                }
            }
            guard newValue.size != placement.size else { return }
            let middle = center
            frame = CGRect(
                x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2, width: newValue.width,
                height: newValue.height)
        }
    }

    /// The middle of the frame, in the superview's coordinates.
    public var center: CGPoint {
        get { CGPoint(x: placement.midX, y: placement.midY) }
        set {
            frame = CGRect(
                x: newValue.x - placement.width / 2, y: newValue.y - placement.height / 2, width: placement.width,
                height: placement.height)
        }
    }

    /// Returns a rectangle of this view in another's coordinates, or in the window's.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let shift = originInRoot
        let other = view?.originInRoot ?? .zero
        return rect.offsetBy(dx: shift.x - other.x, dy: shift.y - other.y)
    }

    /// Returns a point of this view in another's coordinates, or in the window's.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        convert(CGRect(origin: point, size: .zero), to: view).origin
    }

    /// Where the zero of the view's own coordinates lies at the top of its hierarchy.
    private var originInRoot: CGPoint {
        var x: CGFloat = 0
        var y: CGFloat = 0
        var view: UIView? = self
        while let present = view {
            guard let above = present.superview else { return CGPoint(x: x, y: y) }
            x += present.placement.minX - present.boundsOrigin.x
            y += present.placement.minY - present.boundsOrigin.y
            view = above
        }
        return CGPoint(x: x, y: y)
    }

    /// Puts the view somewhere; its own layout is due again if its size changes.
    func place(_ rect: CGRect) {
        let hasNewSize = rect.size != placement.size
        placement = rect
        if hasNewSize { setNeedsLayout() }
    }
}
