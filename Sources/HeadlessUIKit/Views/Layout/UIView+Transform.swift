import Foundation

extension UIView {
    /// How the view is scaled, turned and moved around its middle, with all that lies in it; the identity by itself.
    ///
    /// Layout does not look at it: ``bounds`` and ``center`` stay; ``frame`` is the upright box around what is seen.
    /// developer.apple.com/documentation/uikit/uiview/transform
    public var transform: CGAffineTransform {
        get { extras?.transform ?? .identity }
        set {
            guard newValue != transform else { return }
            extras = extras ?? ViewExtras()
            extras?.transform = newValue.isIdentity ? nil : newValue
            invalidateScreen()
        }
    }

    /// What the transform makes of the superview's coordinates, around the view's middle; `nil` if it changes nothing.
    var transformInSuperview: CGAffineTransform? {
        guard let transform = extras?.transform else { return nil }
        return transform.around(CGPoint(x: placement.midX, y: placement.midY))
    }

    /// What brings the view's own coordinates to those of the top of its hierarchy.
    var transformToRoot: CGAffineTransform {
        var result = CGAffineTransform.identity
        var view: UIView? = self
        while let present = view, let above = present.superview {
            let (place, origin) = (present.placement.origin, present.boundsOrigin)
            result = result.concatenating(
                CGAffineTransform(translationX: place.x - origin.x, y: place.y - origin.y))
            if let transform = present.transformInSuperview { result = result.concatenating(transform) }
            view = above
        }
        return result
    }

    /// Returns where the view is placed so that what is seen of it has a frame.
    ///
    /// UIKit leaves it open what a frame that is set means with a transform; here turning makes the size no other.
    func placement(forFrame frame: CGRect) -> CGRect {
        guard let transform = extras?.transform else { return frame }
        let size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
        return CGRect(
            x: frame.midX - transform.tx - size.width / 2, y: frame.midY - transform.ty - size.height / 2,
            width: size.width, height: size.height)
    }
}

nonisolated extension CGAffineTransform {
    /// Returns what this transform does if a point is the zero of the coordinates.
    func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
